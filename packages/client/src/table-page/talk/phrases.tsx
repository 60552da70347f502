import type { JSX } from 'preact';
import { PRESETS, type Channel } from '@pampa/protocol';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { sayIt } from './say';

interface PhrasesProps {
  readonly session: TableSession;
  readonly channel: Channel;
}

/** What can be said with one tap; everybody reads it in a language of his own. */
export function Phrases({ session, channel }: PhrasesProps): JSX.Element {
  return (
    <ul class="phrases" aria-label={texts.value.page('talk')('phrases')}>
      {PRESETS.map((preset) => (
        <li key={preset}>
          <button type="button" class="phrase" onClick={() => void sayIt(session, channel, { preset })}>
            {texts.value.house.preset(preset)}
          </button>
        </li>
      ))}
    </ul>
  );
}
