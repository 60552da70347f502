import type { JSX } from 'preact';
import { useAsked } from './use-asked';
import './fields.css';

interface ToggleProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean | undefined;
}

export function Toggle({ label, hint, value, onChange, disabled = false }: ToggleProps): JSX.Element {
  const ask = useAsked(onChange);
  return (
    <label class={`toggle ${disabled ? 'toggle-off' : ''}`}>
      <span class="toggle-words">
        <span class="field-label">{label}</span>
        {hint !== undefined && <span class="field-hint">{hint}</span>}
      </span>
      <input
        class="toggle-box unseen"
        type="checkbox"
        role="switch"
        checked={value}
        disabled={disabled}
        onChange={(event) => ask(event.currentTarget.checked)}
      />
      <span class="toggle-track" aria-hidden="true" />
    </label>
  );
}
