import { createHmac, randomBytes } from 'node:crypto';
import { addressKey } from '../limits';
import type { Store } from '../store/store';

const KEY_NAME = 'opener marks';
const KEY_BYTES = 32;
/** 96 bits: too many to collide by chance. */
const MARK_LENGTH = 16;

/** The mark of the address that opened a table: equal for equal addresses, on all processes and after a restart. */
export type MarkOpener = (address: string) => string;

/**
 * Marks are kept with tables in place of addresses. They are hashed with a key of this house: without the key, all IPv4
 * addresses could be tried. They leave the server nowhere.
 */
export async function loadOpenerMarks(store: Pick<Store, 'keepOnce'>): Promise<MarkOpener> {
  const key = await store.keepOnce(KEY_NAME, () => randomBytes(KEY_BYTES).toString('base64url'));
  return (address) =>
    createHmac('sha256', key).update(addressKey(address)).digest('base64url').slice(0, MARK_LENGTH);
}
