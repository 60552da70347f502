import { storageOfBrowser } from '../settings/storage';
import { newToken } from './random';

const KEY = 'pampa.browser';

/** One for the page: where nothing can be kept, the id lasts as long as the page. */
const STORAGE = storageOfBrowser();

/**
 * A random id that this browser keeps. The server compares it, hashed, within one table only: two tabs of one browser
 * count as one voter when a seat is claimed, and people who share an address can be told apart.
 */
export function browserId(storage: Pick<Storage, 'getItem' | 'setItem'> = STORAGE): string {
  const kept = storage.getItem(KEY);
  if (kept !== null) return kept;
  const made = newToken();
  storage.setItem(KEY, made);
  return made;
}
