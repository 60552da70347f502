import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { LONGEST_DESCRIPTION } from '@pampa/protocol';
import { Icon } from '../shell/ui';
import { texts } from '../texts/say';

interface DescriptionProps {
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Why it could not be sent. */
  readonly error: string | null;
  /** That is why. */
  readonly isWordless: boolean;
}

/** In the reporter's own words. Whoever forgot them is brought back here. */
export function Description({ value, onInput, error, isWordless }: DescriptionProps): JSX.Element {
  const say = texts.value.page('report');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const about = useRef<HTMLDivElement>(null);
  useEffect(() => {
    area.current?.focus();
    // On a phone on its side it would lie below the edge.
    if (error !== null) about.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {say('what')}
      </label>
      <textarea
        ref={area}
        id={id}
        class="field-input report-words"
        rows={4}
        value={value}
        maxLength={LONGEST_DESCRIPTION}
        placeholder={say('what-hint')}
        aria-invalid={isWordless}
        aria-describedby={error === null ? undefined : `${id}-about`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <div ref={about} id={`${id}-about`} aria-live="polite">
        {error !== null && (
          <span class="field-error">
            <Icon name="alert" />
            {error}
          </span>
        )}
      </div>
    </div>
  );
}
