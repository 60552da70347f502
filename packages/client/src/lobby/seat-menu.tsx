import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicSeat } from '@pampa/protocol/state';
import { Button, Dialog } from '../shell/ui';
import type { TableSession } from '../table/session';
import { ask } from '../table-page/ask';
import { texts } from '../texts/say';

interface SeatMenuProps {
  readonly session: TableSession;
  readonly seat: PublicSeat;
  readonly index: number;
}

/** What the host may do about somebody else's seat. */
export function SeatMenu({ session, seat, index }: SeatMenuProps): JSX.Element {
  const say = texts.value.page('lobby');
  const asksKick = useSignal(false);
  return (
    <div class="seat-menu">
      <Button
        kind="quiet"
        icon="crown"
        class="seat-action"
        onClick={() => void ask(session, 'hand-over', { seat: index })}
      >
        {say('hand-over')}
      </Button>
      <Button kind="quiet" icon="door" class="seat-action" onClick={() => (asksKick.value = true)}>
        {say('kick')}
      </Button>
      <Dialog
        title={say('kick-sure', { name: seat.name })}
        open={asksKick.value}
        onClose={() => (asksKick.value = false)}
        actions={
          <>
            <Button kind="quiet" onClick={() => (asksKick.value = false)}>
              {texts.value.page('common')('cancel')}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                asksKick.value = false;
                void ask(session, 'kick', { seat: index });
              }}
            >
              {say('kick')}
            </Button>
          </>
        }
      >
        <p>{say('kick-text', { name: seat.name })}</p>
      </Dialog>
    </div>
  );
}
