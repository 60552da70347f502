import type { Entry } from './entry';
import type { Secrets } from './fairness';
import type { GameEvent, GameTypes, Result } from './game';
import type { Hex } from './hash';
import type { Header } from './match';
import type { Resigned } from './resigned';
import type { Snapshot } from './snapshot';

export const RECORD_FORMAT = 'pampa-match';

/** Grows whenever a reader of the old version would misread the new one; docs/record.md says what changed. */
export const RECORD_VERSION = 1;

/**
 * A match that has ended, as it is exported, replayed, verified, reported and kept as a fixture (`*.match.json`).
 * Everything in it is public from then on. A running match has a `RunningRecord` instead.
 */
export interface MatchRecord<T extends GameTypes = GameTypes> {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly header: Header<T>;
  /** Where the hash chain begins. Kept so that a changed header is told from a changed first entry. */
  readonly headerLink: Hex;
  /** What the commitments of the header were made to. Null where they are not to be had: nothing can be replayed. */
  readonly secrets: Secrets | null;
  readonly entries: readonly Entry<T>[];
  readonly snapshots: readonly Snapshot[];
  /** Null if the match was ended without one. */
  readonly result: Result | null;
  /** Who gave up his seat, and when: the ranking is made of both (`finalRanking`). Left out where nobody has. */
  readonly resigned?: readonly Resigned[];
  /** What happened, per entry, with held and sealed facts. It follows from the rest, so it may be left out (null). */
  readonly events: readonly (readonly GameEvent<T>[])[] | null;
}
