import type { BotLevel } from '@pampa/protocol';
import type { Game, GameTypes, Rng, Seat, View } from '@pampa/rules';

/** What a bot is asked: what the seat sees, and nothing else. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly view: View<T>;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** How far a bot may look. Whatever it has found when the limit is reached is its answer. */
export interface Limit {
  /** Positions it may look at: the same on every machine. */
  readonly nodes: number;
  /** Asked now and then: no time is left. */
  isOver(): boolean;
}

export interface Thought<T extends GameTypes = GameTypes> {
  readonly action: T['action'];
  /** Positions looked at. */
  readonly nodes: number;
}

/** Always one of the legal actions. */
export function think<T extends GameTypes>(question: Question<T>, _rng: Rng, _limit: Limit): Thought<T> {
  return { action: question.game.fallback(question.view, question.seat), nodes: 1 };
}
