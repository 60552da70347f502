import type { GameTypes, Rng } from '@pampa/rules';
import { Budget, type Limit } from '../limit';
import type { Question, Thought } from '../question';
import { knowledgeOf } from '../registry';
import { firstSight } from '../search/playout';
import { plansFor, type Breadth } from '../search/plans';

const BREADTH: Breadth = { width: 12, branches: 10 };

/** A good hand: looks through the whole turn, and plays what leaves him best at its end. */
export function gauchoThinks<T extends GameTypes>(
  { game, view, seat }: Question<T>,
  actions: readonly T['action'][],
  rng: Rng,
  limit: Limit,
): Thought<T> {
  const budget = new Budget(limit);
  const knowledge = knowledgeOf(game);
  const world = game.imagine(view, seat, rng);
  const [best] = plansFor(game, knowledge, world, seat, rng, budget, BREADTH);
  const plan = best?.actions ?? [firstSight(knowledge, view, seat, actions)];
  return { action: plan[0] as T['action'], plan, nodes: budget.nodes };
}
