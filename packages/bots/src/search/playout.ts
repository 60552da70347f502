import { viewOf, type Draft, type Game, type GameTypes, type Rng, type Seat, type State } from '@pampa/rules';
import type { Knowledge } from '../knowledge';
import type { Budget } from '../limit';

/** Imagined games that go on for ever are not worth waiting for. */
const MAX_ACTS = 2_000;

/** The action that looks best at first sight; the first of equals. */
export function firstSight<T extends GameTypes>(
  knowledge: Knowledge<T>,
  view: { readonly open: T['open']; readonly held: T['held'] | null },
  seat: Seat,
  actions: readonly T['action'][],
): T['action'] {
  if (actions.length === 1) return actions[0] as T['action'];
  const hunches = knowledge.hunches(view, seat, actions);
  let best = 0;
  for (let i = 1; i < actions.length; i++) if ((hunches[i] as number) > (hunches[best] as number)) best = i;
  return actions[best] as T['action'];
}

/** Plays an imagined game on, in place, until its clock strikes. False if the budget did not reach that far. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  state: Draft<State<T>>,
  until: number,
  rng: Rng,
  budget: Budget,
): boolean {
  for (let acts = 0; acts < MAX_ACTS; acts++) {
    const seat = game.asking(state.open).seats[0];
    if (seat === undefined || knowledge.clock(state.open) >= until) return true;
    const view = viewOf<T>(state, seat);
    const action = firstSight(knowledge, view, seat, game.legal(view, seat));
    if (!budget.spend()) return false;
    game.play(state, seat, action, rng);
  }
  return true;
}

/** Own points before those of the best other. */
export function leadOf(points: readonly number[], seat: Seat): number {
  let most = -Infinity;
  for (let other = 0; other < points.length; other++) {
    if (other !== seat && (points[other] as number) > most) most = points[other] as number;
  }
  return (points[seat] as number) - (most === -Infinity ? 0 : most);
}
