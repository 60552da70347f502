import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { settings } from '../settings/settings';
import { Button, Panel, TextField } from '../shell/ui';
import { operatorApi } from './api';
import { say } from './text';
import { isLoggedOut, troubleText } from './trouble';

/** The token goes to the server once; what the browser keeps is a session that scripts can't read. */
export function Login({ onLoggedIn }: { readonly onLoggedIn: () => void }): JSX.Element {
  const id = useId();
  const token = useSignal('');
  const name = useSignal(settings.name.value);
  const trouble = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const logIn = async (): Promise<void> => {
    isBusy.value = true;
    try {
      await operatorApi.logIn(token.value, name.value.trim() === '' ? null : name.value);
      onLoggedIn();
    } catch (error) {
      trouble.value = isLoggedOut(error) ? say('wrong-token') : troubleText(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <Panel title={say('login')} class="operator-login">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void logIn();
        }}
      >
        <p>{say('login-text')}</p>
        <div class="field">
          <label class="field-label" for={id}>
            {say('token')}
          </label>
          <input
            id={id}
            class="field-input"
            type="password"
            name="token"
            autocomplete="current-password"
            required
            value={token.value}
            aria-invalid={trouble.value !== null}
            aria-describedby={`${id}-trouble`}
            onInput={({ currentTarget }) => (token.value = currentTarget.value)}
          />
          <span id={`${id}-trouble`} class="field-error" aria-live="polite">
            {trouble.value}
          </span>
        </div>
        <TextField
          label={say('name')}
          hint={say('name-hint')}
          value={name.value}
          maxLength={20}
          onInput={(value) => (name.value = value)}
        />
        <Button kind="primary" submits busy={isBusy.value}>
          {say('log-in')}
        </Button>
      </form>
    </Panel>
  );
}
