import { sinceText } from '../practice-page/since-text';
import { texts } from '../texts/say';

const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** "12.3 MB": decimal units, as disks are sold and as Docker and Prometheus show them. */
export function bytesText(bytes: number): string {
  const step = Math.min(STEPS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return unitText(bytes / 1000 ** step, STEPS[step] ?? 'byte');
}

export function msText(ms: number | null): string {
  return ms === null ? '–' : unitText(ms, 'millisecond');
}

export function percentText(share: number): string {
  return new Intl.NumberFormat(texts.value.language, { style: 'percent' }).format(share);
}

export function numberText(value: number): string {
  return new Intl.NumberFormat(texts.value.language, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );
}

export function timeText(at: number): string {
  return new Intl.DateTimeFormat(texts.value.language, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

export function hourText(at: number): string {
  return new Intl.DateTimeFormat(texts.value.language, { timeStyle: 'short' }).format(at);
}

function unitText(value: number, unit: string): string {
  return new Intl.NumberFormat(texts.value.language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

/** "5 minutes ago", "yesterday", "now". */
export function agoText(at: number, now: number): string {
  return sinceText(texts.value.language, at, now);
}
