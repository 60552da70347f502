import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Atom } from '../../play/desk';
import { useBoardSetting } from './setting';
import './thing.css';

interface ThingProps {
  readonly atom: Atom;
  /** What it is, in words. */
  readonly label: string;
  readonly class?: string | undefined;
  /** The same thing under another atom: the gaucho who lies on a space, to be fetched. */
  readonly also?: Atom | undefined;
  /** A button only while it can be used, so that there are few stops for the Tab key. */
  readonly isOftenIdle?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** Something on the table that can be touched: a button; for spectators only a picture of it. */
export function Thing({
  atom,
  label,
  class: more = '',
  also,
  isOftenIdle = false,
  children,
}: ThingProps): JSX.Element {
  const { desk, seat, described, pointed } = useBoardSetting();
  const id = useId();
  const names = also === undefined ? [atom] : [atom, also];
  const isPicked = names.some((name) => desk.picked.value.includes(name));
  const isLit = names.some((name) => desk.lit.value.has(name));
  const isUseful = isPicked || isLit || names.some((name) => desk.touchable.value.has(name));
  if (seat === null || (isOftenIdle && !isUseful)) {
    return (
      <span
        class={`thing ${more}`}
        role="img"
        aria-label={label}
        data-atom={atom}
        data-pointed={pointed.has(atom)}
      >
        {children}
      </span>
    );
  }
  const description = described.get(atom);
  return (
    <>
      <button
        type="button"
        class={`thing thing-button ${more}`}
        aria-label={label}
        aria-pressed={isPicked}
        aria-disabled={!isUseful}
        aria-describedby={description === undefined ? undefined : id}
        data-atom={atom}
        data-also={also}
        data-lit={isLit}
        data-pointed={pointed.has(atom)}
        title={description}
        onClick={() => desk.touch(atom)}
      >
        {children}
      </button>
      {description !== undefined && (
        <span class="unseen" id={id}>
          {description}
        </span>
      )}
    </>
  );
}
