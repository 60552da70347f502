import { useSignal } from '@preact/signals';
import { CODE_LENGTH, normaliseCode } from '@pampa/protocol';
import type { JSX } from 'preact';
import { go } from '../app/router';
import { Button, TextField } from '../shell/ui';
import { tableCard } from '../table/api';
import { texts } from '../texts/say';
import { OfferCard } from './offer-card';
import { readCode } from './read-code';
import { troubleText } from './trouble';
import { wrongCodeText } from './wrong-code-text';

/** As much as a pasted link with some words around it. */
const LONGEST_PASTE = 300;

export function JoinCard(): JSX.Element {
  const say = texts.value.page('home');
  const typed = useSignal('');
  const error = useSignal<string | null>(null);
  const isAsking = useSignal(false);

  const join = async (): Promise<void> => {
    const read = readCode(typed.value);
    if ('wrong' in read) {
      error.value = wrongCodeText(read);
      return;
    }
    isAsking.value = true;
    try {
      // The table's own page would say the same, but here the mistake can be mended at once.
      await tableCard(read.code);
      go(`t/${read.code}`);
    } catch (reason) {
      error.value = troubleText(reason);
    } finally {
      isAsking.value = false;
    }
  };

  return (
    <OfferCard icon="link" title={say('join')} text={say('join-text')}>
      <CodeLetters typed={typed.value} />
      <TextField
        class="offer-code"
        label={say('code')}
        hint={say('code-hint')}
        value={typed.value}
        error={error.value}
        maxLength={LONGEST_PASTE}
        isCode
        onInput={(value) => {
          const read = readCode(value);
          // What is a code already is shown as one, a pasted link too.
          typed.value = 'code' in read ? read.code : value;
          error.value = null;
        }}
        onEnter={() => void join()}
      />
      <Button kind="secondary" class="offer-go" busy={isAsking.value} onClick={() => void join()}>
        {say('join-go')}
      </Button>
    </OfferCard>
  );
}

/** What is typed, as it stands on the invitation: five letters, no more and no less. Whoever taps there means the field. */
function CodeLetters({ typed }: { readonly typed: string }): JSX.Element {
  const letters = normaliseCode(typed);
  return (
    <div
      class="offer-letters"
      aria-hidden="true"
      onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector('input')?.focus()}
    >
      {Array.from({ length: CODE_LENGTH }, (_, index) => (
        <span key={index}>{letters[index]}</span>
      ))}
    </div>
  );
}
