import type { Language } from '@pampa/texts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** In the largest unit that it is a whole number of: "90 seconds", "2 minutes", "1 day". */
export function durationText(language: Language, seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? [
    'second',
    1,
  ];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** A running clock: "1:05", "1:02:09". */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

/** A deadline of days: "2 days", "5 hours", "12 minutes", rounded down: nobody shall believe in more than there is. */
export function leftText(language: Language, ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['minute', 60] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(seconds / size));
}

/** A moment in the past: "16:51", with the date if that was not today. */
export function sinceText(language: Language, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const options = isToday ? {} : ({ dateStyle: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...options, timeStyle: 'short' }).format(at);
}
