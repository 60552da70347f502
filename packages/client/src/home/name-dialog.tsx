import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { LONGEST_NAME } from '../settings/name';
import { settings } from '../settings/settings';
import { Button, Dialog, TextField } from '../shell/ui';
import { texts } from '../texts/say';

interface NameDialogProps {
  /** Why the name there is won’t do. */
  readonly trouble: string | null;
  readonly onNamed: () => void;
  readonly onClose: () => void;
}

/** Asked once, before the first table; kept from then on. */
export function NameDialog({ trouble, onNamed, onClose }: NameDialogProps): JSX.Element {
  const say = texts.value.page('home');
  const name = useSignal(settings.name.value);
  const error = useSignal(trouble);
  const take = (): void => {
    const chosen = name.value.trim();
    if (chosen === '') {
      error.value = say('name-empty');
      return;
    }
    settings.name.value = chosen;
    onNamed();
  };
  return (
    <Dialog
      title={say('name-title')}
      open
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.value.page('common')('cancel')}
          </Button>
          <Button kind="primary" onClick={take}>
            {say('name-go')}
          </Button>
        </>
      }
    >
      <TextField
        label={say('name')}
        hint={say('name-hint')}
        value={name.value}
        error={error.value}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        autoFocus
        onInput={(value) => {
          name.value = value;
          error.value = null;
        }}
        onEnter={take}
      />
    </Dialog>
  );
}
