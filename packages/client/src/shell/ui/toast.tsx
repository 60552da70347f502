import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/say';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import type { IconName } from './icon-shapes';
import './toast.css';

export type ToastKind = 'info' | 'good' | 'bad';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
}

const ICONS = { info: 'info', good: 'check', bad: 'alert' } as const satisfies Record<ToastKind, IconName>;

/** Nobody reads more than that at once; the oldest goes. */
const MOST = 3;

/** Time to notice it, and then to read it: about fifteen characters a second. */
const NOTICE_MS = 2500;
const READ_MS_A_CHARACTER = 65;

const shown = signal<readonly Toast[]>([]);
let lastId = 0;

/** Says something in passing, at the foot of the page. */
export function toast(text: string, kind: ToastKind = 'info'): void {
  const id = ++lastId;
  const others = shown.value.filter((other) => other.text !== text);
  shown.value = [...others, { id, text, kind }].slice(-MOST);
  setTimeout(() => dismiss(id), NOTICE_MS + text.length * READ_MS_A_CHARACTER);
}

function dismiss(id: number): void {
  shown.value = shown.value.filter((each) => each.id !== id);
}

/** Where they appear: once on the page, above dialogs too. */
export function Toasts(): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  const count = shown.value.length;
  useEffect(() => {
    // A modal dialog lies in the top layer; only what enters that layer after it lies above.
    element.current?.hidePopover();
    if (count > 0) element.current?.showPopover();
  }, [count]);
  return (
    <div ref={element} class="toasts" popover="manual" role="status" aria-live="polite">
      {shown.value.map(({ id, text, kind }) => (
        <div key={id} class={`toast toast-${kind}`}>
          <Icon name={ICONS[kind]} />
          <span>{text}</span>
          <IconButton icon="close" label={texts.value.page('common')('close')} onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}
