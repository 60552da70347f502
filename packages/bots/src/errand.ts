import type { BotLevel } from '@pampa/protocol';
import { GAMES, type GameTypes, type Seat, type View } from '@pampa/rules';
import { quickRng } from './quick-rng';
import { think } from './think';

/** A question as plain data, for a worker of the server's or of the page's. */
export interface BotErrand {
  readonly game: string;
  readonly rules: number;
  readonly view: View<GameTypes>;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Of the bot's own imagination: it has nothing to do with the match's. */
  readonly seed: number;
  readonly nodes: number;
  readonly withinMs: number;
}

export interface BotReport {
  readonly action: GameTypes['action'];
  readonly nodes: number;
}

/** `now` in milliseconds, from any point. */
export function runErrand(errand: BotErrand, now: () => number): BotReport {
  const game = GAMES.find(({ id, version }) => id === errand.game && version === errand.rules);
  if (game === undefined) throw new Error(`no rules ${errand.rules} of ${errand.game}`);
  const { view, seat, level, seed, nodes, withinMs } = errand;
  const end = now() + withinMs;
  const limit = { nodes, isOver: () => now() >= end };
  const thought = think({ game, view, seat, level }, quickRng(seed), limit);
  return { action: thought.action, nodes: thought.nodes };
}
