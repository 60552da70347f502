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
