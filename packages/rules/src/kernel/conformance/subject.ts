import type { Game, GameTypes, State, Viewer } from '../game';

/** A game, and what the kit can't find out about it by itself. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  /**
   * Values that are hidden from the viewer and can't occur anywhere in what he gets for another reason: numbers of
   * face-down tiles, as long as no score or count gets as large. Looked for among all values, texts also among keys.
   */
  canaries(state: State<T>, viewer: Viewer): readonly (number | string)[];
  /** Scores alone decide the ranking: no tie-break, no elimination, no goal that beats them. */
  readonly ranksByScore: boolean;
}

/** Which game is played. */
export interface Setting<T extends GameTypes> {
  readonly seats: number;
  readonly options: T['options'];
  /** Everything random follows from it: the cards, the choices, what the kit looks at. */
  readonly seed: number;
}

/** No game of people gets near it; a random one that does is stuck. */
export const MOST_ACTS = 5_000;
