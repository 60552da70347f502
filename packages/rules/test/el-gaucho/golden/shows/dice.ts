import type { Action } from '../../../../src/el-gaucho/actions';
import { valueOf } from '../../../../src/el-gaucho/tiles';
import type { Golden } from '../golden';
import { afterwards, done, only, turnsOf } from '../reading';

const SPECIAL: readonly Action['type'][] = ['wish', 'sell', 'steal', 'rouse', 'oust', 'scout'];

export const DICE: readonly Golden[] = [
  {
    name: 'lays-and-raises-in-one-turn',
    says: 'One die lays a gaucho on a tile and the other raises him, in the same turn.',
    seats: 2,
    layout: 'wide',
    manner: {},
    shows: (tale) =>
      turnsOf(tale).some((turn) =>
        done(turn, 'lay').some((laid) =>
          done(afterwards(turn, laid), 'raise').some(({ act }) => act.space === laid.act.space),
        ),
      ),
  },
  {
    name: 'three-dice-on-one-tile',
    says: 'Both dice and a wished one together stand a gaucho on a tile.',
    seats: 3,
    layout: 'wide',
    manner: { events: true },
    shows: ({ scenes }) =>
      done(scenes, 'stand').some(({ act, before, events }) => {
        const price = valueOf(only(events, 'stood')[0]?.tile ?? 0);
        const sum = act.dice.reduce((total, die) => total + die, 0);
        return act.dice.length === 3 && before.open.turn.wish > 0 && sum === price;
      }),
  },
  {
    name: 'dice-left-unused',
    says: 'Somebody takes two dice and ends his turn without using them.',
    seats: 4,
    layout: 'narrow',
    manner: { likes: { end: 30 } },
    shows: ({ scenes }) => done(scenes, 'end').some(({ before }) => before.open.turn.dice.length === 2),
  },
  {
    name: 'wished-die-lost',
    says: 'A wished die is not used and is gone with the turn.',
    seats: 2,
    layout: 'narrow',
    manner: { sense: 30 },
    shows: ({ scenes }) =>
      done(scenes, 'end').some(
        ({ before, after }) => before.open.turn.wish > 0 && after.open.turn.wish === 0,
      ),
  },
  {
    name: 'two-special-actions-before-the-dice',
    says: 'Two different special actions come first; the dice are taken afterwards.',
    seats: 3,
    layout: 'wide',
    manner: {},
    shows: (tale) =>
      turnsOf(tale).some((turn) => {
        const early = turn.filter(({ before }) => before.open.turn.mustTake);
        return SPECIAL.filter((type) => done(early, type).length > 0).length > 1;
      }),
  },
];
