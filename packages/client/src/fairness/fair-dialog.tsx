import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Dialog } from '../shell/ui';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';
import { ChosenDice } from './chosen-dice';
import { Seals } from './seals';

interface FairDialogProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly onClose: () => void;
}

/** The same as in the lobby, while the match runs. */
export function FairDialog({ session, table, onClose }: FairDialogProps): JSX.Element {
  const say = texts.value.page('fairness');
  return (
    <Dialog title={say('title')} open onClose={onClose}>
      <div class="fair-dialog">
        {table.diceChosen ? <ChosenDice isLong /> : <p>{say('text')}</p>}
        <Seals session={session} table={table} />
      </div>
    </Dialog>
  );
}
