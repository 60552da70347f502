import type { JSX } from 'preact';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';
import './button.css';

interface IconButtonProps {
  readonly icon: IconName;
  /** What it does, in words: read aloud, and shown on hover. */
  readonly label: string;
  readonly onClick: () => void;
  /** For what is on or off. */
  readonly pressed?: boolean | undefined;
  /** A number or a mark in its corner; 0 and '' show nothing. */
  readonly badge?: number | string | undefined;
  readonly disabled?: boolean | undefined;
  readonly class?: string | undefined;
}

export function IconButton(props: IconButtonProps): JSX.Element {
  const { icon, label, onClick, pressed, badge, disabled = false } = props;
  const isBadged = badge !== undefined && badge !== 0 && badge !== '';
  return (
    <button
      type="button"
      class={`icon-button ${props.class ?? ''}`}
      aria-label={isBadged ? `${label} (${badge})` : label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      title={label}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Icon name={icon} size={24} />
      {isBadged && (
        <span class="icon-button-badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
