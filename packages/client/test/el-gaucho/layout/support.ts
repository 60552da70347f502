import { Random, viewOf, type Seat, type Viewer } from '@pampa/rules';
import {
  elGaucho,
  RACES,
  type Action,
  type ElGaucho,
  type ElGauchoView,
  type LayoutName,
} from '@pampa/rules/el-gaucho';
import { layoutOf } from '../../../src/games/el-gaucho/layout/layout-of';
import type { Rect } from '../../../src/tabletop/layout/rect';
import { zoomFor } from '../../../src/games/el-gaucho/layout/zoom';
import type { TableLayout } from '../../../src/games/el-gaucho/layout/table-layout';

/** Places for the picture on real screens: the whole of it, and what the page leaves of it. */
export const SIZES = [
  [1440, 900],
  [1090, 770],
  [1024, 768],
  [1024, 640],
  [1024, 600],
  [700, 640],
  [768, 1000],
  [390, 844],
  [390, 730],
  [390, 664],
  [360, 600],
  [844, 390],
  [844, 300],
  [844, 280],
  [740, 300],
  [1920, 1080],
] as const;

export const BOARDS: readonly LayoutName[] = ['wide', 'narrow'];
export const PLAYERS = [2, 3, 4] as const;

/** Positions of a game that is played at random but with a will, one of each kind, as seat 0 sees them. */
export function positionsOf(
  players: number,
  board: LayoutName,
  seed: number,
): ReadonlyMap<string, ElGauchoView> {
  const rng = new Random(new Uint8Array(32).fill(seed));
  const state = elGaucho.clone(elGaucho.setup({ layout: board, startSeat: 0 }, players, rng));
  const positions = new Map<string, ElGauchoView>();
  for (
    let seats = elGaucho.asking(state.open).seats;
    seats.length > 0;
    seats = elGaucho.asking(state.open).seats
  ) {
    const { phase, turn, round } = state.open;
    const mine = seats.includes(0) ? 'mine' : 'theirs';
    const dice = turn.mustTake ? 'taking' : turn.wish > 0 ? 'wished' : 'using';
    const name = `${phase} ${mine} ${phase === 'turn' ? dice : ''} ${round > 3 ? 'late' : 'early'}`;
    if (!positions.has(name)) positions.set(name, structuredClone(viewOf<ElGaucho>(state, 0)));
    const seat = seats[0] as Seat;
    elGaucho.play(state, seat, choose(elGaucho.legal(viewOf<ElGaucho>(state, seat), seat), rng), rng);
  }
  positions.set('over', structuredClone(viewOf<ElGaucho>(state, 0)));
  return positions;
}

const EAGER: Readonly<Partial<Record<Action['type'], number>>> = {
  stand: 6,
  raise: 6,
  lay: 3,
  occupy: 3,
  end: 0.2,
  recall: 0,
};

function choose(legal: readonly Action[], rng: Random): Action {
  const weights = legal.map(({ type }) => EAGER[type] ?? 1);
  let left = (rng.int(10_000) / 10_000) * weights.reduce((sum, weight) => sum + weight, 0);
  return legal.find((_, index) => (left -= weights[index] ?? 0) <= 0) ?? (legal.at(-1) as Action);
}

export function layoutFor(
  [width, height]: readonly [number, number],
  players: number,
  board: LayoutName,
  { open }: Pick<ElGauchoView, 'open'> | { open: { removedRace: null } },
  viewer: Viewer = 0,
  unfolded: Seat | null = null,
): TableLayout {
  const races = RACES.filter((race) => race !== open.removedRace);
  const zoom = zoomFor(width, height);
  return layoutOf({
    width: width / zoom,
    height: height / zoom,
    players,
    near: viewer ?? 0,
    board,
    races,
    unfolded,
  });
}

/** Half a pixel is no overlap. */
export function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x + one.width > other.x + 0.5 &&
    other.x + other.width > one.x + 0.5 &&
    one.y + one.height > other.y + 0.5 &&
    other.y + other.height > one.y + 0.5
  );
}

export function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - 0.5 &&
    inner.y >= outer.y - 0.5 &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  );
}
