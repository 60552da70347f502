import { BOT_LEVELS } from '@pampa/protocol';
import { elGaucho } from '@pampa/rules/el-gaucho';
import fc from 'fast-check';
import { USUAL_NODES } from '../src';
import { isLegal, LAYOUT_NAMES, playTable } from './support/tables';

/** A hurried bot knows nothing but first sight, one with time everything it can: either has to bring a game to its end. */
const HURRIED = [1, 10, 40];

describe.each(BOT_LEVELS)('a table of bots of the level %s', (level) => {
  it('comes to an end within 5,000 acts, however little time it has', () => {
    const tables = fc.record({
      seats: fc.integer({ min: 2, max: 4 }),
      layout: fc.constantFrom(...LAYOUT_NAMES),
      seed: fc.nat(),
      level: fc.constant(level),
    });
    const nodes = fc.constantFrom(...HURRIED, Math.min(500, USUAL_NODES[level]));
    fc.assert(
      fc.property(tables, nodes, (table, allowed) => {
        const { isOver } = playTable(table, allowed, (moment, { action }) => {
          expect(isLegal(elGaucho, moment, action)).toBe(true);
          return true;
        });
        expect(isOver).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
