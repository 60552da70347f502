import { useEffect, useRef } from 'preact/hooks';

/** A finger that was already on its way meant what lay there before: about the time between seeing and touching. */
const NEW_MS = 250;

/** Whether what is shown has only just come to be so: a second tap of the same finger is no answer to it. */
export function useNewness(shown: string): () => boolean {
  const since = useRef(Infinity);
  useEffect(() => {
    since.current = performance.now();
  }, [shown]);
  return () => performance.now() - since.current < NEW_MS;
}
