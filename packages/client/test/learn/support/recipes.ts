import {
  fits,
  groundOf,
  isLying,
  lying,
  NOBODY,
  raceOf,
  RACES,
  smallOf,
  standing,
  valueOf,
  worthOf,
  type Action,
  type ActionOf,
  type Open,
  type Ranch,
  type Space,
  type Tile,
} from '@pampa/rules/el-gaucho';
import { LEARNER } from '../../../src/learn/script';
import { legalFor, type Pick, type Recipe, type Tale } from './recipe';

const is =
  <Type extends Action['type']>(
    type: Type,
    isMeant: (action: ActionOf<Type>, now: Tale) => boolean = () => true,
  ): Pick =>
  (action, now) =>
    action.type === type && isMeant(action as ActionOf<Type>, now);

const own = ({ open }: Tale): Ranch => open.ranches[LEARNER]!;
const isToTake = ({ open }: Tale): boolean =>
  open.phase === 'turn' && open.turn.seat === LEARNER && open.turn.mustTake;

const isFreshTurn = (now: Tale): boolean => Object.values(own(now).areas).every((spot) => spot !== 'spent');

function tileOn({ tiles, layout, ranches }: Open, space: Space): Tile {
  return tiles[groundOf(layout, ranches.length).indexOf.get(space) ?? -1] ?? 0;
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
const freeTiles = ({ tiles, riders }: Open): readonly Tile[] =>
  tiles.filter((tile, index) => tile !== 0 && riders[index] === NOBODY);
const isOpenFor = (now: Tale, value: number): boolean =>
  freeTiles(now.open).some((tile) => valueOf(tile) === value);

/** Pastures with cattle in them. */
function rowsOf({ layout, ranches, tiles, riders }: Open): readonly { readonly riders: readonly number[] }[] {
  return groundOf(layout, ranches.length).pastures.map(({ from, to }) => ({
    riders: riders.slice(from, to).filter((_, index) => tiles[from + index] !== 0),
  }));
}

/** 1: two dice are taken, a high one catches cattle, a low one occupies an area. */
const rodeo: Recipe = {
  startSeat: 0,
  begins: (now) => isToTake(now) && now.open.round === 1 && own(now).areas.wish === 'empty',
  picks: [
    is('take', ({ dice: [low = 0, high = 0] }, now) => low <= 3 && high >= 5 && isOpenFor(now, high)),
    is('stand', ({ dice }) => dice.length === 1),
    is('occupy', ({ area }) => area === 'wish'),
    is('end'),
  ],
  rivalEnds: 'her turn',
  rivalAvoids: ['steal', 'scout'],
  isGood: (after) =>
    after.at(-1)!.events.filter(({ type }) => type === 'stood' || type === 'laid').length >= 1,
};

/** 2: lying down and getting up with two equal dice; then two dice together. */
const lie: Recipe = {
  startSeat: 1,
  // Last in this round and first in the next: nobody comes between the two turns.
  begins: (now) => isToTake(now) && now.open.round <= 3 && now.open.startSeat !== LEARNER,
  picks: [
    is(
      'take',
      ({ dice: [one = 0, other = 0] }, now) =>
        one === other &&
        one >= 4 &&
        freeTiles(now.open).some((tile) => smallOf(tile) === one && valueOf(tile) >= 9),
    ),
    is('lay', ({ space, dice }, { open }) => dice.length === 1 && valueOf(tileOn(open, space)) >= 9),
    is('raise'),
    is('end'),
    is(
      'take',
      ({ dice }, now) =>
        new Set(dice).size === 2 && sumOf(dice) >= 8 && sumOf(dice) <= 10 && isOpenFor(now, sumOf(dice)),
    ),
    is('stand', ({ dice }) => dice.length === 2),
  ],
  isGood: (after) => after[3]!.open.turn.seat === LEARNER,
};

/** 3: the last free animal of a pasture; those who stand come home, who lies stays. */
const pasture: Recipe = {
  startSeat: 0,
  begins: (now) =>
    isToTake(now) &&
    isFreshTurn(now) &&
    now.open.startSeat !== LEARNER &&
    rowsOf(now.open).some(
      ({ riders }) =>
        riders.length >= 3 &&
        riders.filter((rider) => rider === NOBODY).length === 1 &&
        riders.includes(standing(LEARNER)) &&
        riders.some(isLying),
    ),
  picks: [
    is('take', ({ dice }, now) => isOpenFor(now, sumOf(dice))),
    is('stand', ({ dice }) => dice.length === 2),
    is('end'),
  ],
  isGood: (after) => {
    const last = after.at(-1)!;
    const home = last.events.filter((event) => event.type === 'came-home').flatMap(({ cattle }) => cattle);
    return (
      last.open.phase === 'turn' &&
      last.open.turn.seat === LEARNER &&
      home.filter(({ seat }) => seat === LEARNER).length === 2 &&
      last.events.some(({ type }) => type === 'pastures-refilled') &&
      !last.events.some(({ type }) => type === 'sold')
    );
  },
};

/** 4: two animals of one race come home: one fits, the other one sells the herd. */
const herds: Recipe = {
  startSeat: 0,
  begins: (now) => {
    const { batch, herds: all, areas } = own(now);
    const [one = 0, other = 0] = batch;
    if (now.open.phase !== 'round-up' || batch.length !== 2 || raceOf(one) !== raceOf(other)) return false;
    const herd = all[raceOf(one)];
    return areas.sort === 'empty' && herd.length >= 2 && fits(herd, one) !== fits(herd, other);
  },
  // The other one then goes its way by itself.
  picks: [is('append', ({ tile }, now) => fits(own(now).herds[raceOf(tile)], tile))],
  isGood: ([after]) => {
    const sold = after!.events.find((event) => event.type === 'sold' && event.seat === LEARNER);
    return sold?.type === 'sold' && sold.pesos >= 27 && after!.open.phase === 'turn';
  },
};

/** 5: a wished die beside two taken ones, then a herd is sold at once. */
const wish: Recipe = {
  startSeat: 0,
  begins: (now) =>
    isToTake(now) &&
    own(now).areas.wish === 'manned' &&
    own(now).areas.sale === 'manned' &&
    RACES.some((race) => own(now).herds[race].length >= 3 && worthOf(own(now).herds[race]) >= 24),
  picks: [
    is('take', ({ dice }) => sumOf(dice) >= 6 && sumOf(dice) <= 9),
    is('wish', ({ die }, now) => die + sumOf(now.open.turn.dice) === 12 && isOpenFor(now, 12)),
    is('stand', ({ dice }) => dice.length === 3),
    is('sell', ({ race }, now) => own(now).herds[race].length >= 3),
  ],
  isGood: () => true,
};

/** 5: an animal that would sell its herd is put where it belongs instead. */
const sort: Recipe = {
  startSeat: 0,
  begins: (now) => {
    const { batch, herds: all, areas } = own(now);
    const [tile = 0] = batch;
    if (now.open.phase !== 'round-up' || batch.length !== 1 || areas.sort !== 'manned') return false;
    return all[raceOf(tile)].length >= 3 && !fits(all[raceOf(tile)], tile);
  },
  picks: [is('sort', ({ place }) => place > 0)],
  isGood: (after) => after[0]!.open.phase === 'turn',
};

/** 6: a rival's animal that makes one's own herd grow. */
const thief: Recipe = {
  startSeat: 0,
  begins: (now) => isToTake(now) && own(now).areas.thief === 'manned',
  picks: [
    is('steal', ({ tile }, now) => {
      const herd = own(now).herds[raceOf(tile)];
      return (
        herd.length >= 2 && fits(herd, tile) && worthOf([...herd, tile]) - worthOf(herd) >= valueOf(tile) + 4
      );
    }),
  ],
  isGood: () => true,
};

/** 6: the overseer rouses two of one's own, or takes a rival's place. */
const overseer: Recipe = {
  startSeat: 0,
  begins: (now) => {
    const { riders } = now.open;
    return (
      isToTake(now) &&
      isFreshTurn(now) &&
      now.open.lastDiceRound === 0 &&
      own(now).areas.overseer === 'manned' &&
      riders.filter((rider) => rider === lying(LEARNER)).length === 2 &&
      riders.filter((rider) => rider === lying(1 - LEARNER)).length >= 1 &&
      own(now).supply >= 1
    );
  },
  picks: [is('rouse', ({ spaces }) => spaces.length === 2)],
  isGood: () => true,
};

/** 6: a look at the steppe, and one animal of it is settled. */
const steppe: Recipe = {
  startSeat: 0,
  begins: (now) => isToTake(now) && own(now).areas.steppe === 'manned' && own(now).supply >= 1,
  picks: [is('scout'), is('settle', ({ tile }) => valueOf(tile) >= 9)],
  isGood: ([looked, settled]) =>
    looked!.open.phase === 'steppe' &&
    looked!.match.state.held[LEARNER]!.tray.filter((tile) => valueOf(tile) <= 4).length < 2 &&
    settled!.open.phase === 'turn',
};

/** 7: the last round with dice, the one without, and the end. */
const end: Recipe = {
  startSeat: 0,
  begins: (now) =>
    isToTake(now) &&
    isFreshTurn(now) &&
    now.open.round === now.open.lastDiceRound &&
    own(now).areas.sale === 'manned' &&
    own(now).areas.thief === 'empty',
  picks: [
    is('take', ({ dice }, now) => isOpenFor(now, sumOf(dice))),
    is('stand', ({ dice }) => dice.length === 2),
    is('end'),
    is('sell', ({ race }, now) => own(now).herds[race].length >= 3),
    is('end'),
  ],
  rivalEnds: 'the match',
  isGood: (after) => {
    const last = after.at(-1)!;
    const [me, her] = last.open.ranches;
    return (
      last.open.phase === 'over' &&
      me!.pesos > her!.pesos &&
      after[2]!.open.round > after[2]!.open.lastDiceRound &&
      legalFor(after[2]!).some(({ type }) => type === 'sell')
    );
  },
};

export const RECIPES = { rodeo, lie, pasture, herds, wish, sort, thief, overseer, steppe, end };
export type RecipeName = keyof typeof RECIPES;
