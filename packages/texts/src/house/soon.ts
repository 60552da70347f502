import type { Language } from '../languages';

const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * How long to wait, as it stands in a sentence: "in 20 seconds", "in 3 Tagen". Rounded up, for whoever comes a moment too
 * early is refused again; and in a unit of which there are at least two, so that little is lost by that.
 */
export function soonText(language: Language, seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= 2 * length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(language).format(Math.max(1, Math.ceil(seconds / size)), unit);
}
