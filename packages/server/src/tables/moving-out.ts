import { setTimeout as pause } from 'node:timers/promises';
import type { Awake } from './awake';

/** Each is a handful of people who come back at once, and a match that is read and played again elsewhere. */
const AT_ONCE = 8;
const EVERY_MS = 20;
/** Whoever stops containers waits for ten seconds; by then everything else has to be closed as well. */
const WITHIN_MS = 5_000;

/**
 * Lets the tables go a few at a time, so that the others have as little to do at once as possible and nobody is away for
 * longer than it takes to wake his own. What is left after a while goes with the house.
 */
export async function moveOut(awake: Awake): Promise<void> {
  const isOver = performance.now() + WITHIN_MS;
  while (awake.all.length > 0 && performance.now() < isOver) {
    const some = awake.all.slice(0, AT_ONCE).map((table) => table.letGo());
    await Promise.race([Promise.all(some), pause(isOver - performance.now(), undefined, { ref: false })]);
    await pause(EVERY_MS);
  }
}
