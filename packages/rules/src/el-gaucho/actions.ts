import type { Area } from './areas';
import { AREAS } from './areas';
import { FACES, type Die, type DiceSet } from './dice';
import type { Space } from './layouts';
import { ALL_TILES, indexOf, RACES, type Race, type Tile } from './tiles';

/** Cattle, spaces, areas and dice are named by what they are, never by where they stand in a list. */
export type Action =
  | { readonly type: 'keep'; readonly tiles: readonly Tile[] }
  | { readonly type: 'claim'; readonly area: Area }
  | { readonly type: 'take'; readonly dice: readonly Die[] }
  | Placing
  | { readonly type: 'raise'; readonly space: Space; readonly dice: readonly Die[] }
  | { readonly type: 'wish'; readonly die: Die }
  | { readonly type: 'sell'; readonly race: Race }
  | { readonly type: 'steal'; readonly tile: Tile }
  | { readonly type: 'rouse'; readonly spaces: readonly Space[] }
  | { readonly type: 'oust'; readonly space: Space }
  | { readonly type: 'scout' }
  | { readonly type: 'settle'; readonly tile: Tile; readonly space: Space }
  | { readonly type: 'leave' }
  | { readonly type: 'recall'; readonly area: Area }
  | { readonly type: 'append'; readonly tile: Tile }
  | { readonly type: 'sort'; readonly tile: Tile; readonly place: number }
  | { readonly type: 'end' };

/** `recall` names the space of a lying gaucho who is fetched for it, where the supply is empty. */
export type Placing =
  | { readonly type: 'stand'; readonly space: Space; readonly dice: readonly Die[]; readonly recall?: Space }
  | { readonly type: 'lay'; readonly space: Space; readonly dice: readonly Die[]; readonly recall?: Space }
  | { readonly type: 'occupy'; readonly area: Area; readonly dice: readonly Die[]; readonly recall?: Space };

export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/*
 * Actions are values and most of them are few: `legal` hands out the same frozen objects again and again instead of
 * making new ones. Measured: that is half of the time of a random game.
 */

export const END: Action = Object.freeze({ type: 'end' });
export const SCOUT: Action = Object.freeze({ type: 'scout' });
export const LEAVE: Action = Object.freeze({ type: 'leave' });

const perArea = <A>(make: (area: Area) => A): Readonly<Record<Area, A>> =>
  Object.fromEntries(AREAS.map((area) => [area, make(area)])) as Record<Area, A>;
const perRace = <A>(make: (race: Race) => A): Readonly<Record<Race, A>> =>
  Object.fromEntries(RACES.map((race) => [race, make(race)])) as Record<Race, A>;

export const CLAIM = perArea((area): Action => Object.freeze({ type: 'claim', area }));
export const RECALL = perArea((area): Action => Object.freeze({ type: 'recall', area }));
export const SELL = perRace((race): Action => Object.freeze({ type: 'sell', race }));
export const WISHES: readonly Action[] = FACES.map((die): Action => Object.freeze({ type: 'wish', die }));

/**
 * A table that is filled as it is asked. Its length is given beforehand: an array that begins with a high index is kept
 * as a hash table for ever, and asking it takes several times as long.
 */
type Known = (Action | undefined)[];
const tableFor = (length: number): Known => Array.from({ length });

const SPACES = 50;
const DICE_SETS = 100;
const TILES = 6000;

const thefts = tableFor(TILES);
export function steal(tile: Tile): Action {
  return (thefts[tile] ??= Object.freeze({ type: 'steal', tile }));
}

const appendings = tableFor(TILES);
export function append(tile: Tile): Action {
  return (appendings[tile] ??= Object.freeze({ type: 'append', tile }));
}

const rouses = tableFor(SPACES * SPACES);
/** `second` is 0 where one gaucho alone gets up. */
export function rouse(first: Space, second: Space): Action {
  return (rouses[first * SPACES + second] ??= Object.freeze({
    type: 'rouse',
    spaces: Object.freeze(second === 0 ? [first] : [first, second]),
  }));
}

const ousts = tableFor(SPACES);
export function oust(space: Space): Action {
  return (ousts[space] ??= Object.freeze({ type: 'oust', space }));
}

const settlings = tableFor(ALL_TILES.length * SPACES);
export function settle(tile: Tile, space: Space): Action {
  return (settlings[indexOf(tile) * SPACES + space] ??= Object.freeze({ type: 'settle', tile, space }));
}

/** What can be done on a space with dice. */
export interface SpaceUse {
  readonly type: 'stand' | 'lay' | 'raise';
  readonly known: Known;
}

export const STAND: SpaceUse = { type: 'stand', known: tableFor(SPACES * DICE_SETS) };
export const LAY: SpaceUse = { type: 'lay', known: tableFor(SPACES * DICE_SETS) };
export const RAISE: SpaceUse = { type: 'raise', known: tableFor(SPACES * DICE_SETS) };

export function useOn({ type, known }: SpaceUse, space: Space, set: DiceSet): Action {
  return (known[space * DICE_SETS + set.id] ??= Object.freeze({ type, space, dice: set.dice }));
}

const occupations = perArea((): Known => tableFor(DICE_SETS));
export function occupy(area: Area, set: DiceSet): Action {
  return (occupations[area][set.id] ??= Object.freeze({ type: 'occupy', area, dice: set.dice }));
}
