import type { JSX } from 'preact';
import { Link } from '../app/link';
import { Icon, type IconName } from '../shell/ui';
import { texts } from '../texts/say';

const WAYS = [
  { key: 'learn', to: 'learn', icon: 'book' },
  { key: 'practice', to: 'practice', icon: 'dice' },
  { key: 'pass', to: 'practice?pass', icon: 'hand' },
] as const satisfies readonly { key: string; to: string; icon: IconName }[];

/** Ways to play without anybody else's device, and mostly without the server. */
export function MoreWays(): JSX.Element {
  const say = texts.value.page('home');
  return (
    <ul class="panel ways">
      {WAYS.map(({ key, to, icon }) => (
        <li key={key}>
          <Link to={to} class="way">
            <Icon name={icon} size={26} />
            <span class="way-words">
              <strong>{say(key)}</strong>
              <span>{say(`${key}-text`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
