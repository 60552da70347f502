import type { Language } from '@pampa/texts';
import { durationText } from '../../table-page/duration';

interface Option {
  readonly value: number;
  readonly label: string;
}

/*
 * What can be chosen with one tap. The protocol allows anything between; an odd value that another page has set is
 * shown among them.
 */
export const TURN_SECONDS = [30, 60, 90, 120, 180, 300] as const;
export const BANK_SECONDS = [0, 180, 300, 600, 1200, 1800] as const;
const DAYS = [1, 2, 3, 5, 7] as const;
export const AWAY_SECONDS = [30, 60, 120, 300, 900, 3600, 86_400] as const;

const DAY_SECONDS = 86_400;

/** `none` is what nothing at all is called. */
export function durations(
  language: Language,
  usual: readonly number[],
  current: number,
  none: string,
): readonly Option[] {
  return withCurrent(usual, current).map((value) => ({
    value,
    label: value === 0 ? none : durationText(language, value),
  }));
}

export function days(language: Language, current: number): readonly Option[] {
  return withCurrent(DAYS, current).map((value) => ({
    value,
    label: durationText(language, value * DAY_SECONDS),
  }));
}

function withCurrent(usual: readonly number[], current: number): readonly number[] {
  return usual.includes(current) ? usual : [...usual, current].sort((a, b) => a - b);
}
