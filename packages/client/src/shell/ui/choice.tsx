import type { JSX } from 'preact';
import { Fragment } from 'preact';
import { useId } from 'preact/hooks';
import { useAsked } from './use-asked';
import './fields.css';

export interface ChoiceProps<V extends string | number> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean | undefined;
}

/** More than that don't fit side by side on a phone. */
const MOST_SIDE_BY_SIDE = 5;

/** One of several: side by side while they are few, in a list beyond that. */
export function Choice<V extends string | number>(props: ChoiceProps<V>): JSX.Element {
  return props.options.length > MOST_SIDE_BY_SIDE ? <List {...props} /> : <SideBySide {...props} />;
}

function SideBySide<V extends string | number>(props: ChoiceProps<V>): JSX.Element {
  const { label, hint, value, options, onChange, disabled = false } = props;
  const id = useId();
  const ask = useAsked(onChange);
  return (
    <fieldset
      class={`choice ${disabled ? 'choice-off' : ''}`}
      disabled={disabled}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
    >
      <legend>{label}</legend>
      {hint !== undefined && (
        <span class="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div class="choice-options">
        {options.map((option) => (
          <Fragment key={option.value}>
            <input
              class="choice-radio unseen"
              type="radio"
              id={`${id}-${option.value}`}
              name={id}
              checked={option.value === value}
              onChange={() => ask(option.value)}
            />
            <label class="choice-option" for={`${id}-${option.value}`}>
              {option.label}
            </label>
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}

function List<V extends string | number>(props: ChoiceProps<V>): JSX.Element {
  const { label, hint, value, options, onChange, disabled = false } = props;
  const id = useId();
  const ask = useAsked(onChange);
  return (
    <div class={`field ${disabled ? 'choice-off' : ''}`}>
      <label class="field-label" for={id}>
        {label}
      </label>
      {hint !== undefined && (
        <span class="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <select
        class="field-input"
        id={id}
        disabled={disabled}
        value={String(value)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen !== undefined) ask(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
