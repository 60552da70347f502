import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Showing } from '../play/showing';
import { settings } from '../settings/settings';
import { paceNow } from '../stage/pace';
import type { ReplaySession } from '../table/replay/replay-session';

/** A move has a sentence that wants to be read, however little there is to see. */
const LEAST_MS = 900;
/** Where nothing moves, the sentence is all there is. */
const LEAST_WITHOUT_MOTION_MS = 1800;
/** Between two moves. */
const BREATH_MS = 350;

/** Whether one move is played after the other; each as long as its animation takes. */
export function usePlaying(session: ReplaySession, showing: Signal<Showing | null>): Signal<boolean> {
  const isPlaying = useSignal(false);
  const isOn = isPlaying.value;
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    void playOn(session, showing, stop.signal).then((isThrough) => {
      if (isThrough) isPlaying.value = false;
    });
    const hide = (): void => {
      // Nobody would see it.
      if (document.hidden) isPlaying.value = false;
    };
    document.addEventListener('visibilitychange', hide, { signal: stop.signal });
    return () => stop.abort();
  }, [isOn, session, showing, isPlaying]);
  return isPlaying;
}

/** True when it has come to the end. */
async function playOn(
  session: ReplaySession,
  showing: Signal<Showing | null>,
  stopped: AbortSignal,
): Promise<boolean> {
  while (!stopped.aborted && session.forward()) {
    const isStill = showing.peek() === null || paceNow() === 0;
    const least = isStill ? LEAST_WITHOUT_MOTION_MS : LEAST_MS;
    await Promise.all([showing.peek()?.settled(), wait(least)]);
    await wait(BREATH_MS);
  }
  return !stopped.aborted;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms / settings.speed.peek()));
}
