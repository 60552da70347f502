import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
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

/** Where they may appear, the foremost last: whatever lies outside an open dialog can be neither heard nor pressed. */
const places = signal<readonly symbol[]>([]);

/** Where they appear: once on the page, and in every dialog. */
export function Toasts(): JSX.Element {
  const place = useMemo(() => Symbol('place'), []);
  useLayoutEffect(() => {
    places.value = [...places.peek(), place];
    return () => {
      places.value = places.peek().filter((other) => other !== place);
    };
  }, [place]);
  const here = places.value.at(-1) === place ? shown.value : [];
  return (
    <>
      {/* Always there: a region that comes with its text is mostly not spoken. */}
      <p class="unseen" role="status">
        {here.at(-1)?.text}
      </p>
      <ToastList toasts={here} />
    </>
  );
}

function ToastList({ toasts }: { readonly toasts: readonly Toast[] }): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  const count = toasts.length;
  useEffect(() => {
    // A modal dialog lies in the top layer; only what enters that layer after it lies above.
    element.current?.hidePopover();
    if (count > 0) element.current?.showPopover();
  }, [count]);
  return (
    <div ref={element} class="toasts" popover="manual">
      {toasts.map(({ id, text, kind }) => (
        <div key={id} class={`toast toast-${kind}`}>
          <Icon name={ICONS[kind]} />
          <span>{text}</span>
          <IconButton icon="close" label={texts.value.page('common')('close')} onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}
