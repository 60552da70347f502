import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from './icon';
import './fields.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Why it can't be taken like this. */
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onEnter?: (() => void) | undefined;
  readonly class?: string | undefined;
  readonly autoComplete?: string | undefined;
  /** For codes: capitals, nothing corrected. */
  readonly isCode?: boolean | undefined;
}

export function TextField(props: TextFieldProps): JSX.Element {
  const { label, value, onInput, error, hint, autoFocus = false, onEnter, isCode = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  const isWrong = error !== undefined && error !== null && error !== '';
  return (
    <div class={`field ${props.class ?? ''}`}>
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        class="field-input"
        type="text"
        value={value}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        autocomplete={props.autoComplete ?? 'off'}
        autocapitalize={isCode ? 'characters' : 'sentences'}
        autocorrect={isCode ? 'off' : undefined}
        spellcheck={false}
        enterKeyHint={onEnter === undefined ? undefined : 'go'}
        aria-invalid={isWrong}
        aria-describedby={isWrong || hint !== undefined ? `${id}-about` : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing || onEnter === undefined) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <div id={`${id}-about`} aria-live="polite">
        {isWrong ? (
          <span class="field-error">
            <Icon name="alert" />
            {error}
          </span>
        ) : (
          hint !== undefined && <span class="field-hint">{hint}</span>
        )}
      </div>
    </div>
  );
}
