import type { Area } from './areas';
import { AREAS } from './areas';
import { FACES, type Die, type DiceSet } from './dice';
import type { Space } from './layouts';
import { ALL_TILES, RACES, type Race, type Tile } from './tiles';

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
const perTile = <A>(make: (tile: Tile) => A): ReadonlyMap<Tile, A> =>
  new Map(ALL_TILES.map((tile) => [tile, make(tile)]));

export const CLAIM = perArea((area): Action => Object.freeze({ type: 'claim', area }));
export const RECALL = perArea((area): Action => Object.freeze({ type: 'recall', area }));
export const SELL = perRace((race): Action => Object.freeze({ type: 'sell', race }));
export const WISHES: readonly Action[] = FACES.map((die): Action => Object.freeze({ type: 'wish', die }));

const STEAL = perTile((tile): Action => Object.freeze({ type: 'steal', tile }));
const APPEND = perTile((tile): Action => Object.freeze({ type: 'append', tile }));

export function steal(tile: Tile): Action {
  return STEAL.get(tile) as Action;
}

export function append(tile: Tile): Action {
  return APPEND.get(tile) as Action;
}

/** A table that is filled as it is asked: two small whole numbers to one action. */
function remembered(width: number, make: (a: number, b: number) => Action): (a: number, b: number) => Action {
  const known: Action[] = [];
  return (a, b) => (known[a * width + b] ??= Object.freeze(make(a, b)));
}

export const take = remembered(7, (a, b) => ({ type: 'take', dice: Object.freeze([a, b]) }));
/** `b` is 0 where one gaucho alone gets up. */
export const rouse = remembered(50, (a, b) => ({
  type: 'rouse',
  spaces: Object.freeze(b === 0 ? [a] : [a, b]),
}));
const ousts = remembered(1, (space) => ({ type: 'oust', space }));

export const oust = (space: Space): Action => ousts(space, 0);

export type SpaceUse = 'stand' | 'lay' | 'raise';
const onSpace: Readonly<Record<SpaceUse, Action[]>> = { stand: [], lay: [], raise: [] };
const DICE_SETS = 100;

/** Stand, lay or raise on a space with these dice. */
export function useOn(type: SpaceUse, space: Space, set: DiceSet): Action {
  const known = onSpace[type];
  return (known[space * DICE_SETS + set.id] ??= Object.freeze({ type, space, dice: set.dice }));
}

const occupations = perArea((): Action[] => []);

export function occupy(area: Area, set: DiceSet): Action {
  return (occupations[area][set.id] ??= Object.freeze({ type: 'occupy', area, dice: set.dice }));
}
