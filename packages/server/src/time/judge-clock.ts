const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/**
 * How far the machine's clock may move ahead and still be believed at once. A server that was off over night, or a laptop that
 * was suspended, stays below; a clock set to a wrong year does not.
 */
export const BELIEVED_AT_ONCE_MS = DAY_MS;

/**
 * How long a server must run with a clock that has jumped further before it believes it. A day is the shortest deadline a table
 * can have: after three weeks of downtime everybody still has a whole turn, and the operator a day to notice a wrong clock.
 */
const BELIEVED_AFTER_MS = DAY_MS;

/** Smaller differences are left alone: NTP corrects them by itself, and what is timed here is timed in seconds. */
const SMALLEST_STEP_MS = 2 * SECOND_MS;

/** What a server knows about time. */
export interface Known {
  /** The last time that was certain. It goes on with the time the server runs, and never back. */
  readonly sure: number;
  /** `sure` when the machine's clock was found to have jumped; null while it is believed. */
  readonly since: number | null;
}

/** `ahead`: by how much the machine's clock is ahead of what is certain; 0 while it is believed. */
export type Judged = Known & { readonly ahead: number };

/** Compares what the machine's clock says with what is known, and decides whether to believe it. */
export function judgeClock({ sure, since }: Known, wall: number): Judged {
  const ahead = wall - sure;
  if (ahead < SMALLEST_STEP_MS) return { sure, since: null, ahead: 0 };
  const hasLasted = since !== null && sure - since >= BELIEVED_AFTER_MS;
  if (ahead <= BELIEVED_AT_ONCE_MS || hasLasted) return { sure: wall, since: null, ahead: 0 };
  return { sure, since: since ?? sure, ahead };
}
