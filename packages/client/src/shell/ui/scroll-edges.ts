import { useEffect } from 'preact/hooks';
import './scroll-edges.css';

/** Less than this is no line that somebody could miss. */
const NEAR_PX = 4;

/** For what scrolls: says in `data-above` and `data-below` if there is more, so that `.scroll-edges` fades it out there. */
export function useScrollEdges(place: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const list = place.current;
    if (list === null) return;
    const look = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = list;
      list.toggleAttribute('data-above', scrollTop > NEAR_PX);
      list.toggleAttribute('data-below', scrollHeight - scrollTop - clientHeight > NEAR_PX);
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    const lines = new MutationObserver(look);
    lines.observe(list, { childList: true, subtree: true, characterData: true });
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      lines.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [place]);
}
