import type { HouseRefusal } from '@pampa/protocol';
import type { TableDocument } from './document';
import { seatOf, withSeat } from './people';
import { notice, refused, type Circumstances, type Commanded, type Outcome, type Table } from './table';
import { formerHolderByToken, hashToken, isSameHash, seatByToken } from './tokens';

/** "Continue elsewhere": long enough to scan a code with a phone. */
const HANDOFF_MS = 5 * 60_000;
const HANDOFF_BYTES = 16;

export function makeHandoff(table: Table, who: string, { now, randomBytes }: Circumstances): Commanded {
  const index = seatOf(table.document, who);
  if (index === null) return refused('not-seated');
  const handoff = Buffer.from(randomBytes(HANDOFF_BYTES)).toString('base64url');
  const expiresAt = now + HANDOFF_MS;
  return {
    document: withSeat(table.document, index, { handoff: { hash: hashToken(handoff), expiresAt } }),
    answer: { handoff, expiresAt },
  };
}

/** The seat that a handoff is for, as long as it holds. */
export function seatByHandoff(document: TableDocument, handoff: string, now: number): number | null {
  const hash = hashToken(handoff);
  const index = document.seats.findIndex(
    (seat) => seat.handoff !== null && isSameHash(seat.handoff.hash, hash) && now < seat.handoff.expiresAt,
  );
  return index < 0 ? null : index;
}

/**
 * Serves once: the seat's token is another from then on, and the old browser is shown out. The old token wins nothing
 * back, because this is its owner's own act; but who held the seat before a claim still does, whatever the claimant makes
 * of it.
 */
export function redeemHandoff(
  document: TableDocument,
  handoff: string,
  token: string,
  now: number,
): Outcome | HouseRefusal {
  const tokenHash = hashToken(token);
  const index = seatByHandoff(document, handoff, now) ?? -1;
  const seat = document.seats[index];
  if (seat === undefined) {
    // The answer was lost and the same browser asks again.
    return seatByToken(document, tokenHash) === null ? refused('bad-handoff') : { document };
  }
  const holder = seatByToken(document, tokenHash);
  const isFormer = formerHolderByToken(document, tokenHash) !== null;
  if (isFormer || (holder !== null && holder !== index)) return refused('already-seated');
  return {
    document: withSeat(document, index, { tokenHash, handoff: null }),
    lines: [notice('seat-moved', { player: seat.name })],
  };
}
