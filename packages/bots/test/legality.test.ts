import fc from 'fast-check';
import { BOT_LEVELS } from '@pampa/protocol';
import { elGaucho } from '@pampa/rules/el-gaucho';
import { isLegal, LAYOUT_NAMES, playTable } from './support/tables';

/** Few, so that whole games take no time: a hurried bot has to be a legal one too. */
const NODES = { peon: 100, gaucho: 40, baron: 80 };
const RUNS = { peon: 6, gaucho: 4, baron: 3 };

describe.each(BOT_LEVELS)('a table of bots of the level %s', (level) => {
  it('plays whole games, for any number of players and on either layout, and comes to an end', () => {
    const tables = fc.record({
      seats: fc.integer({ min: 2, max: 4 }),
      layout: fc.constantFrom(...LAYOUT_NAMES),
      seed: fc.nat(),
      level: fc.constant(level),
    });
    fc.assert(
      fc.property(tables, (table) => {
        const { isOver } = playTable(table, NODES[level], (moment, { action }) => {
          expect(isLegal(elGaucho, moment, action)).toBe(true);
          return true;
        });
        expect(isOver).toBe(true);
      }),
      { numRuns: RUNS[level], seed: 20 },
    );
  });
});
