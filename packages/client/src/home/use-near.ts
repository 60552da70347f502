import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Far enough below the window that what is fetched now is there before it is seen. */
const MARGIN_PX = 100;

/** Whether a place has ever been seen, or nearly. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null || isNear) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    );
    seen.observe(current);
    return () => seen.disconnect();
  }, [place, isNear]);
  return isNear;
}
