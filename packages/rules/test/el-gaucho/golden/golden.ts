import type { Action } from '../../../src/el-gaucho/actions';
import type { LayoutName } from '../../../src/el-gaucho/layouts';
import type { Seat } from '../../../src/kernel/game';
import type { Tale } from './tale';

/** How the match was played when it was looked for. Reading it needs none of this. */
export interface Manner {
  /** Of a hundred acts, so many are the game's own fallback; the rest are drawn by weight. */
  readonly sense?: number;
  /** Weights of kinds of action, where they differ from the usual ones. */
  readonly likes?: Partial<Readonly<Record<Action['type'], number>>>;
  /** Of a hundred acts, so many are followed by taking one back. */
  readonly takesBack?: { readonly own?: number; readonly withConsent?: number };
  /** Seats that take their dice and end their turn, and no more. */
  readonly idle?: readonly Seat[];
  readonly bots?: readonly Seat[];
  /** Of a hundred acts of people, so many are made for them because their time is up. */
  readonly clock?: number;
  readonly startSeat?: Seat;
  /** Keeps the events in the record. They follow from the rest, so most go without. */
  readonly events?: true;
}

/** A match kept because something happens in it. */
export interface Golden {
  /** The file, without its ending. */
  readonly name: string;
  readonly says: string;
  readonly seats: 2 | 3 | 4;
  readonly layout: LayoutName;
  /** Null for a record that was sent in: it is kept as it is. */
  readonly manner: Manner | null;
  /** True of the match because that thing happens in it. */
  readonly shows: (tale: Tale) => boolean;
}
