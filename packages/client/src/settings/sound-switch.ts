import { settings } from './settings';

let volumeBefore = 0.6;

/** On again as loud as it was. */
export function toggleSound(): void {
  const { volume } = settings;
  if (volume.value > 0) {
    volumeBefore = volume.value;
    volume.value = 0;
  } else {
    volume.value = volumeBefore;
  }
}
