import type { JSX } from 'preact';
import { texts } from '../texts/say';
import { Link } from './link';
import { NoticePage } from './notice-page';

export function Missing(): JSX.Element {
  const say = texts.value.page('shell');
  return (
    <NoticePage title={say('missing')} text={say('missing-text')}>
      <Link to="" class="button button-primary">
        {say('to-home')}
      </Link>
    </NoticePage>
  );
}
