import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/say';
import { IconButton } from './icon-button';
import { useScrollEdges } from './scroll-edges';
import { Toasts } from './toast';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Escape, the cross and a tap beside it. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at its foot. */
  readonly actions?: ComponentChildren;
  readonly wide?: boolean | undefined;
}

/** The browser's own modal dialog: focus stays inside, everything behind it is out of reach, also for screen readers. */
export function Dialog(props: DialogProps): JSX.Element | null {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, children, actions, wide = false }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useScrollEdges(body);
  // Before the effects of what is inside: a field that wants the focus must not lose it again.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${wide ? 'dialog-wide' : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        const { currentTarget: dialog, target } = event;
        if (target === dialog && isBeside(dialog, event)) onClose();
      }}
    >
      <header class="dialog-head">
        <h2 class="dialog-title" id={titleId}>
          {title}
        </h2>
        <IconButton icon="close" label={texts.value.page('common')('close')} onClick={onClose} />
      </header>
      <div class="dialog-body scroll-edges" ref={body}>
        {children}
      </div>
      {actions !== undefined && <footer class="dialog-actions">{actions}</footer>}
      <Toasts />
    </dialog>
  );
}

/** A tap on the backdrop reaches the dialog itself, as one on its own edge does. */
function isBeside(dialog: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
