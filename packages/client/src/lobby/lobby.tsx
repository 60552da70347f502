import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableSession } from '../table/session';
import { Chat } from '../table-page/talk/chat';
import { useSeatNews } from './use-seat-news';
import { canSit } from '../table-page/seats';
import { Landscape } from '../home/landscape/landscape';
import { go } from '../app/router';
import { Panel } from '../shell/ui';
import { texts } from '../texts/say';
import { FairDice } from './fair-dice';
import { Gallery } from './gallery';
import { Invitation } from './invitation';
import { LobbyHead } from './lobby-head';
import { Options } from './options/options';
import { SeatRow } from './seat-row';
import { SitForm } from './sit-form';
import { StartBar } from './start-bar';
import './lobby.css';

interface LobbyProps {
  readonly session: TableSession;
  /** Whoever came to watch is not asked to sit down. */
  readonly watches: boolean;
}

/** Before the match: friends come in, take seats, agree on how to play, and start. */
export function Lobby({ session, watches }: LobbyProps): JSX.Element | null {
  const wantsSeat = useSignal(!watches);
  useSeatNews(session);
  const table = session.table.value;
  if (table === null) return null;
  const isSeated = session.seat.value !== null;
  const asksToSit = !isSeated && wantsSeat.value && table.status === 'lobby';
  const sit = (): void => {
    // A session that only watches keeps no seat: it would lose it with the next lost connection.
    if (watches) go(`t/${table.code}`, { replace: true });
    else wantsSeat.value = true;
  };
  return (
    <div class="lobby">
      <div class="lobby-land" aria-hidden="true">
        <Landscape />
      </div>
      <LobbyHead session={session} table={table} />
      <main class="lobby-main">
        {asksToSit ? (
          <SitForm session={session} table={table} onWatch={() => (wantsSeat.value = false)} />
        ) : (
          <Invitation table={table} />
        )}
        <SeatRow session={session} table={table} />
        <StartBar
          session={session}
          table={table}
          onSit={!isSeated && !wantsSeat.value && canSit(table) ? sit : null}
        />
        <div class="lobby-columns">
          <Options session={session} table={table} />
          <div class="lobby-column">
            {table.options.chat !== 'off' && (
              <Panel title={texts.value.page('lobby')('chat')} class="lobby-chat">
                <Chat session={session} />
              </Panel>
            )}
            <Gallery session={session} table={table} />
            <FairDice session={session} table={table} />
          </div>
        </div>
      </main>
    </div>
  );
}
