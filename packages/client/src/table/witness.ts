import { storageOfBrowser } from '../settings/storage';

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

type Stored = Readonly<Record<string, Witness>>;

const KEY = 'pampa.witness';
/** As many as there are seats kept, and some more that were watched. */
const MOST_MATCHES = 60;

export function witnessesIn(storage: Pick<Storage, 'getItem' | 'setItem'>): WitnessesKept {
  const read = (): Stored => {
    try {
      const value: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
      return typeof value === 'object' && value !== null ? (value as Stored) : {};
    } catch {
      // Somebody else wrote there: what was seen is forgotten, and nothing is claimed.
      return {};
    }
  };
  return {
    of: (match) => read()[match] ?? null,
    keep(match, witness) {
      const newest = Object.entries({ ...read(), [match]: witness }).sort(
        ([, a], [, b]) => b.seenAt - a.seenAt,
      );
      storage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST_MATCHES))));
    },
  };
}

let browser: WitnessesKept | null = null;

export function browserWitnesses(): WitnessesKept {
  return (browser ??= witnessesIn(storageOfBrowser()));
}
