import type { Hand } from './entry';
import type { Seat } from './game';
import { linkHash, type Hex } from './hash';

/** What every link says of its entry. */
interface Told {
  readonly seq: number;
  readonly seat: Seat;
  readonly at: number;
  readonly by: Hand;
}

/** An act as everybody saw it. */
export interface ToldAct extends Told {
  /** The action, or what stands for one that is secret. */
  readonly act: object;
  /** The open facts of what happened. */
  readonly events: readonly object[];
}

export interface ToldUndo extends Told {
  readonly undo: number;
  readonly consent: boolean;
}

/**
 * The link that follows `previous`. The rules make it while they play, and so can whoever has only seen what happened: that
 * is how a browser knows the link of the last entry it was shown, without having to believe anybody.
 */
export function actLink(previous: Hex, { seq, seat, at, by, act, events }: ToldAct): Hex {
  return linkHash(previous, { seq, seat, at, by, act, events });
}

export function undoLink(previous: Hex, { seq, seat, at, by, undo, consent }: ToldUndo): Hex {
  return linkHash(previous, { seq, seat, at, by, undo, consent });
}
