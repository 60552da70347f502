import type { Colour } from '@pampa/protocol';
import { newSecret, newToken } from './random';
import { Refused } from './refused';
import { commitmentOf } from './sealing';
import { browserSeats, type SeatsKept } from './seats-kept';
import type { TableSession } from './session';

export interface Place {
  readonly name: string;
  /** Null: any. */
  readonly seat: number | null;
  readonly colour: Colour | null;
}

/** Takes a seat. Its token is kept before it is sent: a lost answer loses nobody a seat. Throws `Refused`. */
export async function sitDown(
  session: TableSession,
  place: Place,
  seats: SeatsKept = browserSeats(),
): Promise<void> {
  const { code } = session;
  const kept = seats.of(code);
  const token = kept?.token ?? newToken();
  const secret = kept?.secret ?? newSecret();
  const status = session.table.peek()?.status ?? 'lobby';
  seats.keep(code, { token, secret, name: place.name, seenAt: Date.now(), status });
  try {
    await session.request('sit', { ...place, token, commitment: commitmentOf(secret) });
  } catch (error) {
    if (error instanceof Refused && kept === null) seats.forget(code);
    throw error;
  }
}

/** Asks the others for an absent person's seat, with a token of this browser's own. */
export async function claimSeat(
  session: TableSession,
  seat: number,
  seats: SeatsKept = browserSeats(),
): Promise<void> {
  const { code } = session;
  const token = seats.of(code)?.token ?? newToken();
  const status = session.table.peek()?.status ?? 'playing';
  const name = session.table.peek()?.seats[seat]?.name ?? '';
  seats.keep(code, { token, secret: newSecret(), name, seenAt: Date.now(), status, isClaim: true });
  try {
    await session.request('claim', { token, seat });
  } catch (error) {
    if (error instanceof Refused) seats.forget(code);
    throw error;
  }
}
