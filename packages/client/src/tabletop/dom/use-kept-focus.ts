import { useLayoutEffect, useRef } from 'preact/hooks';

interface Ref {
  readonly current: HTMLElement | null;
}

/** A button may be gone after it has been pressed. Then the focus goes to the board's heading instead of nowhere. */
export function useKeptFocus(board: Ref, heading: Ref): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body) heading.current?.focus();
    const remember = (): void => {
      wasInside.current = board.current?.contains(document.activeElement) === true;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  });
}
