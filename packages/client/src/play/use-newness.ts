import { useLayoutEffect, useRef } from 'preact/hooks';

/** A finger that was already on its way meant what lay there before: about the time between seeing and touching. */
const NEW_MS = 250;

/** Whether what is shown has only just come to be so: a second tap of the same finger is no answer to it. */
export function useNewness(shown: string): () => boolean {
  const since = useRef(Infinity);
  // Not after the next frame, as other effects: a busy page may take longer to paint than a finger to tap.
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [shown]);
  return () => performance.now() - since.current < NEW_MS;
}
