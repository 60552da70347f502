import type { Seat } from '@pampa/rules';
import {
  groundOf,
  isLying,
  lying,
  NOBODY,
  RACES,
  type Area,
  type Die,
  type ElGaucho,
  type Open,
  type Ranch,
  type Space,
  type Tile,
} from '@pampa/rules/el-gaucho';
import type { Atom } from '../../../play/desk';
import type { Moment } from '../../../table/session';
import { pickedOf, thingOf } from './atoms';

/** What somebody might have had in mind who touches this: only guesses, for the rules to say what is wrong with them. */
export function meantBy(
  atom: Atom,
  picked: readonly Atom[],
  { view }: Moment<ElGaucho>,
  seat: Seat,
): readonly object[] {
  const thing = thingOf(atom);
  const { open, held } = view;
  const ranch = open.ranches[seat];
  if (thing === null || ranch === undefined) return [];
  const dice = diceMeant(open, picked);
  switch (thing.kind) {
    case 'die':
      return [{ type: 'take', dice: [thing.face, thing.face] }, ...usesOf([thing.face], picked, open, seat)];
    case 'space':
      return onSpace(thing.space, dice, picked, open, seat);
    case 'recall':
      return pickedOf(picked, 'space').map(({ space }) => ({
        type: 'stand',
        space,
        dice,
        recall: thing.space,
      }));
    case 'area':
      return onArea(thing.area, dice, open, ranch);
    case 'face':
      return [{ type: 'wish', die: thing.face }];
    case 'herd':
      return [{ type: 'sell', race: thing.race }];
    case 'tile':
      return withTile(thing.tile, picked, open, held?.drawn ?? [], ranch);
    case 'place':
      return pickedOf(picked, 'tile').map(({ tile }) => ({ type: 'sort', tile, place: thing.place }));
    case 'supply':
      return pickedOf(picked, 'area').map(({ area }) => ({ type: 'recall', area }));
    case 'end':
    case 'leave':
      return [{ type: thing.kind }];
    case 'ring':
      // Whoever wants dice at the wrong time is told what comes first, or that he has had his.
      return isToTake(open, seat) ? [] : [{ type: 'take', dice: [1, 1] }];
    case 'pile':
    case 'track':
    case 'pasture':
    case 'home':
    case 'ranch':
      return [];
  }
}

function isToTake({ phase, turn }: Open, seat: Seat): boolean {
  return phase === 'turn' && turn.seat === seat && turn.mustTake;
}

/** The dice that are picked; where none is, all there are: the rules then say whether they would do. */
function diceMeant({ turn }: Open, picked: readonly Atom[]): readonly Die[] {
  const own = turn.wish > 0 ? [...turn.dice, turn.wish] : turn.dice;
  const chosen = pickedOf(picked, 'die').map(({ face }) => face);
  const dice = chosen.length > 0 ? chosen : own;
  return dice.length > 0 ? [...dice].sort() : [1];
}

function usesOf(dice: readonly Die[], picked: readonly Atom[], open: Open, seat: Seat): readonly object[] {
  const spaces = pickedOf(picked, 'space').flatMap(({ space }) => onSpace(space, dice, [], open, seat));
  return [...spaces, ...pickedOf(picked, 'area').map(({ area }) => ({ type: 'occupy', area, dice }))];
}

function onSpace(
  space: Space,
  dice: readonly Die[],
  picked: readonly Atom[],
  open: Open,
  seat: Seat,
): readonly object[] {
  if (open.phase === 'steppe') {
    const tile = pickedOf(picked, 'tile')[0]?.tile;
    return [tile === undefined ? { type: 'leave' } : { type: 'settle', tile, space }];
  }
  const rider = open.riders[groundOf(open.layout, open.ranches.length).indexOf.get(space) ?? -1] ?? NOBODY;
  if (rider === lying(seat)) return [{ type: 'raise', space, dice }];
  const isRivals = isLying(rider) && pickedOf(picked, 'area').length > 0;
  return [isRivals ? { type: 'oust', space } : { type: 'stand', space, dice }];
}

function onArea(area: Area, dice: readonly Die[], open: Open, ranch: Ranch): readonly object[] {
  if (open.phase === 'claim') return [{ type: 'claim', area }];
  const spot = ranch.areas[area];
  if (spot === 'empty' || spot === 'spent') return [{ type: 'occupy', area, dice }];
  switch (area) {
    case 'sort':
      return [{ type: 'sort', tile: ranch.batch[0] ?? ANY_TILE, place: 0 }];
    case 'wish':
      return [{ type: 'wish', die: 1 }];
    case 'sale':
      return RACES.map((race) => ({ type: 'sell', race }));
    case 'thief':
      return [{ type: 'steal', tile: ANY_TILE }];
    case 'overseer':
      return [{ type: 'oust', space: ANY_SPACE }];
    case 'steppe':
      return [{ type: 'scout' }];
  }
}

/** Where there is nothing to choose from, any will do to be told so. */
const ANY_TILE: Tile = 1001;
const ANY_SPACE: Space = 11;

function withTile(
  tile: Tile,
  picked: readonly Atom[],
  { phase }: Open,
  drawn: readonly Tile[],
  ranch: Ranch,
): readonly object[] {
  if (phase === 'keep' && drawn.includes(tile)) {
    const tiles = [...pickedOf(picked, 'tile').map((other) => other.tile), tile];
    return [{ type: 'keep', tiles }];
  }
  if (phase === 'steppe') {
    const spaces = pickedOf(picked, 'space').map(({ space }) => space);
    return (spaces.length > 0 ? spaces : [ANY_SPACE]).map((space) => ({ type: 'settle', tile, space }));
  }
  if (phase === 'round-up' || phase === 'last-round-up') return [{ type: 'append', tile }];
  const race = RACES.find((each) => ranch.herds[each].includes(tile));
  return [race === undefined ? { type: 'steal', tile } : { type: 'sell', race }];
}
