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
