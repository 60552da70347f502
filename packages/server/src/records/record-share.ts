import type { Viewer } from '@pampa/rules';
import type { TableDocument } from '../table/document';
import { hashToken, seatByToken } from '../table/tokens';

/** Whose eyes a running match is read with. */
export interface RecordShare {
  readonly viewer: Viewer;
  /** Up to this entry it is the gallery's share: a claimant gets no private facts from before the claim. */
  readonly hiddenUntil: number;
}

/** What the bearer of a token may read of the table's running match; null: nothing. */
export function recordShareOf(document: TableDocument, token: string | null): RecordShare | null {
  const viewer = token === null ? null : seatByToken(document, hashToken(token));
  if (viewer === null) return document.options.gallery === 'closed' ? null : { viewer, hiddenUntil: 0 };
  return { viewer, hiddenUntil: document.seats[viewer]?.hiddenUntil ?? 0 };
}
