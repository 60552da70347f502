import type { JoinTable } from '@pampa/protocol/requests';
import type { TableDocument } from './document';
import { seatByHandoff } from './handoff';
import { hashToken, seatByToken } from './tokens';

/** Whether a join is a player's own: of a seat in a match that has begun, or at the table of the rematch after one. */
export function isOwnTable(
  document: TableDocument,
  { token, handoff }: Pick<JoinTable, 'token' | 'handoff'>,
  now: number,
): boolean {
  const { status, previous } = document;
  const isBegun = status === 'starting' || status === 'playing' || (status === 'lobby' && previous !== null);
  if (!isBegun) return false;
  const isSeated = token !== null && seatByToken(document, hashToken(token)) !== null;
  return isSeated || (handoff !== null && seatByHandoff(document, handoff, now) !== null);
}
