import { viewOf, type Game, type GameTypes, type Seat, type State, type View } from '@pampa/rules';
import { elGaucho, LAYOUTS, type ElGaucho, type LayoutName, type Options } from '@pampa/rules/el-gaucho';
import type { BotLevel } from '@pampa/protocol';
import { quickRng, think, type Thought } from '../../src';

export const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

export const NO_CLOCK = (): boolean => false;

/** No table of bots may take longer. */
const MAX_ACTS = 5_000;

export interface Moment<T extends GameTypes = ElGaucho> {
  readonly state: State<T>;
  readonly view: View<T>;
  readonly seat: Seat;
}

/** A game among bots of one level, as far as `visit` wants it; it sees every question before it is answered. */
export function playTable(
  table: {
    readonly seats: number;
    readonly layout: LayoutName;
    readonly seed: number;
    readonly level: BotLevel;
  },
  nodes: number,
  visit: (moment: Moment, thought: Thought<ElGaucho>, acts: number) => boolean,
): { readonly acts: number; readonly isOver: boolean } {
  const { seats, layout, seed, level } = table;
  const options: Options = { layout, startSeat: 'random' };
  const rng = quickRng(seed);
  const state = elGaucho.clone(elGaucho.setup(options, seats, rng));
  for (let acts = 0; acts < MAX_ACTS; acts++) {
    const seat = elGaucho.asking(state.open).seats[0];
    if (seat === undefined) return { acts, isOver: true };
    const view = viewOf<ElGaucho>(state, seat);
    const thought = think({ game: elGaucho, view, seat, level }, quickRng(seed + acts), {
      nodes,
      isOver: NO_CLOCK,
    });
    if (!visit({ state, view, seat }, thought, acts)) return { acts, isOver: false };
    elGaucho.play(state, seat, thought.action, rng);
  }
  return { acts: MAX_ACTS, isOver: false };
}

/** Moments of a game, copied: one in so many. */
export function momentsOf(seats: number, seed: number, every: number): readonly Moment[] {
  const moments: Moment[] = [];
  playTable({ seats, layout: 'wide', seed, level: 'peon' }, 200, ({ state, seat }, _, acts) => {
    if (acts % every === 0) {
      const copy = elGaucho.clone(state) as State<ElGaucho>;
      moments.push({ state: copy, view: viewOf(copy, seat), seat });
    }
    return true;
  });
  return moments;
}

export function frozen<A>(value: A): A {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Chooses what the game allows: for games that nobody has written anything about. */
export function isLegal<T extends GameTypes>(
  game: Game<T>,
  { view, seat }: Moment<T>,
  action: T['action'],
): boolean {
  return game.legal(view, seat).some((legal) => JSON.stringify(legal) === JSON.stringify(action));
}
