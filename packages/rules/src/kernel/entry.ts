import type { GameTypes, Seat } from './game';
import type { Hex } from './hash';

/** Who moved the seat's hand: the person, a bot in the seat, or the bot that moves when time is up. */
export type Hand = 'person' | 'bot' | 'clock';

interface EntryBase {
  /** Grows by one; the first entry of a match is 1. */
  readonly seq: number;
  readonly seat: Seat;
  /** Milliseconds since 1970, handed in by whoever runs the match; 0 where nobody keeps time. */
  readonly at: number;
  readonly by: Hand;
  /** The hash chain up to and including this entry. */
  readonly link: Hex;
}

export interface ActEntry<T extends GameTypes> extends EntryBase {
  readonly act: T['action'];
}

/** Takes back the act of entry `undo`; with `consent` also everything that came after it. */
export interface UndoEntry extends EntryBase {
  readonly undo: number;
  readonly consent: boolean;
}

export type Entry<T extends GameTypes> = ActEntry<T> | UndoEntry;

export function isAct<T extends GameTypes>(entry: Entry<T>): entry is ActEntry<T> {
  return 'act' in entry;
}
