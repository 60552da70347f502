import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes the same time wherever two secrets differ, and however long they are. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
