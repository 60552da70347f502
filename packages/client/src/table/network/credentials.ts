import type { SeatReservation } from '@pampa/protocol';
import { newSecret, newToken } from '../random';
import { Refused } from '../refused';
import type { SeatsKept } from '../seats-kept';
import { askForPlace, earlyPlace, type Asking } from './early-place';

export interface Visitor {
  readonly code: string;
  /** Null: whoever watches leaves a seat that this browser may have where it is. */
  readonly seats: SeatsKept | null;
  /** How a spectator wants to be called. */
  readonly name: string;
}

/** Asks for a place on the socket, in one's seat if this browser has one. Throws `Refused` or `Unreachable`. */
export async function reservePlace(visitor: Visitor, handoff: string | null): Promise<SeatReservation> {
  const { code, seats } = visitor;
  if (handoff === null || seats === null) return earlyPlace(asking(visitor));
  const isNew = seats.of(code) === null;
  // Kept before it is sent: a lost answer loses nobody a seat.
  if (isNew) {
    const seat = { token: newToken(), secret: newSecret(), name: visitor.name };
    seats.keep(code, { ...seat, seenAt: Date.now(), status: 'lobby' });
  }
  try {
    return await askForPlace(asking(visitor), handoff);
  } catch (error) {
    if (isNew && error instanceof Refused && error.code === 'bad-handoff') seats.forget(code);
    throw error;
  }
}

function asking({ code, seats, name }: Visitor): Asking {
  return { code, token: seats?.of(code)?.token ?? null, name };
}
