import { verifying, type Game, type GameTypes, type MatchRecord, type VerifyReport } from '@pampa/rules';

/** Half of what a frame has: the page stays alive, on slow phones too. */
const SLICE_MS = 8;

/**
 * The whole verification, a little at a time: no worker would have to be fetched for it, and a match takes less than a second.
 * Null if it was stopped.
 */
export async function verifyInSlices(
  game: Game<GameTypes>,
  record: MatchRecord,
  onProgress: (share: number) => void,
  stopped: AbortSignal,
): Promise<VerifyReport | null> {
  const steps = verifying(game, record);
  let until = performance.now() + SLICE_MS;
  while (!stopped.aborted) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    onProgress(step.value / Math.max(1, record.entries.length));
    await new Promise((next) => setTimeout(next));
    until = performance.now() + SLICE_MS;
  }
  return null;
}
