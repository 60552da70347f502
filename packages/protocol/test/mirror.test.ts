import fc from 'fast-check';
import { GAMES } from '@pampa/rules';
import { mirrorOpen, mirrorTable, readOpen, readTable } from '../src/state';
import { playBeforeReaders } from './mirrored-game';
import { randomGame } from './random-game';
import { anyTable, mirrorBeforeReaders, tablesOneAfterAnother } from './mirrored-table';
import { Wire } from './wire';

/** Every game of the house, with every number of seats. */
const TABLES = GAMES.flatMap(({ id, seats: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, more) => [id, min + more] as const),
);

describe('What lies open in a game', () => {
  test.each(TABLES)(
    '%s, %i seats: every reader reads it exactly, whenever he came, through undos too',
    (game, seats) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => void playBeforeReaders(game, seats, seed)),
        { numRuns: 5 },
      );
    },
  );

  test('a match may go, and another may follow', () => {
    const wire = new Wire();
    wire.patch();
    const reader = wire.join();
    for (const match of [2, 4, 3].flatMap((seats) =>
      [...randomGame('el-gaucho', seats, seats)].slice(0, 40),
    )) {
      for (const open of [match.state.open, ...(match.seq === 39 ? [null] : [])]) {
        mirrorOpen(wire.state, 'el-gaucho', open);
        wire.patch();
        expect(readOpen(reader.state, 'el-gaucho')).toEqual(open);
      }
    }
  });

  test('what has not changed is not sent', () => {
    const wire = new Wire();
    wire.patch();
    wire.join();
    for (const { state } of randomGame('el-gaucho', 2, 1)) {
      mirrorOpen(wire.state, 'el-gaucho', state.open);
      wire.patch();
      mirrorOpen(wire.state, 'el-gaucho', structuredClone(state.open));
      expect(wire.patch()).toBe(0);
    }
  });

  test('of a game that nobody mirrors is refused', () => {
    expect(() => mirrorOpen(new Wire().state, 'chess', {})).toThrow('no schema mirrors chess');
  });
});

describe('What everybody may see of a table', () => {
  test('every reader reads it exactly, whatever comes and goes', () => {
    fc.assert(fc.property(tablesOneAfterAnother, mirrorBeforeReaders), { numRuns: 150 });
  });

  test('what has not changed is not sent', () => {
    const sentAgain = fc.property(anyTable, (table) => {
      const wire = new Wire();
      wire.patch();
      wire.join();
      mirrorTable(wire.state, table);
      wire.patch();
      mirrorTable(wire.state, structuredClone(table));
      expect(wire.patch()).toBe(0);
    });
    fc.assert(sentAgain, { numRuns: 50 });
  });

  test('what failed halfway is shown whole the next time', () => {
    const shownAgain = fc.property(anyTable, anyTable, (table, next) => {
      const wire = new Wire();
      mirrorTable(wire.state, table);
      wire.patch();
      const reader = wire.join();
      const broken = new Proxy(next, {
        get: (target, name) => {
          if (name === 'previous') throw new Error('broken');
          return Reflect.get(target, name) as unknown;
        },
      });
      expect(() => mirrorTable(wire.state, broken)).toThrow('broken');
      mirrorTable(wire.state, table);
      wire.patch();
      expect(readTable(reader.state)).toEqual(table);
    });
    fc.assert(shownAgain, { numRuns: 50 });
  });
});
