import type { Showing } from '../play/showing';
import { isMotionReduced } from '../settings/in-effect';
import { settings } from '../settings/settings';

/** Between two moves of bots, once the first has been shown: so long the eye stays with it. */
const AFTER_SHOWN_MS = 400;

/** Where nothing moves, it takes a little longer to see what has changed. */
const WITHOUT_MOTION_MS = 900;

/** Resolves when people can follow the next move of a bot. Tests in a real browser ask with `?probe`, and never wait. */
export async function botPause(showing: Showing | null): Promise<void> {
  // Whoever shows the last move may hear of it only after us.
  await pause(0);
  await showing?.settled();
  if (new URLSearchParams(location.search).has('probe')) return;
  await pause((isMotionReduced.peek() ? WITHOUT_MOTION_MS : AFTER_SHOWN_MS) / settings.speed.peek());
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
