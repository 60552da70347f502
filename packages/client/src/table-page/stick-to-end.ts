import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Somebody this near to the end wants to see what comes. */
const NEAR_PX = 60;

/** A list that shows its newest item, unless somebody has scrolled back to read. `content`: whatever changes with it. */
export function useStickToEnd<E extends HTMLElement>(content: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const wasAtEnd = useRef(true);
  useLayoutEffect(() => {
    const list = element.current;
    if (list === null) return;
    const note = (): void => {
      wasAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
    };
    list.addEventListener('scroll', note, { passive: true });
    return () => list.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    const list = element.current;
    if (list !== null && wasAtEnd.current) list.scrollTop = list.scrollHeight;
  }, [content]);
  return element;
}
