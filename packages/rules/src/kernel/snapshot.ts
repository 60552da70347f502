import type { GameTypes } from './game';
import { sha256Hex, type Hex } from './hash';
import { canonical } from './json';
import type { Match } from './match';

/**
 * The hash of a whole state. Published only after the match: a small sealed state could be guessed from its hash.
 */
export interface Snapshot {
  /** The state after this entry. */
  readonly seq: number;
  readonly hash: Hex;
}

/** Often enough to find the turn in which rules of two versions part, seldom enough to cost nothing. */
export const SNAPSHOT_EVERY = 64;

/** The start itself needs no snapshot: whatever is wrong with it shows in the first one. */
export function isSnapshotDue(seq: number): boolean {
  return seq > 0 && seq % SNAPSHOT_EVERY === 0;
}

/** No text of another kind of hash begins like this. */
const STATE_DOMAIN = 'pampa state 1\n';

/** Covers all three compartments and how much of the random stream is used up. */
export function stateHash<T extends GameTypes>(match: Match<T>): Hex {
  const { seq, position, state } = match;
  return sha256Hex(STATE_DOMAIN + canonical({ seq, position, state }));
}

export function takeSnapshot<T extends GameTypes>(match: Match<T>): Snapshot {
  return { seq: match.seq, hash: stateHash(match) };
}
