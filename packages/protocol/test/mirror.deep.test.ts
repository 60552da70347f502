import fc from 'fast-check';
import { playBeforeReaders } from './mirrored-game';
import { mirrorBeforeReaders, tablesOneAfterAnother } from './mirrored-table';

/** Half an hour on a slow machine. */
const PATIENCE_MS = 1_800_000;

test.each([2, 3, 4])(
  '%i seats: over hundreds of games, every reader reads exactly what lies open',
  (seats) => {
    let steps = 0;
    let joins = 0;
    let patchBytes = 0;
    let largestPatch = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const played = playBeforeReaders('el-gaucho', seats, seed);
        steps += played.steps;
        joins += played.joins;
        patchBytes += played.patchBytes;
        largestPatch = Math.max(largestPatch, played.largestPatch);
      }),
      { numRuns: 300 },
    );
    const average = (patchBytes / steps).toFixed(1);
    console.log(
      `${seats} seats: ${steps} steps, ${joins} late joins, ${average} bytes a patch, at most ${largestPatch}`,
    );
  },
  PATIENCE_MS,
);

test(
  'over thousands of lives of a table, every reader reads it exactly',
  () => {
    fc.assert(fc.property(tablesOneAfterAnother, mirrorBeforeReaders), { numRuns: 10_000 });
  },
  PATIENCE_MS,
);
