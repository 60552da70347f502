import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;
/** What never comes is a failure a little later; what comes late on a slow machine is none. */
export const PATIENCE_MS = 60_000;

/** Resolves as soon as it holds, for what nobody is told of. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await condition())) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`in vain: ${condition.toString()}`);
    await pause(LOOK_EVERY_MS);
  }
}
