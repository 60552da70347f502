import type { GameTypes, Rng } from '@pampa/rules';
import { Budget, type Limit } from '../limit';
import type { Question, Thought } from '../question';
import { knowledgeOf } from '../registry';
import { Contest, type Entrant } from '../search/contest';
import { firstSight } from '../search/playout';
import { plansFor, type Breadth } from '../search/plans';
import { standingIn } from '../search/standing';
import { meanOf } from '../search/statistics';

const BREADTH: Breadth = { width: 16, branches: 12 };
const ENTRANTS = 12;
const HORIZON = 3;
/** Worlds per plan between two cuts, where no count of nodes says how many there can be. */
const UNLIMITED_WORLDS = 64;

/**
 * Takes the best plans of a turn and plays them on in imagined worlds, again and again: the worse half is dropped, the
 * others are tried in twice as many, until one is left.
 */
export function baronThinks<T extends GameTypes>(
  { game, view, seat }: Question<T>,
  actions: readonly T['action'][],
  rng: Rng,
  limit: Limit,
): Thought<T> {
  const budget = new Budget(limit);
  const knowledge = knowledgeOf(game);
  const plans = plansFor(game, knowledge, game.imagine(view, seat, rng), seat, rng, budget, BREADTH);
  let entrants = plans.slice(0, ENTRANTS).map((plan): Entrant<T> => ({ actions: plan.actions, samples: [] }));
  const contest = new Contest(game, knowledge, view, seat, rng, HORIZON, standingIn);
  const cuts = Math.max(1, Math.ceil(Math.log2(entrants.length)));
  for (let cut = 0; cut < cuts && entrants.length > 1; cut++) {
    const share = budget.left / (cuts - cut);
    const end = budget.nodes + share;
    for (let worlds = 0; budget.nodes < end && worlds < UNLIMITED_WORLDS * 2 ** cut; worlds++) {
      if (!contest.tryAll(entrants, budget)) break;
    }
    entrants = betterHalf(entrants);
  }
  const plan = entrants[0]?.actions ?? [firstSight(knowledge, view, seat, actions)];
  return { action: plan[0] as T['action'], plan, nodes: budget.nodes };
}

function betterHalf<T extends GameTypes>(entrants: readonly Entrant<T>[]): Entrant<T>[] {
  // Sorting is stable: what nobody could try stays in the order in which it was planned.
  const ranked = entrants
    .map((entrant) => ({ entrant, mean: meanOf(entrant.samples) }))
    .sort((a, b) => b.mean - a.mean);
  return ranked.slice(0, Math.ceil(ranked.length / 2)).map(({ entrant }) => entrant);
}
