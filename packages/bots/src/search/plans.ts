import {
  viewOf,
  type Asking,
  type Draft,
  type Game,
  type GameTypes,
  type Rng,
  type Seat,
  type State,
} from '@pampa/rules';
import type { Knowledge } from '../knowledge';
import type { Budget } from '../limit';
import { standingOf } from './standing';

/** What a seat may do from now to the end of its turn, or to where it learns something new. */
export interface Plan<T extends GameTypes> {
  readonly actions: readonly T['action'][];
  /** How the seat would then stand, in points. */
  readonly worth: number;
}

/** How much of a turn is looked at. */
export interface Breadth {
  /** Half-finished turns that are followed up at every step: the best ones. */
  readonly width: number;
  /** Actions tried in each: the best at first sight. */
  readonly branches: number;
}

interface Begun<T extends GameTypes> extends Plan<T> {
  readonly state: State<T>;
}

/** No turn that makes sense has more actions. */
const MAX_STEPS = 14;
/** Where nothing else tells two plans apart, first sight does. */
const TIE_BREAK = 1e-6;

/**
 * The plans for a turn, best first. Anytime: if the budget ends, half-finished turns count with what can be hoped for. (They
 * did not at first, and a hurried table took dice and ended its turns, for ever.)
 */
export function plansFor<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  world: State<T>,
  seat: Seat,
  rng: Rng,
  budget: Budget,
  { width, branches }: Breadth,
): readonly Plan<T>[] {
  const plans: Plan<T>[] = [];
  const known = new Set<string>();
  const decision = game.asking(world.open).key;
  let begun: readonly Begun<T>[] = [{ state: world, actions: [], worth: 0 }];
  for (let step = 0; step < MAX_STEPS && begun.length > 0; step++) {
    const next: Begun<T>[] = [];
    for (const { state, actions } of begun) {
      const view = viewOf(state, seat);
      const legal = game.legal(view, seat);
      const hunches = knowledge.hunches(view, seat, legal);
      for (const index of promising(legal, hunches, branches, step === 0)) {
        const action = legal[index] as T['action'];
        const extended = [...actions, action];
        const bonus = TIE_BREAK * (hunches[index] as number);
        if (knowledge.isLast(action)) {
          plans.push({ actions: extended, worth: standingOf(knowledge, state.open, seat) + bonus });
          continue;
        }
        if (!budget.spend())
          return bestFirst([...plans, ...next, ...begun.filter(({ actions }) => actions.length > 0)]);
        const draft = game.clone(state);
        game.play(draft, seat, action, rng);
        const worth = standingOf(knowledge, draft.open as T['open'], seat) + bonus;
        if (knowledge.isLook(action) || !isStillAsked(game, draft, seat, decision)) {
          plans.push({ actions: extended, worth });
          continue;
        }
        const key = knowledge.key(draft.open);
        if (known.has(key)) continue;
        known.add(key);
        const after = draft as State<T>;
        next.push({
          state: after,
          actions: extended,
          worth: worth + knowledge.hope(viewOf(after, seat), seat),
        });
      }
    }
    begun = bestFirst(next).slice(0, width);
  }
  return bestFirst(plans);
}

function bestFirst<P extends { readonly worth: number }>(plans: P[]): P[] {
  return plans.sort((a, b) => b.worth - a.worth);
}

/** Whether the seat goes on with the decision of this key. */
export function isStillAsked<T extends GameTypes>(
  game: Game<T>,
  { open }: Draft<State<T>>,
  seat: Seat,
  decision: Asking['key'],
): boolean {
  const { seats, key } = game.asking(open);
  return key === decision && seats.includes(seat);
}

/** The best at first sight, and of every kind the best; at the first step twice as many. */
function promising(
  actions: readonly GameTypes['action'][],
  hunches: readonly number[],
  branches: number,
  isFirst: boolean,
): readonly number[] {
  const all = actions.map((_, index) => index);
  const count = isFirst ? 2 * branches : branches;
  if (all.length <= count) return all;
  all.sort((a, b) => (hunches[b] as number) - (hunches[a] as number));
  const kinds = new Set<string>();
  return all.filter((index, rank) => {
    const { type } = actions[index] as GameTypes['action'];
    const isBestOfKind = !kinds.has(type);
    kinds.add(type);
    return isBestOfKind || rank < count;
  });
}
