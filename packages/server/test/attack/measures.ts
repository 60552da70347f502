import type { Bar } from './attack';
import type { Measure } from './run-attack';

/** The promises. The ratio is that of issue 12: honest p99 at most three times its quiet value. */
const BAR: Bar = { ratio: 3, medianRatio: 3, memoryMb: 64, fds: 300, backMs: 500 };

/** By hand, on a machine that does nothing else. */
export function fullMeasure(seconds: number): Measure {
  return { bar: BAR, tables: 6, warmUpSeconds: 4, seconds, hasControl: true, scale: 1 };
}

/**
 * In `test:deep`, beside other tests on two processors: times are judged by orders of magnitude, which is how the attacks
 * showed themselves (a thousand times the quiet value, answers after a minute); memory and descriptors as in the full run.
 */
export const SHORT_MEASURE: Measure = {
  bar: { ...BAR, ratio: 25, medianRatio: 4, backMs: 5000 },
  tables: 3,
  warmUpSeconds: 1,
  seconds: 1.5,
  hasControl: false,
  scale: 1,
};
