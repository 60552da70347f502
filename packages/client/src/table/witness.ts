import { storageOfBrowser } from '../settings/storage';
import { keptByName } from './kept-by-name';

/**
 * What this browser has seen of a match with its own eyes. Once all secrets are published anybody can make a record of another
 * match, or of half of this one, that is in order: only whoever was there can tell them apart.
 */
export interface Witness {
  /** The last entry seen, 0 before the first, and its link: computed here from what was shown, not told. */
  readonly seq: number;
  readonly link: string;
  /** This browser's part of the dice, where it had one. */
  readonly own: { readonly seat: number; readonly secret: string } | null;
  /** The server went back behind this entry, which had been seen here: a backup was restored, or worse. */
  readonly wentBack?: number;
  readonly seenAt: number;
}

export interface WitnessesKept {
  of(match: string): Witness | null;
  keep(match: string, witness: Witness): void;
}

const KEY = 'pampa.witness';
/** As many as there are seats kept, and some more that were watched. */
const MOST_MATCHES = 60;

export function witnessesIn(storage: Pick<Storage, 'getItem' | 'setItem'>): WitnessesKept {
  const { read, write } = keptByName<Witness>(storage, KEY, MOST_MATCHES);
  return {
    of: (match) => read()[match] ?? null,
    keep: (match, witness) => write({ ...read(), [match]: witness }),
  };
}

let browser: WitnessesKept | null = null;

export function browserWitnesses(): WitnessesKept {
  return (browser ??= witnessesIn(storageOfBrowser()));
}
