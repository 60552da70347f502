import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Seating } from '../../lobby/seating';
import { Button, Dialog, Icon } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { askForSeat } from '../ask-for-seat';
import { ClaimButton } from '../people/claim-button';
import { canSit, takenSeats } from '../seats';

interface UnseatedProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** For somebody who comes by the players' link in the middle of a match: a lost seat, a bot's, or just a look. */
export function Unseated({ session, table }: UnseatedProps): JSX.Element | null {
  const say = texts.value.page('table');
  const isDone = useSignal(false);
  const isSitting = useSignal(false);
  const lost = takenSeats(table).filter(({ kind, connected }) => kind === 'person' && !connected);
  const isAsked = table.proposals.some(({ by }) => by === session.you.value);
  if (session.seat.value !== null || isDone.value || isAsked || table.status !== 'playing') return null;
  if (lost.length === 0 && !canSit(table)) return null;
  return (
    <section class="notice-card unseated" aria-label={say('unseated')}>
      <Icon name="hat" size={24} />
      <p class="notice-words">{say('unseated')}</p>
      <div class="unseated-ways">
        {lost.map((seat) => (
          <ClaimButton
            key={seat.id}
            session={session}
            table={table}
            seat={seat}
            kind="secondary"
            text={say('i-am', { name: seat.name })}
            onClaim={() => void askForSeat(session, seat.index)}
          />
        ))}
        {canSit(table) && (
          <Button kind="secondary" icon="bot" onClick={() => (isSitting.value = true)}>
            {say('take-bots-seat')}
          </Button>
        )}
        <Button kind="quiet" icon="eye" onClick={() => (isDone.value = true)}>
          {texts.value.page('lobby')('just-watch')}
        </Button>
      </div>
      <Dialog title={say('take-bots-seat')} open={isSitting.value} onClose={() => (isSitting.value = false)}>
        <Seating session={session} table={table} seat={null} onSeated={() => (isDone.value = true)} />
      </Dialog>
    </section>
  );
}
