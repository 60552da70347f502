import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { ReplaySession } from '../table/replay/replay-session';
import { nearest, type Landmark, type Landmarks } from './landmarks';

/** How one goes through a match. Whoever goes by himself is not carried on at the same time. */
export interface Travel {
  toFirst(): void;
  back(): void;
  playOrPause(): void;
  forward(): void;
  toLast(): void;
  to(seq: number): void;
  /** To the next one of a kind, or the one before: shown as it happens, not as it lies there afterwards. */
  toNext(landmark: Landmark, step: 1 | -1): void;
  /** Null where there is none in this direction. */
  next(landmark: Landmark, step: 1 | -1): number | null;
}

export function useTravel(session: ReplaySession, landmarks: Landmarks, isPlaying: Signal<boolean>): Travel {
  return useMemo(() => {
    const to = (seq: number): void => {
      isPlaying.value = false;
      session.jump(seq);
    };
    const forward = (): void => {
      isPlaying.value = false;
      session.forward();
    };
    return {
      to,
      forward,
      toFirst: () => to(0),
      toLast: () => to(session.length),
      back: () => to(session.seq.peek() - 1),
      playOrPause: () => {
        if (!isPlaying.peek() && session.seq.peek() === session.length) session.jump(0);
        isPlaying.value = !isPlaying.peek();
      },
      next: (landmark, step) => nearest(landmarks[landmark], session.seq.value, step),
      toNext: (landmark, step) => {
        const move = nearest(landmarks[landmark], session.seq.peek(), step);
        if (move === null) return;
        to(move - 1);
        forward();
      },
    };
  }, [session, landmarks, isPlaying]);
}
