import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { go } from '../../app/router';
import { Button } from '../../shell/ui';
import { newSecret } from '../../table/random';
import { browserSeats } from '../../table/seats-kept';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';

interface RematchProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** Another one with the same people: always in reach, as what most want next. */
export function RematchBar({ session, table }: RematchProps): JSX.Element | null {
  const isSeated = session.seat.value !== null;
  if (table.next !== null) return <GoToRematch session={session} next={table.next} />;
  return isSeated ? <AskForRematch session={session} /> : null;
}

function AskForRematch({ session }: { readonly session: TableSession }): JSX.Element {
  const say = texts.value.page('results');
  const isBusy = useSignal(false);
  const again = async (): Promise<void> => {
    isBusy.value = true;
    const answer = await ask(session, 'rematch', {});
    isBusy.value = false;
    if (answer !== null) goOn(session, answer.code);
  };
  return (
    <div class="rematch-bar">
      <p class="rematch-words">{say('rematch-text')}</p>
      <Button
        kind="primary"
        icon="redo"
        class="rematch-button"
        busy={isBusy.value}
        onClick={() => void again()}
      >
        {say('rematch')}
      </Button>
    </div>
  );
}

function GoToRematch({
  session,
  next,
}: {
  readonly session: TableSession;
  readonly next: string;
}): JSX.Element {
  const say = texts.value.page('results');
  const isSeated = session.seat.value !== null;
  return (
    <div class="rematch-bar">
      <p class="rematch-words" role="status">
        {say('rematch-on')}
      </p>
      <Button kind="primary" icon="play" class="rematch-button" onClick={() => goOn(session, next)}>
        {say(isSeated ? 'rematch-go' : 'rematch-watch')}
      </Button>
    </div>
  );
}

/** One's seat is waiting there: it knows the same token. The dice get a secret of their own. */
function goOn(session: TableSession, next: string): void {
  if (!session.can.share) {
    go(`practice/${next}`);
    return;
  }
  const seats = browserSeats();
  const kept = seats.of(session.code);
  const isSeated = session.seat.peek() !== null && kept !== null;
  if (isSeated && seats.of(next) === null) {
    const { token, name } = kept;
    seats.keep(next, { token, name, secret: newSecret(), seenAt: Date.now(), status: 'lobby' });
  }
  go(isSeated ? `t/${next}` : `watch/${next}`);
}
