import type { Estimate } from '@pampa/bots';
import { texts } from '../texts/say';

/** "12 ± 3": without its sign, for sentences that say by themselves which way it goes. */
export function sizeText({ points, error }: Estimate): string {
  const { numbers } = texts.value;
  return `${numbers.format(Math.abs(Math.round(points)))}\u00a0±\u00a0${errorText(error)}`;
}

/** "+12 ± 3". */
export function signedText({ points, error }: Estimate): string {
  const { numbers } = texts.value;
  const rounded = Math.round(points);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${numbers.format(Math.abs(rounded))}\u00a0±\u00a0${errorText(error)}`;
}

/** Never 0 unless it is certain: a small error is no reason to boast. */
function errorText(error: number): string {
  if (!Number.isFinite(error)) return '?';
  return texts.value.numbers.format(Math.ceil(error));
}

/** Beyond what may well be noise. */
export function isClear({ points, error }: Estimate): boolean {
  return Math.abs(points) > 2 * error && Math.round(points) !== 0;
}
