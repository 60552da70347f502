import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';
import { Spinner } from './spinner';
import './button.css';

export interface ButtonProps {
  readonly kind: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly icon?: IconName | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** Something is on its way because of it: it can't be pressed again, and shows that. */
  readonly busy?: boolean | undefined;
  /** Why it is disabled, or what it does. */
  readonly title?: string | undefined;
  readonly class?: string | undefined;
  /** For what shows and hides something. */
  readonly expanded?: boolean | undefined;
  readonly submits?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** A disabled button stays in the order of keys, so that whoever wonders why can get to its `title`. */
export function Button(props: ButtonProps): JSX.Element {
  const { kind, icon, onClick, busy = false, title, submits = false } = props;
  const isOff = props.disabled === true || busy;
  return (
    <button
      type={submits ? 'submit' : 'button'}
      class={`button button-${kind} ${props.class ?? ''}`}
      aria-disabled={isOff}
      aria-busy={busy}
      aria-expanded={props.expanded}
      title={title}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.();
      }}
    >
      {busy ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      <span>{props.children}</span>
    </button>
  );
}
