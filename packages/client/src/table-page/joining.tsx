import type { JSX } from 'preact';
import { NoticePage } from '../app/notice-page';
import { Loading } from '../app/loading';
import { Button, Spinner } from '../shell/ui';
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

/** "Play against bots now", in the second before it begins. */
export function BotsComing(): JSX.Element {
  return (
    <div class="bots-coming" role="status">
      <Spinner />
      <span>{texts.value.page('lobby')('bots-coming')}</span>
    </div>
  );
}
