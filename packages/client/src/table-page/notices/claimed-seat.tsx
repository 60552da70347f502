import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Button, Icon } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';

interface ClaimedSeatProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** Tells a claimant that the seat is theirs, and that its owner can take it back. Told again after a reload. */
export function ClaimedSeat({ session, table }: ClaimedSeatProps): JSX.Element | null {
  const readAt = useSignal<number | null>(null);
  const seat = session.seat.value;
  const own = seat === null ? undefined : table.seats[seat];
  if (own?.claimed !== true || readAt.value === seat || table.status !== 'playing') return null;
  const say = texts.value.page('table');
  return (
    <div class="notice-card">
      <Icon name="hand" size={24} />
      <p class="notice-words">{say('seat-yours', { name: own.name })}</p>
      <Button kind="primary" onClick={() => (readAt.value = seat)}>
        {say('since-go-on')}
      </Button>
    </div>
  );
}
