import type { Seat } from '../kernel/game';
import type { Action } from './actions';
import { SALE_BONUS, type Area } from './areas';
import { fits, worthOf } from './herds';
import { groundOf } from './layouts';
import { legal } from './legal';
import { addLegalPlacings } from './phases/placing';
import { isWithoutDice } from './phases/rounds';
import type { ElGauchoView, Open, Ranch } from './state';
import { raceOf, valueOf, type Tile } from './tiles';

/**
 * A sensible move for somebody who has left: the action that looks best right now, in pesos. It does not plan; but
 * it claims cattle, keeps its gauchos busy and fetches them back, so that a table of absent people still finishes.
 */
export function fallback(view: ElGauchoView, seat: Seat): Action {
  const { open } = view;
  const actions = legal(view, seat);
  let [best] = actions;
  if (best === undefined) throw new Error(`seat ${String(seat)} is not asked`);
  let most = -Infinity;
  for (const action of actions) {
    const worth = worthOfAction(open, open.ranches[seat] as Ranch, seat, action);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

/** What a gaucho on an area is thought to be worth. */
const AREA_WORTH: Readonly<Record<Area, number>> = {
  thief: 12,
  steppe: 11,
  overseer: 9,
  sale: 6,
  wish: 5,
  sort: 4,
};

/** Gauchos to keep for the pampa rather than send to an area. */
const RESERVE = 2;
/** Pesos that make a herd worth selling at once. */
const GOOD_SALE = 30;
/** A lying gaucho is half the way to a standing one. */
const LYING_SHARE = 0.5;

function worthOfAction(open: Open, ranch: Ranch, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'keep':
      return action.tiles.reduce((sum, tile) => sum + valueOf(tile) + 3, 0);
    case 'claim':
      return AREA_WORTH[action.area];
    case 'take':
      return worthOfDice(open, ranch, seat, action.dice);
    case 'stand':
    case 'raise':
      return 1 + gain(ranch, tileOn(open, action.space));
    case 'lay':
      return LYING_SHARE * gain(ranch, tileOn(open, action.space));
    case 'occupy':
      return ranch.supply > RESERVE ? AREA_WORTH[action.area] : 0.1;
    case 'wish':
      return worthOfDice(open, ranch, seat, [...open.turn.dice, action.die]) - AREA_WORTH.wish;
    case 'sell': {
      const worth = worthOf(ranch.herds[action.race]);
      return worth >= GOOD_SALE || isWithoutDice(open) ? worth + SALE_BONUS : -1;
    }
    case 'steal':
      return gain(ranch, action.tile) - valueOf(action.tile) / 2;
    case 'rouse':
      return LYING_SHARE * sum(action.spaces.map((space) => gain(ranch, tileOn(open, space))));
    case 'oust':
      return gain(ranch, tileOn(open, action.space)) - valueOf(tileOn(open, action.space)) / 2;
    case 'scout':
      return AREA_WORTH.steppe;
    case 'settle':
      return gain(ranch, action.tile);
    case 'leave':
      return 0;
    case 'recall':
      return worthOfRecall(open, ranch, seat);
    case 'append':
      return worthOfAppending(ranch.herds[raceOf(action.tile)], action.tile);
    case 'sort':
      return fits(ranch.herds[raceOf(action.tile)], action.tile) ? -100 : 1;
    case 'end':
      return 0;
  }
}

/** What the tile would add to the herds' worth. */
function gain(ranch: Ranch, tile: Tile): number {
  const herd = ranch.herds[raceOf(tile)];
  return fits(herd, tile) ? worthOf([...herd, tile]) - worthOf(herd) : valueOf(tile);
}

function tileOn(open: Open, space: number): Tile {
  const index = groundOf(open.layout, open.ranches.length).indexOf.get(space);
  return index === undefined ? 0 : (open.tiles[index] as Tile);
}

/** The best single use of these dice, and half of the second best with what then is left. */
function worthOfDice(open: Open, ranch: Ranch, seat: Seat, dice: readonly number[]): number {
  const [first = 0, second = 0, wish = 0] = dice;
  const turn = { ...open.turn, mustTake: false, dice: [first, second].filter((die) => die > 0), wish };
  const placings: Action[] = [];
  addLegalPlacings(placings, { ...open, turn }, groundOf(open.layout, open.ranches.length), seat);
  const worths = placings.map((action) => worthOfAction(open, ranch, seat, action)).sort((a, b) => b - a);
  return (worths[0] ?? 0) + (worths[1] ?? 0) / 2;
}

/** Only where dice lie idle because nobody is left to send. */
function worthOfRecall(open: Open, ranch: Ranch, seat: Seat): number {
  if (ranch.supply > 0 || open.phase === 'steppe') return -1;
  const couldPlace = worthOfDice(withOneMore(open, seat), ranch, seat, [...open.turn.dice, open.turn.wish]);
  return couldPlace > 0 ? 0.05 : -1;
}

function withOneMore(open: Open, seat: Seat): Open {
  const ranches = open.ranches.map((ranch, other) => (other === seat ? { ...ranch, supply: 1 } : ranch));
  return { ...open, ranches };
}

/** The nearest fitting tile first, so that the others can follow; if none fits, the herd is sold anyway. */
function worthOfAppending(herd: readonly Tile[], tile: Tile): number {
  const last = herd.at(-1);
  if (last === undefined) return -Math.abs(valueOf(tile) - 1);
  return fits(herd, tile) ? -Math.abs(tile - last) : -50;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
