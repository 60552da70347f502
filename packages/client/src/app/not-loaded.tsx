import type { JSX } from 'preact';
import { Button } from '../shell/ui';
import { texts } from '../texts/say';
import { NoticePage } from './notice-page';

/** A part of the page could not be fetched: no connection, or a newer version has taken its place on the server. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  const say = texts.value.page('shell');
  return (
    <NoticePage title={say('not-loaded')} text={say('not-loaded-text')}>
      <Button kind="primary" icon="redo" onClick={onRetry}>
        {texts.value.page('common')('try-again')}
      </Button>
      <Button kind="secondary" onClick={() => location.reload()}>
        {say('reload')}
      </Button>
    </NoticePage>
  );
}
