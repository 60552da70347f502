import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { placeBeside, type Box } from './place-beside';
import { useSheetFocus } from './use-sheet-focus';
import './popover.css';

interface PopoverProps {
  /** Read aloud when it opens: it takes the focus. */
  readonly label: string;
  /** What it stands beside, in the page's coordinates (as of getBoundingClientRect). */
  readonly at: Box;
  /** Escape, or a tap elsewhere. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
}

/** A small sheet beside something, always inside the window. Shown for as long as it is rendered. */
export function Popover({ label, at, onClose, children, class: more = '' }: PopoverProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    element.current?.showPopover();
  }, []);
  useSheetFocus(element);
  useLayoutEffect(() => {
    const sheet = element.current;
    if (sheet === null) return;
    const size = { width: sheet.offsetWidth, height: sheet.offsetHeight };
    const { left, top } = placeBeside(at, size, { width: window.innerWidth, height: window.innerHeight });
    sheet.style.left = `${left}px`;
    sheet.style.top = `${top}px`;
  });
  useEffect(() => {
    const away = (event: PointerEvent): void => {
      if (event.target instanceof Node && element.current?.contains(event.target) !== true) onClose();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('pointerdown', away, true);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      document.removeEventListener('keydown', escape);
    };
  }, [onClose]);
  return (
    <div
      ref={element}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      class={`popover ${more}`}
    >
      {children}
    </div>
  );
}
