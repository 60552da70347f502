import { createHash, timingSafeEqual } from 'node:crypto';
import type { TableDocument } from './document';

/** What is kept of a token. It has 128 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update('pampa seat token 1\n').update(token).digest('hex');
}

/** The seat whose token this is, or null. Every seat is compared, and each in constant time. */
export function seatByToken(document: TableDocument, tokenHash: string): number | null {
  const given = Buffer.from(tokenHash, 'hex');
  let found: number | null = null;
  document.seats.forEach(({ tokenHash: kept }, seat) => {
    if (kept !== null && isSame(Buffer.from(kept, 'hex'), given)) found = seat;
  });
  return found;
}

export function isSameHash(a: string, b: string): boolean {
  return isSame(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Where in which seat's list of former holders this token stands, or null. Compared like `seatByToken`. */
export function formerHolderByToken(
  document: TableDocument,
  tokenHash: string,
): { readonly seat: number; readonly place: number } | null {
  const given = Buffer.from(tokenHash, 'hex');
  let found: { seat: number; place: number } | null = null;
  document.seats.forEach(({ holders = [] }, seat) => {
    holders.forEach(({ tokenHash: kept }, place) => {
      if (isSame(Buffer.from(kept, 'hex'), given)) found ??= { seat, place };
    });
  });
  return found;
}

/** Whether the token is somebody's at this table: a seat's, or that of someone who can win one back. */
export function isTokenKnown(document: TableDocument, tokenHash: string): boolean {
  return seatByToken(document, tokenHash) !== null || formerHolderByToken(document, tokenHash) !== null;
}
