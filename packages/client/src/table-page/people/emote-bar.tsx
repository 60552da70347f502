import type { JSX } from 'preact';
import { EMOTES } from '@pampa/protocol';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';
import { EmotePicture } from './emotes';

interface EmoteBarProps {
  readonly session: TableSession;
  readonly onChosen?: () => void;
}

export function EmoteBar({ session, onChosen }: EmoteBarProps): JSX.Element {
  return (
    <ul class="emote-bar" aria-label={texts.value.page('talk')('emotes')}>
      {EMOTES.map((emote) => (
        <li key={emote}>
          <button
            type="button"
            class="emote-button"
            title={texts.value.house.emote(emote)}
            onClick={() => {
              void ask(session, 'emote', { emote });
              onChosen?.();
            }}
          >
            <EmotePicture emote={emote} size={30} />
          </button>
        </li>
      ))}
    </ul>
  );
}
