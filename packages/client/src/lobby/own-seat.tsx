import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicSeat, PublicTable } from '@pampa/protocol/state';
import { LONGEST_NAME } from '../settings/name';
import { settings } from '../settings/settings';
import { Button, Dialog, TextField } from '../shell/ui';
import { browserSeats } from '../table/seats-kept';
import type { TableSession } from '../table/session';
import { ask, troubleText } from '../table-page/ask';
import { texts } from '../texts/say';
import { ColourChoice, freeColours } from './colour-choice';

interface OwnSeatProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly seat: PublicSeat;
  readonly index: number;
}

/** What one may change about one's own seat: its colour and how one is called. */
export function OwnSeat({ session, table, seat, index }: OwnSeatProps): JSX.Element {
  const say = texts.value.page('lobby');
  const isRenaming = useSignal(false);
  return (
    <div class="own-seat">
      <ColourChoice
        value={seat.colour}
        free={freeColours(table, index)}
        onChange={(colour) => void ask(session, 'colour', { colour })}
      />
      <Button kind="quiet" icon="edit" class="seat-action" onClick={() => (isRenaming.value = true)}>
        {say('rename')}
      </Button>
      <Button kind="quiet" icon="door" class="seat-action" onClick={() => void standUp(session)}>
        {say('stand-up')}
      </Button>
      {isRenaming.value && (
        <Rename session={session} name={seat.name} onClose={() => (isRenaming.value = false)} />
      )}
    </div>
  );
}

/** The seat is anybody's from then on. */
async function standUp(session: TableSession): Promise<void> {
  if ((await ask(session, 'leave', {})) !== null) browserSeats().forget(session.code);
}

interface RenameProps {
  readonly session: TableSession;
  readonly name: string;
  readonly onClose: () => void;
}

function Rename({ session, name: before, onClose }: RenameProps): JSX.Element {
  const say = texts.value.page('lobby');
  const name = useSignal(before);
  const trouble = useSignal<string | null>(null);
  const rename = async (): Promise<void> => {
    const called = name.value.trim();
    if (called === '') {
      trouble.value = say('name-empty');
      return;
    }
    try {
      await session.request('rename', { name: called });
      settings.name.value = called;
      onClose();
    } catch (error) {
      trouble.value = troubleText(error, session);
    }
  };
  return (
    <Dialog
      title={say('rename-title')}
      open
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.value.page('common')('cancel')}
          </Button>
          <Button kind="primary" onClick={() => void rename()}>
            {texts.value.page('common')('save')}
          </Button>
        </>
      }
    >
      <TextField
        label={say('name')}
        value={name.value}
        error={trouble.value}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        autoFocus
        onInput={(value) => {
          name.value = value;
          trouble.value = null;
        }}
        onEnter={() => void rename()}
      />
    </Dialog>
  );
}
