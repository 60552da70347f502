import type { ElGauchoView } from '@pampa/rules/el-gaucho';
import { layoutOf } from '../../../src/games/el-gaucho/layout/layout-of';
import { RACES } from '@pampa/rules/el-gaucho';
import { touchablesOf } from '../../../src/games/el-gaucho/scene/touchables';
import { createDesk } from '../../../src/play/create-desk';
import type { Atom } from '../../../src/play/desk';
import { hands, speakEnglish } from '../../play/support/el-gaucho-hands';
import { positionsOf } from '../../play/support/random-game';

beforeAll(speakEnglish);

const SIZES = [
  { width: 1090, height: 770 },
  { width: 390, height: 664 },
];

/** Nothing is ever done with these alone: what they are is all there is to say. */
const ONLY_TOLD = /^(pile|track|home|ranch|pasture|supply|ring)(:|$)/;

function atomsOn(view: ElGauchoView, seat: number): readonly Atom[] {
  const races = RACES.filter((race) => race !== view.open.removedRace);
  const found = SIZES.flatMap((size) => {
    const ask = { ...size, players: view.open.ranches.length, near: seat, board: view.open.layout, races };
    const layout = layoutOf({ ...ask, unfolded: (seat + 1) % ask.players });
    return touchablesOf(view, seat, layout, { isWishing: true, sorting: null });
  });
  return [...new Set(found.flatMap(({ atom }) => atom ?? []))];
}

test.each([2, 3, 4])('whatever lies on a table of %i says what it is, and why it can’t be used', (seats) => {
  const kinds = new Set<string>();
  let count = 0;
  for (const { table, seat, moment } of positionsOf(seats, 11 + seats)) {
    // Neighbours are alike.
    if (count++ % 7 !== 0) continue;
    const desk = createDesk(table.session(seat), hands);
    for (const atom of atomsOn(moment.view, seat)) {
      kinds.add(atom.split(':')[0] ?? '');
      const { about, possible, whyNot } = desk.explain(atom);
      const isAnswered = possible.length > 0 || whyNot !== null || ONLY_TOLD.test(atom);
      expect({ atom, about: about !== null, isAnswered }).toEqual({ atom, about: true, isAnswered: true });
    }
    desk.dispose();
  }
  const all = [
    'area',
    'die',
    'face',
    'herd',
    'home',
    'pasture',
    'pile',
    'ranch',
    'ring',
    'space',
    'supply',
    'tile',
    'track',
  ];
  expect([...kinds].sort()).toEqual(all);
});
