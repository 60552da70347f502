import type { Answer } from './answer';

/** Long enough for a service that is being restarted. */
const USUAL_WAIT_MS = 30_000;

/** Who wants to be left alone for longer is: by then a turn may be over. */
const LONGEST_WAIT_MS = 5 * 60_000;

const LEAST_WAIT_MS = 1_000;

/**
 * How long to wait before the one second try; null if there is none. Only what was never sent, or was not accepted, is
 * sent again: a service that took the message and then fell silent might show it twice.
 */
export function waitBeforeRetry(answer: Answer): number | null {
  if ('failed' in answer) return answer.failed === 'unreachable' ? USUAL_WAIT_MS : null;
  if (answer.status !== 429 && answer.status < 500) return null;
  const wait = answer.retryAfterMs ?? USUAL_WAIT_MS;
  return wait <= LONGEST_WAIT_MS ? Math.max(wait, LEAST_WAIT_MS) : null;
}

/** Seconds, or a date. Null for what is neither. */
export function retryAfterMs(header = ''): number | null {
  if (/^\d+(\.\d+)?$/.test(header)) return Number(header) * 1_000;
  // Without this, `Date.parse` finds a date in nearly anything.
  if (!header.endsWith(' GMT')) return null;
  const ms = Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
