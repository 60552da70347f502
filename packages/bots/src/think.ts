import type { BotLevel } from '@pampa/protocol';
import type { GameTypes, Rng } from '@pampa/rules';
import { baronThinks } from './levels/baron';
import { gauchoThinks } from './levels/gaucho';
import { peonThinks } from './levels/peon';
import type { Limit } from './limit';
import type { Question, Thought } from './question';

type Level = <T extends GameTypes>(
  question: Question<T>,
  actions: readonly T['action'][],
  rng: Rng,
  limit: Limit,
) => Thought<T>;

const LEVELS: Readonly<Record<BotLevel, Level>> = {
  peon: peonThinks,
  gaucho: gauchoThinks,
  baron: baronThinks,
};

/** Always one of the legal actions. */
export function think<T extends GameTypes>(question: Question<T>, rng: Rng, limit: Limit): Thought<T> {
  const { game, view, seat, level } = question;
  const actions = game.legal(view, seat);
  const [only] = actions;
  if (only === undefined) throw new Error(`seat ${seat} is not asked`);
  if (actions.length === 1) return { action: only, plan: [only], nodes: 0 };
  return LEVELS[level](question, actions, rng, limit);
}
