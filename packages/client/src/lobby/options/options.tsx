import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { optionsOfGame } from '../../games/lobby-facts';
import { Button, Dialog, Panel } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { ask } from '../../table-page/ask';
import { takenSeats } from '../../table-page/seats';
import { texts } from '../../texts/say';
import { Agreed } from './agreed';
import type { Choose } from './choose';
import { GameOptions } from './game-options';
import { MoreOptions } from './more-options';
import { TimeOptions } from './time-options';
import './options.css';

export interface OptionsProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** How it will be played: the host chooses, everybody else reads. */
export function Options({ session, table }: OptionsProps): JSX.Element {
  const say = texts.value.page('lobby');
  const showsMore = useSignal(false);
  const isHost = session.seat.value !== null && session.seat.value === table.host;
  const gameOptions = optionsOfGame(
    table.game,
    takenSeats(table).map(({ name }) => name),
  );
  if (!isHost || table.status !== 'lobby') {
    return (
      <Panel title={say('options')} class="options">
        <p class="options-who">{say('options-guest')}</p>
        <Agreed table={table} gameOptions={gameOptions} />
      </Panel>
    );
  }
  const choose: Choose = (change) => void ask(session, 'options', { table: change });
  return (
    <Panel title={say('options')} class="options">
      <p class="options-who">{say('options-host')}</p>
      <div class="options-fields">
        <GameOptions session={session} table={table} options={gameOptions} />
        <TimeOptions options={table.options} choose={choose} />
      </div>
      <Button kind="secondary" icon="settings" onClick={() => (showsMore.value = true)}>
        {say('options-more')}
      </Button>
      <Dialog
        title={say('options-more')}
        open={showsMore.value}
        onClose={() => (showsMore.value = false)}
        wide
      >
        <div class="options-wide">
          <MoreOptions session={session} table={table} choose={choose} />
        </div>
      </Dialog>
    </Panel>
  );
}
