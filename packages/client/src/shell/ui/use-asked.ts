import { useReducer } from 'preact/hooks';

/**
 * For fields that show what somebody else decides: a browser moves them as soon as they are touched. Drawn anew they stand
 * as they did, until the answer is there; and if it is no, they stay so.
 */
export function useAsked<V>(ask: (value: V) => void): (value: V) => void {
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  return (value) => {
    ask(value);
    drawAnew(undefined);
  };
}
