import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** A sheet that opens has the focus, and gives it back when it closes: without it a keyboard would not find the way there. */
export function useSheetFocus(sheet: RefObject<HTMLElement | null>, isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      // Where somebody has gone elsewhere meanwhile, he stays there.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const isInside = sheet.current?.contains(document.activeElement) ?? false;
      if ((isLost || isInside) && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [sheet, isOpen]);
}
