import type { GameTypes, Rng } from '@pampa/rules';
import { Budget, type Limit } from '../limit';
import type { Question, Thought } from '../question';
import { knowledgeOf } from '../registry';
import { Contest, type Entrant } from '../search/contest';
import { betterHalf, isDecided, withoutHopeless } from '../search/cuts';
import { firstSight } from '../search/playout';
import { plansFor, type Breadth, type Plan } from '../search/plans';
import { standingIn } from '../search/standing';

const BREADTH: Breadth = { width: 16, branches: 12 };
const ENTRANTS = 12;
/** Plans that begin alike differ later in the turn, and he will be asked again. */
const ENTRANTS_THAT_BEGIN_ALIKE = 4;
/** Rounds that imagined games are played on for. */
const HORIZON = 3;
/** Worlds per plan before the first cut, where no count of nodes says how many there can be. */
const UNLIMITED_WORLDS = 64;
/** Worlds between two looks at who is hopelessly behind: at least so many, and a share of those seen so far. */
const WORLDS_BETWEEN_LOOKS = 4;
const MORE_WORLDS_BETWEEN_LOOKS = 1 / 8;

/**
 * Takes the best plans of a turn and plays them on in imagined worlds, again and again. Who is clearly behind is out at once,
 * and with each share of the budget the worse half is, until it is decided what to do first.
 */
export function baronThinks<T extends GameTypes>(
  { game, view, seat }: Question<T>,
  actions: readonly T['action'][],
  rng: Rng,
  limit: Limit,
): Thought<T> {
  const budget = new Budget(limit);
  const knowledge = knowledgeOf(game);
  let entrants = entrantsOf(
    plansFor(game, knowledge, game.imagine(view, seat, rng), seat, rng, budget, BREADTH),
  );
  const contest = new Contest(game, knowledge, view, seat, rng, HORIZON, standingIn);
  const cuts = Math.ceil(Math.log2(Math.max(2, entrants.length)));
  for (let cut = 0; cut < cuts && !isDecided(entrants); cut++) {
    const end = budget.nodes + budget.left / (cuts - cut);
    const most = limit.nodes === Infinity ? UNLIMITED_WORLDS * 2 ** cut : Infinity;
    let look = WORLDS_BETWEEN_LOOKS;
    for (let worlds = 1; worlds <= most && budget.nodes < end && !isDecided(entrants); worlds++) {
      if (!contest.tryAll(entrants, budget)) break;
      if (worlds < look) continue;
      entrants = withoutHopeless(entrants);
      look = worlds + Math.max(WORLDS_BETWEEN_LOOKS, Math.ceil(worlds * MORE_WORLDS_BETWEEN_LOOKS));
    }
    entrants = betterHalf(entrants);
  }
  const plan = entrants[0]?.actions ?? [firstSight(knowledge, view, seat, actions)];
  return { action: plan[0] as T['action'], plan, nodes: budget.nodes };
}

function entrantsOf<T extends GameTypes>(plans: readonly Plan<T>[]): readonly Entrant<T>[] {
  const alike = new Map<T['action'] | undefined, number>();
  const entrants: Entrant<T>[] = [];
  for (const { actions } of plans) {
    const count = alike.get(actions[0]) ?? 0;
    alike.set(actions[0], count + 1);
    if (count < ENTRANTS_THAT_BEGIN_ALIKE) entrants.push({ actions, samples: [] });
    if (entrants.length === ENTRANTS) break;
  }
  return entrants;
}
