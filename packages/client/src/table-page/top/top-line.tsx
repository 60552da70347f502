import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import type { GameClient } from '../../games/game-client';
import { ChosenDice } from '../../fairness/chosen-dice';
import { Icon, IconButton } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { awaitedSeats, isAwaited } from '../awaited';
import { LineState } from '../line-state';
import { PlayerChips } from '../people/player-chips';
import { namesOf } from '../seats';
import './top-line.css';

interface TopLineProps {
  readonly session: TableSession;
  readonly client: GameClient;
  readonly table: PublicTable;
  readonly onMenu: () => void;
  /** Buttons for the panel, where it is not beside the table anyway. */
  readonly panels: JSX.Element | null;
}

/** Whose turn it is, how far the match is, and who plays. */
export function TopLine({ session, client, table, onMenu, panels }: TopLineProps): JSX.Element {
  return (
    <header class="top-line" data-awaited={isAwaited(session)} data-clock={table.options.clock !== 'off'}>
      <IconButton icon="menu" label={texts.value.page('table')('menu')} onClick={onMenu} />
      <div class="top-words">
        <h1 class="top-turn">
          <span class="top-turn-long">{headline(session, table)}</span>
          <span class="top-turn-short">{shortHeadline(session, table)}</span>
        </h1>
        <span class="top-round">
          <Round session={session} client={client} table={table} />
        </span>
      </div>
      <LineState session={session} />
      {table.diceChosen && <ChosenDice />}
      <PlayerChips session={session} table={table} />
      {panels}
      <Progress session={session} />
    </header>
  );
}

export function headline(session: TableSession, table: PublicTable): string {
  const say = texts.value.page('table');
  if (table.status === 'over') return say('game-over');
  if (table.paused) return say('match-paused');
  if (isAwaited(session)) return say('your-turn');
  return say('turn-of', { names: awaitedNames(session, table) });
}

/** On a phone the names alone have to do: the bar below the table has the whole sentence. */
function shortHeadline(session: TableSession, table: PublicTable): string {
  const isSomebodyElse = table.status === 'playing' && !table.paused && !isAwaited(session);
  return isSomebodyElse ? awaitedNames(session, table) : headline(session, table);
}

function awaitedNames(session: TableSession, table: PublicTable): string {
  const names = namesOf(table);
  const awaited = awaitedSeats(session).map((seat) => names[seat] ?? '');
  return new Intl.ListFormat(texts.value.language).format(awaited);
}

type RoundProps = Pick<TopLineProps, 'session' | 'client' | 'table'>;

function Round({ session, client, table }: RoundProps): JSX.Element {
  const say = texts.value.page('table');
  const moment = session.moment.value;
  return (
    <>
      {session.seat.value === null && (
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
function Progress({ session }: { readonly session: TableSession }): JSX.Element | null {
  const open = session.moment.value?.view.open;
  const game = session.game.value;
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
