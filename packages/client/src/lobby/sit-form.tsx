import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Button, Panel } from '../shell/ui';
import type { TableSession } from '../table/session';
import { canSit } from '../table-page/seats';
import { texts } from '../texts/say';
import { Seating } from './seating';
import './invitation.css';

interface SitFormProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly onWatch: () => void;
}

/** The first thing that somebody sees who comes by a link: sit down, or just watch. */
export function SitForm({ session, table, onWatch }: SitFormProps): JSX.Element {
  const say = texts.value.page('lobby');
  if (!canSit(table)) {
    return (
      <Panel class="sit-form" title={say('full-title')}>
        <p class="sit-text">{say('full-text')}</p>
        <Button kind="primary" icon="eye" onClick={onWatch}>
          {say('just-watch')}
        </Button>
      </Panel>
    );
  }
  const host = table.host === null ? undefined : table.seats[table.host];
  const game = texts.value.game(table.game)?.title ?? '';
  const text =
    host === undefined ? say('sit-text-nobody', { game }) : say('sit-text', { name: host.name, game });
  return (
    <Panel class="sit-form" title={say('sit-title')}>
      <p class="sit-text">{text}</p>
      <Seating session={session} table={table} seat={null} onSeated={() => undefined}>
        <Button kind="quiet" icon="eye" onClick={onWatch}>
          {say('just-watch')}
        </Button>
      </Seating>
    </Panel>
  );
}
