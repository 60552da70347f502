import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import type { GameClient } from '../../games/game-client';
import { ChosenDice } from '../../fairness/chosen-dice';
import { Icon, IconButton } from '../../shell/ui';
import type { TableSession, Told } from '../../table/session';
import { texts } from '../../texts/say';
import { awaitedSeats, isAwaited } from '../awaited';
import { LineState } from '../line-state';
import { PlayerChips } from '../people/player-chips';
import { namesOf } from '../seats';
import './top-line.css';

interface TopLineProps {
  readonly session: TableSession;
  /** As far as the picture is. */
  readonly told: Told;
  readonly client: GameClient;
  readonly table: PublicTable;
  readonly onMenu: () => void;
  /** Buttons for the panel, where it is not beside the table anyway. */
  readonly panels: JSX.Element | null;
}

/** Whose turn it is, how far the match is, and who plays. */
export function TopLine({ session, told, client, table, onMenu, panels }: TopLineProps): JSX.Element {
  return (
    <header class="top-line" data-awaited={isAwaited(told)} data-clock={table.options.clock !== 'off'}>
      <IconButton icon="menu" label={texts.value.page('table')('menu')} onClick={onMenu} />
      <div class="top-words">
        <h1 class="top-turn">
          <span class="top-turn-long">{headline(told)}</span>
          <span class="top-turn-short">{shortHeadline(told)}</span>
        </h1>
        <span class="top-round">
          <Round told={told} client={client} table={table} />
        </span>
      </div>
      <LineState session={session} />
      {table.diceChosen && <ChosenDice />}
      <PlayerChips session={session} told={told} table={table} />
      {panels}
      <Progress told={told} />
    </header>
  );
}

export function headline(told: Told): string {
  const say = texts.value.page('table');
  const table = told.table.value;
  if (table === null) return '';
  if (table.status === 'over') return say('game-over');
  if (table.paused) return say('match-paused');
  if (!isAwaited(told)) return say('turn-of', { names: awaitedNames(told, table) });
  return told.can.pass ? texts.value.page('practice')('turn', { name: ownName(told) }) : say('your-turn');
}

/** On a phone the names alone have to do: the bar below the table has the whole sentence. */
function shortHeadline(told: Told): string {
  const table = told.table.value;
  if (table?.status !== 'playing' || table.paused || isAwaited(told)) return headline(told);
  return awaitedNames(told, table);
}

function ownName({ seat, table }: Told): string {
  return table.value?.seats[seat.value ?? -1]?.name ?? '';
}

function awaitedNames(told: Told, table: PublicTable): string {
  const names = namesOf(table);
  const awaited = awaitedSeats(told).map((seat) => names[seat] ?? '');
  return new Intl.ListFormat(texts.value.language).format(awaited);
}

type RoundProps = Pick<TopLineProps, 'told' | 'client' | 'table'>;

function Round({ told, client, table }: RoundProps): JSX.Element {
  const say = texts.value.page('table');
  const moment = told.moment.value;
  return (
    <>
      {told.seat.value === null && !told.can.pass && (
        <span class="top-watching">
          <Icon name="eye" /> <span class="top-watching-word">{say('watching')}</span>
        </span>
      )}
      <span class="top-round-words">
        {moment === null
          ? `${texts.value.game(table.game)?.title ?? ''} · ${table.code}`
          : client.roundText(moment.view.open)}
      </span>
    </>
  );
}

/** A line of gold that grows towards the end of the match. */
function Progress({ told }: { readonly told: Told }): JSX.Element | null {
  const open = told.moment.value?.view.open;
  const game = told.game.value;
  if (open === undefined || game === null) return null;
  const percent = Math.round(game.progress(open) * 100);
  return (
    <div
      class="top-progress"
      role="progressbar"
      aria-label={texts.value.page('table')('progress')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
