import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Channel } from '@pampa/protocol';
import { IconButton } from '../../shell/ui';
import { newRequestId } from '../../table/random';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { sayIt } from './say';

/** As the protocol has it (`chatTextShape`, which would bring zod along). */
const LONGEST_TEXT = 300;

interface SayingProps {
  readonly session: TableSession;
  readonly channel: Channel;
}

export function Saying({ session, channel }: SayingProps): JSX.Element {
  const say = texts.value.page('talk');
  const text = useSignal('');
  /** Of what stands in the field: the same text sent again is the same line. */
  const id = useRef(newRequestId());
  const send = async (): Promise<void> => {
    const said = text.value.trim();
    if (said === '' || !(await sayIt(session, channel, { text: said }, id.current))) return;
    id.current = newRequestId();
    if (text.value.trim() === said) text.value = '';
  };
  return (
    <form
      class="saying"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="field-input"
        type="text"
        maxLength={LONGEST_TEXT}
        autocomplete="off"
        enterKeyHint="send"
        placeholder={say(channel === 'gallery' ? 'placeholder-gallery' : 'placeholder')}
        aria-label={say(channel === 'gallery' ? 'placeholder-gallery' : 'placeholder')}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
          id.current = newRequestId();
        }}
      />
      <IconButton icon="send" label={say('send')} onClick={() => void send()} />
    </form>
  );
}
