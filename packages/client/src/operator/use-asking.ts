import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isLoggedOut, troubleText } from './trouble';

const ASK_EVERY_MS = 5_000;

export interface Asking<A> {
  /** The newest answer; null before the first. It stays while the server does not answer. */
  readonly answer: Signal<A | null>;
  /** Why there is no newer one. */
  readonly trouble: Signal<string | null>;
  /** Asks at once. */
  readonly askNow: () => void;
}

/**
 * Asks again and again while the page is looked at, and at once when `key` changes. `onLoggedOut` is called when the
 * session has ended.
 */
export function useAsking<A>(ask: () => Promise<A>, key: string, onLoggedOut: () => void): Asking<A> {
  const answer = useSignal<A | null>(null);
  const trouble = useSignal<string | null>(null);
  const asked = useRef(0);
  const askNow = (): void => {
    const mine = ++asked.current;
    ask().then(
      (found) => {
        if (mine !== asked.current) return;
        answer.value = found;
        trouble.value = null;
      },
      (error: unknown) => {
        if (mine !== asked.current) return;
        if (isLoggedOut(error)) onLoggedOut();
        else trouble.value = troubleText(error);
      },
    );
  };
  const newest = useRef(askNow);
  newest.current = askNow;
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) newest.current();
    };
    look();
    const timer = setInterval(look, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      // What is still on its way belongs to another question.
      asked.current++;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [key]);
  return { answer, trouble, askNow };
}
