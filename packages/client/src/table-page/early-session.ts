import { NetworkSession } from '../table/network/session';
import { browserSeats } from '../table/seats-kept';

let early: NetworkSession | null = null;
/** The page was quicker: it has begun a session of its own, and a second one would take its seat away. */
let isTooLate = false;

/**
 * For whoever comes back to a match (`ahead.ts`): the line to the table is opened as soon as there is the code for it. Until
 * there are words for a page, and a page to show it on, the table has told what there is to see.
 */
export function comeEarly(code: string, name: string): void {
  if (isTooLate) return;
  early = new NetworkSession({ code, seats: browserSeats(), name, handoff: null });
}

/** The session that was begun for this seat, once. */
export function takeEarly(code: string, as: 'player' | 'watch' | 'tv'): NetworkSession | null {
  const begun = early;
  early = null;
  isTooLate = true;
  if (begun === null || (begun.code === code && as === 'player')) return begun;
  begun.close();
  return null;
}
