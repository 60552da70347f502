import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { settings } from './settings';

/** Whether to move things less: what was chosen, or what the system prefers. Then the scene's pace is 0. */
export const isMotionReduced: ReadonlySignal<boolean> = followed(
  '(prefers-reduced-motion: reduce)',
  (isPreferred) => (settings.motion.value === 'auto' ? isPreferred : settings.motion.value === 'reduced'),
);

/** Lamps are lit: what was chosen, or what the system prefers. */
export const isDusk: ReadonlySignal<boolean> = followed('(prefers-color-scheme: dark)', (isPreferred) =>
  settings.theme.value === 'auto' ? isPreferred : settings.theme.value === 'dusk',
);

/** The page looks as the settings say, from now on. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  effect(() => {
    dataset['theme'] = isDusk.value ? 'dusk' : 'day';
    const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (colour !== null) colour.content = isDusk.value ? '#1f140e' : '#43281a';
  });
  effect(() => {
    dataset['motion'] = isMotionReduced.value ? 'reduced' : 'full';
  });
}

function followed(query: string, decide: (isPreferred: boolean) => boolean): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const isPreferred = signal(media.matches);
  media.addEventListener('change', () => {
    isPreferred.value = media.matches;
  });
  return computed(() => decide(isPreferred.value));
}
