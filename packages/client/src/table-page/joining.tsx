import type { JSX } from 'preact';
import { NoticePage } from '../app/notice-page';
import { Loading } from '../app/loading';
import { Button } from '../shell/ui';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';
import { LineState } from './line-state';

/** Before there is anything to see of the table. */
export function Joining({ session }: { readonly session: TableSession }): JSX.Element {
  const say = texts.value.page('table');
  if (session.connection.value.state !== 'lost') return <Loading />;
  return (
    <NoticePage title={say('lost-title')} text={say('lost-text')}>
      <LineState session={session} />
      <Button kind="primary" icon="redo" onClick={() => session.reconnect()}>
        {say('try-now')}
      </Button>
    </NoticePage>
  );
}
