import type { SeatReservation } from '@pampa/protocol';
import { joinTable } from '../api';
import { browserId } from '../browser-id';
import { Refused } from '../refused';
import { VERSIONS } from '../versions';

/** Who wants a place: the seat's token, if there is a seat, and how a spectator wants to be called. */
export interface Asking {
  readonly code: string;
  readonly token: string | null;
  readonly name: string;
}

/** The server keeps a place for a while only; one that has lain here for so long is let go. */
export const FRESH_MS = 8000;

interface Early extends Asking {
  readonly since: number;
  readonly place: Promise<SeatReservation>;
}

let early: Early | null = null;

/** While the page is still on its way (`ahead.ts`): when the socket can be opened, the place on it is there. */
export function askEarly(asking: Asking): void {
  const place = askForPlace(asking, null);
  // Whoever takes it hears of it; nobody may.
  place.catch(() => undefined);
  early = { ...asking, since: performance.now(), place };
}

/** What was asked for early, once; otherwise it is asked for now. Throws `Refused` or `Unreachable`. */
export function earlyPlace(asking: Asking): Promise<SeatReservation> {
  const asked = early;
  early = null;
  const isIt =
    asked !== null &&
    asked.code === asking.code &&
    asked.token === asking.token &&
    performance.now() - asked.since < FRESH_MS;
  return isIt ? asked.place : askForPlace(asking, null);
}

export async function askForPlace(
  { code, token, name }: Asking,
  handoff: string | null,
): Promise<SeatReservation> {
  const request = { ...VERSIONS, token, handoff, browser: browserId() };
  try {
    return await joinTable(code, { ...request, name: name === '' ? null : name });
  } catch (error) {
    // A name that the server does not like is no reason to stand outside: one watches without.
    if (error instanceof Refused && error.code === 'bad-name') {
      return joinTable(code, { ...request, name: null });
    }
    throw error;
  }
}
