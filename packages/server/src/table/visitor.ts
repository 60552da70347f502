import { createHash } from 'node:crypto';
import { addressKey } from '../limits';

/**
 * Where a connection comes from, as marks that tell equal from different and no more: they are hashed with the table's
 * id, so a stored mark names no address and can't be compared between tables. The browser's id is the client's word and
 * can be made up; the address can't.
 */
export interface Visitor {
  readonly address: string;
  /** Null: the client did not say. */
  readonly browser: string | null;
}

/** 96 bits: too many to collide by chance, short enough to keep hundreds of them with a table. */
const MARK_LENGTH = 16;

/** The marks of a visitor at one table. `address` is the raw one; IPv6 addresses of one /64 get the same mark. */
export function visitorAt(table: string, address: string, browser: string | null): Visitor {
  const mark = (kind: string, value: string): string =>
    createHash('sha256').update(`${table}\n${kind}\n${value}`).digest('base64url').slice(0, MARK_LENGTH);
  return {
    address: mark('address', addressKey(address)),
    browser: browser === null ? null : mark('browser', browser),
  };
}

/** Whether two connections may be the same person's: the same address, or the same browser. */
export function mayBeSamePerson(a: Visitor, b: Visitor): boolean {
  return a.address === b.address || (a.browser !== null && a.browser === b.browser);
}

/** A home, an office, a phone's network and one more: enough to know a person again. */
const MOST_SEEN = 4;

/** With one more place somebody has connected from, newest last; the same list if that is known. */
export function withSeen(seen: readonly Visitor[], visitor: Visitor): readonly Visitor[] {
  const isKnown = seen.some(
    ({ address, browser }) => address === visitor.address && browser === visitor.browser,
  );
  return isKnown ? seen : [...seen, visitor].slice(-MOST_SEEN);
}
