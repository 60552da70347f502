import type { Draft, Seat } from '../../kernel/game';
import {
  LAY,
  occupy,
  RAISE,
  STAND,
  useOn,
  type Action,
  type ActionOf,
  type Placing,
  type SpaceUse,
} from '../actions';
import { AREA_SUMS, HIGHEST_LOW_DIE, type SummedArea } from '../areas';
import { handFor, type Die, type DiceSet, type Hand } from '../dice';
import type { Recalled } from '../events';
import type { Ground, Space } from '../layouts';
import { removeAt } from '../lists';
import { lying, NOBODY, standing } from '../riders';
import type { Open, Ranch, Turn } from '../state';
import { indexOfSpace, ranchOf, tell, type Table } from '../table';
import { PRICE_BITS, smallOf, valueOf, type Tile } from '../tiles';

/** What the dice at hand can do in the pampa and in the areas. */
export function addLegalPlacings(actions: Action[], open: Open, ground: Ground, seat: Seat): void {
  const { turn, tiles, riders } = open;
  if (turn.dice.length === 0 && turn.wish === 0) return;
  const hand = handFor(turn.dice, turn.wish);
  const ranch = open.ranches[seat] as Ranch;
  const hasSupply = ranch.supply > 0;
  const own = lying(seat);
  const { reach } = hand;
  for (let index = 0; index < tiles.length; index++) {
    const tile = tiles[index] as Tile;
    // Most tiles are out of reach.
    if ((reach & (PRICE_BITS[tile] as number)) === 0) continue;
    const rider = riders[index] as number;
    if (rider === NOBODY) {
      if (hasSupply) addPlacements(actions, ground.spaces[index] as Space, tile, hand);
    } else if (rider === own) {
      // The big number does not help on an own lying gaucho: the tile is occupied.
      addUses(actions, RAISE, ground.spaces[index] as Space, smallOf(tile), hand);
    }
  }
  if (hasSupply) addOccupations(actions, ranch, hand);
  else addPlacingsWithRecall(actions, open, ground, seat, hand);
}

function addPlacements(actions: Action[], space: Space, tile: Tile, hand: Hand): void {
  addUses(actions, STAND, space, valueOf(tile), hand);
  addUses(actions, LAY, space, smallOf(tile), hand);
}

function addUses(actions: Action[], use: SpaceUse, space: Space, price: number, hand: Hand): void {
  if (((hand.reach >> price) & 1) === 0) return;
  const sets = hand.bySum[price] as readonly DiceSet[];
  for (let i = 0; i < sets.length; i++) actions.push(useOn(use, space, sets[i] as DiceSet));
}

function addOccupations(actions: Action[], { areas }: Ranch, hand: Hand): void {
  for (const set of hand.singles) {
    if (set.sum > HIGHEST_LOW_DIE) continue;
    if (areas.sort === 'empty') actions.push(occupy('sort', set));
    if (areas.wish === 'empty') actions.push(occupy('wish', set));
    if (areas.sale === 'empty') actions.push(occupy('sale', set));
  }
  if (areas.thief === 'empty') addSums(actions, 'thief', hand);
  if (areas.overseer === 'empty') addSums(actions, 'overseer', hand);
  if (areas.steppe === 'empty') addSums(actions, 'steppe', hand);
}

function addSums(actions: Action[], area: SummedArea, hand: Hand): void {
  const price = AREA_SUMS[area];
  if (((hand.reach >> price) & 1) === 0) return;
  for (const set of hand.bySum[price] as readonly DiceSet[]) actions.push(occupy(area, set));
}

/**
 * No gauchos left (A12, A13): a lying gaucho comes back only as part of the placement he is needed for, and the tile
 * he leaves may be its target. Free recalls would let a player un-complete a pasture.
 */
function addPlacingsWithRecall(actions: Action[], open: Open, ground: Ground, seat: Seat, hand: Hand): void {
  const own = lying(seat);
  for (let from = 0; from < open.riders.length; from++) {
    if (open.riders[from] !== own) continue;
    const recall = ground.spaces[from] as Space;
    const placings: Action[] = [];
    for (let index = 0; index < open.tiles.length; index++) {
      const tile = open.tiles[index] as Tile;
      const isFree = tile !== 0 && (open.riders[index] === NOBODY || index === from);
      if (isFree) addPlacements(placings, ground.spaces[index] as Space, tile, hand);
    }
    addOccupations(placings, open.ranches[seat] as Ranch, hand);
    for (const placing of placings) actions.push({ ...(placing as Placing), recall });
  }
}

export function playStand(table: Table, seat: Seat, action: ActionOf<'stand'>): void {
  placeOn(table, seat, action, standing(seat));
}

export function playLay(table: Table, seat: Seat, action: ActionOf<'lay'>): void {
  placeOn(table, seat, action, lying(seat));
}

function placeOn(table: Table, seat: Seat, action: ActionOf<'stand' | 'lay'>, rider: number): void {
  const { space, dice } = action;
  useDice(table.open.turn, dice);
  const recalled = fetchGaucho(table, seat, action.recall);
  const index = indexOfSpace(table, space);
  const tile = table.open.tiles[index] as Tile;
  table.open.riders[index] = rider;
  const type = action.type === 'stand' ? 'stood' : 'laid';
  tell(
    table,
    recalled === null ? { type, seat, space, tile, dice } : { type, seat, space, tile, dice, recalled },
  );
}

export function playRaise(table: Table, seat: Seat, { space, dice }: ActionOf<'raise'>): void {
  useDice(table.open.turn, dice);
  const index = indexOfSpace(table, space);
  table.open.riders[index] = standing(seat);
  tell(table, { type: 'raised', seat, space, tile: table.open.tiles[index] as Tile, dice });
}

export function playOccupy(table: Table, seat: Seat, action: ActionOf<'occupy'>): void {
  const { area, dice } = action;
  useDice(table.open.turn, dice);
  const recalled = fetchGaucho(table, seat, action.recall);
  ranchOf(table, seat).areas[area] = 'fresh';
  const type = 'occupied';
  tell(table, recalled === null ? { type, seat, area, dice } : { type, seat, area, dice, recalled });
}

/** A gaucho from the supply or, where it is empty, a lying one from the pampa. */
function fetchGaucho(table: Table, seat: Seat, from: Space | undefined): Recalled | null {
  if (from === undefined) {
    ranchOf(table, seat).supply -= 1;
    return null;
  }
  const index = indexOfSpace(table, from);
  table.open.riders[index] = NOBODY;
  return { space: from, tile: table.open.tiles[index] as Tile };
}

/** A wished die is as good as a real one; where both fit, the real one goes first. */
function useDice(turn: Draft<Turn>, dice: readonly Die[]): void {
  for (let i = 0; i < dice.length; i++) {
    const index = turn.dice.indexOf(dice[i] as Die);
    if (index === -1) turn.wish = 0;
    else removeAt(turn.dice, index);
  }
}
