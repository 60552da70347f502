import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../shell/ui';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';

/** Says that the connection is lost, and when it is tried again; nothing while all is well. */
export function LineState({ session }: { readonly session: TableSession }): JSX.Element {
  const connection = session.connection.value;
  return (
    <div class="line-state-place">
      <p class="unseen" role="status">
        {connection.state === 'lost' && texts.value.page('table')('lost-now')}
      </p>
      {connection.state === 'lost' && <Lost session={session} retryAt={connection.retryAt} />}
    </div>
  );
}

interface LostProps {
  readonly session: TableSession;
  readonly retryAt: number;
}

function Lost({ session, retryAt }: LostProps): JSX.Element {
  const say = texts.value.page('table');
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = performance.now()), 500);
    return () => clearInterval(timer);
  }, [now]);
  const seconds = Math.ceil((retryAt - now.value) / 1000);
  return (
    <button type="button" class="line-state" onClick={() => session.reconnect()} title={say('try-now')}>
      <Icon name="wifi-off" />
      <span>{seconds > 0 ? say('lost-retry', { seconds }) : say('lost-now')}</span>
    </button>
  );
}
