import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button, TextField } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { troubleText } from '../../table-page/ask';
import { texts } from '../../texts/say';

interface WebhookProps {
  readonly session: TableSession;
  readonly isSet: boolean;
}

/** Where the table says whose turn it is besides here. Its address is a secret: it is never shown again. */
export function Webhook({ session, isSet }: WebhookProps): JSX.Element {
  const say = texts.value.page('lobby');
  const url = useSignal('');
  const trouble = useSignal<string | null>(null);
  const set = async (to: string | null): Promise<void> => {
    try {
      await session.request('webhook', { url: to, language: texts.value.language });
      url.value = '';
      trouble.value = null;
    } catch (error) {
      trouble.value = troubleText(error, session);
    }
  };
  return (
    <div class="webhook">
      <span class="field-label">{say('webhook')}</span>
      <span class="field-hint">{say(isSet ? 'webhook-on' : 'webhook-hint')}</span>
      {isSet ? (
        <Button kind="secondary" icon="trash" onClick={() => void set(null)}>
          {say('webhook-remove')}
        </Button>
      ) : (
        <div class="webhook-field">
          <TextField
            label={say('webhook-url')}
            placeholder="https://"
            value={url.value}
            error={trouble.value}
            maxLength={500}
            onInput={(value) => {
              url.value = value;
              trouble.value = null;
            }}
            onEnter={() => void set(url.value.trim())}
          />
          <Button
            kind="secondary"
            disabled={url.value.trim() === ''}
            onClick={() => void set(url.value.trim())}
          >
            {say('webhook-set')}
          </Button>
        </div>
      )}
    </div>
  );
}
