import type { JSX } from 'preact';
import { houseNotice } from '../shell/house-notice';
import { Icon } from '../shell/ui';
import { texts } from '../texts/say';

/** Says on the front page that the operator lets no newcomers in. */
export function HouseClosed(): JSX.Element | null {
  const say = texts.value.page('shell');
  if (!houseNotice.value.isClosed) return null;
  return (
    <div class="panel home-gone" role="status">
      <Icon name="door" size={28} />
      <div>
        <strong>{say('house-closed')}</strong>
        <p>{say('house-closed-text')}</p>
      </div>
    </div>
  );
}
