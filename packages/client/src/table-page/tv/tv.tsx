import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { go } from '../../app/router';
import type { GameClient } from '../../games/game-client';
import type { Showing } from '../../play/showing';
import { SeatBadge } from '../../shell/ui';
import type { TableSession, Told } from '../../table/session';
import { texts } from '../../texts/say';
import { awaitedSeats } from '../awaited';
import { LineState } from '../line-state';
import { chaptersOf } from '../log/chapters';
import { EmoteOver } from '../people/emote-over';
import { SeatClock } from '../people/seat-clock';
import { rankedBy } from '../results/ranked-by';
import { useRecord } from '../results/use-record';
import { namesOf, sittingsOf, takenSeats } from '../seats';
import { StagePlace } from '../stage-place';
import { useTold } from '../told';
import { headline } from '../top/top-line';
import { useStage } from '../use-stage';
import { TvLobby } from './tv-lobby';
import './tv.css';

interface TvProps {
  readonly session: TableSession;
  readonly client: GameClient;
  readonly table: PublicTable;
  readonly showsResults: boolean;
  readonly onShowing: (showing: Showing | null) => void;
}

/** For the screen in the living room: the table in large type, and nothing to press. */
export function Tv(props: TvProps): JSX.Element {
  const { session, client, table, showsResults } = props;
  const showing = useSignal<Showing | null>(null);
  const told = useTold(session, showing);
  useEffect(() => {
    // Nobody is there to press anything: where the others go on, it goes along.
    const follow = (code: string): void => go(`tv/${code}`, { replace: true });
    if (table.next !== null) follow(table.next);
    return session.onRematch(follow);
  }, [session, table.next]);
  if (table.status === 'lobby' || table.status === 'starting')
    return <TvLobby session={session} table={table} />;
  return (
    <div class="tv">
      <TvHead session={session} told={told} table={table} />
      <main class="tv-stage">
        {showsResults ? (
          <TvResults session={session} client={client} table={table} />
        ) : (
          <TvStage
            {...props}
            onShowing={(next) => {
              showing.value = next;
              props.onShowing(next);
            }}
          />
        )}
      </main>
      {!showsResults && <Ticker told={told} table={table} />}
    </div>
  );
}

function TvStage({ session, client, table, onShowing }: TvProps): JSX.Element {
  return <StagePlace stage={useStage(session, client, table)} onShowing={onShowing} />;
}

interface ToldProps extends Pick<TvProps, 'table'> {
  /** As far as the picture is. */
  readonly told: Told;
}

function TvHead({ session, told, table }: ToldProps & Pick<TvProps, 'session'>): JSX.Element {
  const awaited = awaitedSeats(told);
  return (
    <header class="tv-head">
      <div class="tv-words">
        <h1 class="tv-turn">{headline(told)}</h1>
        <p class="tv-sentence">{sentenceOf(told, table)}</p>
      </div>
      <LineState session={session} />
      <ul class="tv-players">
        {takenSeats(table).map((seat) => (
          <li key={seat.id} class={`tv-player ${awaited.includes(seat.index) ? 'tv-player-awaited' : ''}`}>
            <SeatBadge colour={seat.colour} name={seat.name} size={40} />
            <SeatClock session={session} table={table} seat={seat} />
            <EmoteOver session={session} person={seat.id} />
          </li>
        ))}
      </ul>
    </header>
  );
}

function sentenceOf(told: Told, table: PublicTable): string {
  const game = texts.value.game(table.game);
  const open = told.moment.value?.view.open;
  if (game === null || open === undefined || told.table.value?.status !== 'playing') return '';
  return game.waiting(open, awaitedSeats(told), namesOf(table));
}

const TOLD = 2;

function Ticker({ told, table }: ToldProps): JSX.Element | null {
  const all = texts.value;
  const game = all.game(table.game);
  if (game === null) return null;
  const rounds = chaptersOf(told.log.value.slice(-TOLD - 4), all, game, namesOf(table));
  const lines = rounds.flatMap(({ turns }) => turns.flatMap((turn) => turn.lines)).slice(-TOLD);
  return (
    <footer class="tv-ticker">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </footer>
  );
}

function TvResults({
  session,
  client,
  table,
}: Pick<TvProps, 'session' | 'client' | 'table'>): JSX.Element | null {
  const { record } = useRecord(session);
  const { Results } = client;
  if (record === null) return null;
  return (
    <div class="tv-results">
      <Results record={rankedBy(record)} players={sittingsOf(table)} />
    </div>
  );
}
