import type { BotLevel } from '@pampa/protocol';
import type { Game, GameTypes, Seat, View } from '@pampa/rules';

/** Where a seat stands, as it sees it, and nothing else. */
export interface Position<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly view: View<T>;
  readonly seat: Seat;
}

/** What a bot is asked. */
export interface Question<T extends GameTypes = GameTypes> extends Position<T> {
  readonly level: BotLevel;
}

export interface Thought<T extends GameTypes = GameTypes> {
  readonly action: T['action'];
  /** What it means to do from here to the end of its turn, as far as it has looked; begins with the action. */
  readonly plan: readonly T['action'][];
  /** Positions looked at. */
  readonly nodes: number;
}
