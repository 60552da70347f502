import type { GameTypes, Rng } from '@pampa/rules';
import { knowledgeOf } from '../registry';
import { Budget, type Limit } from '../limit';
import type { Question, Thought } from '../question';

/** How far off his guess may be, in points. */
const NOISE = 4;
const STEPS = 1000;

/** A sensible beginner: what looks good at first sight, more or less. */
export function peonThinks<T extends GameTypes>(
  { game, view, seat }: Question<T>,
  actions: readonly T['action'][],
  rng: Rng,
  limit: Limit,
): Thought<T> {
  const budget = new Budget(limit);
  const hunches = knowledgeOf(game).hunches(view, seat, actions);
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < actions.length && budget.spend(); i++) {
    const worth = (hunches[i] as number) + NOISE * ((rng.int(STEPS) + rng.int(STEPS)) / STEPS - 1);
    if (worth > most) [best, most] = [i, worth];
  }
  const action = actions[best] as T['action'];
  return { action, plan: [action], nodes: budget.nodes };
}
