import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ReplaySession } from '../table/replay/replay-session';

/** How one goes through a match. Whoever goes by himself is not carried on at the same time. */
export interface Travel {
  toFirst(): void;
  back(): void;
  playOrPause(): void;
  forward(): void;
  toLast(): void;
  to(seq: number): void;
}

export function useTravel(session: ReplaySession, isPlaying: Signal<boolean>): Travel {
  return useMemo(() => {
    const to = (seq: number): void => {
      isPlaying.value = false;
      session.jump(seq);
    };
    return {
      to,
      toFirst: () => to(0),
      toLast: () => to(session.length),
      back: () => to(session.seq.peek() - 1),
      forward: () => {
        isPlaying.value = false;
        session.forward();
      },
      playOrPause: () => {
        if (!isPlaying.peek() && session.seq.peek() === session.length) session.jump(0);
        isPlaying.value = !isPlaying.peek();
      },
    };
  }, [session, isPlaying]);
}

const KEYS: Readonly<Record<string, Exclude<keyof Travel, 'to'>>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'toFirst',
  End: 'toLast',
  ' ': 'playOrPause',
};

/** Arrows, space, Home and End, wherever the focus is. The scrubber's own arrows would cut instead of play. */
export function useTravelKeys(travel: Travel, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const way = KEYS[event.key];
      if (way === undefined || isMeantForSomethingElse(event)) return;
      event.preventDefault();
      travel[way]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [travel, isOn]);
}

function isMeantForSomethingElse(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (key === ' ' && target.closest('button, a, summary') !== null) return true;
  return target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null;
}
