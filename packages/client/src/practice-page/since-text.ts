import type { Language } from '@pampa/texts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago", "yesterday"; "now" for what was only just. */
export function sinceText(language: Language, at: number, now: number): string {
  const since = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, ms] = UNITS.find(([, each]) => now - at >= each) ?? ['second', 1000];
  return unit === 'second' ? since.format(0, 'second') : since.format(-Math.floor((now - at) / ms), unit);
}
