/**
 *   wall  what somebody with a watch sees: for figures, on a machine that does nothing else
 *   cpu   the processor time of this thread: for comparing two versions on a busy machine. What other threads do for it
 *         (compiling, collecting garbage) is not in it.
 */
export const CLOCKS = ['wall', 'cpu'] as const;

export type Clock = (typeof CLOCKS)[number];

/** Milliseconds from any beginning. */
export function nowOf(clock: Clock): () => number {
  return clock === 'wall' ? () => performance.now() : cpuMs;
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
