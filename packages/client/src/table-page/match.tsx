import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { useTurnAlert } from '../alerts/turn-alert';
import type { GameClient } from '../games/game-client';
import { Announcer, PlayBar } from '../play';
import type { Showing } from '../play/showing';
import { Button } from '../shell/ui';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';
import { TableMenu } from './menu/table-menu';
import { Absence, absentOne } from './notices/absence';
import { useDecisions } from './notices/decisions';
import { useNews } from './notices/news';
import { Notices } from './notices/notices';
import { useNudges } from './notices/nudges';
import { PanelButtons, SidePanel, type PanelName } from './side-panel';
import { StagePlace } from './stage-place';
import { useTold } from './told';
import { TopLine } from './top/top-line';
import { createUnread } from './unread';
import { useStage } from './use-stage';
import { useWide } from './use-wide';
import './match.css';

interface MatchProps {
  readonly session: TableSession;
  readonly client: GameClient;
  readonly table: PublicTable;
  /** Whoever came to watch is not asked whether he wants to play. */
  readonly wantsSeat: boolean;
  readonly onResults: () => void;
  /** Whoever shows the moves; null as long as there is no picture. */
  readonly onShowing: (showing: Showing | null) => void;
}

/** The table with everything around it: who plays, what is expected, what happened, what is said. */
export function Match({ session, client, table, wantsSeat, onResults, onShowing }: MatchProps): JSX.Element {
  const say = texts.value.page('table');
  const stage = useStage(session, client, table);
  const { desk, players, pointed, showing } = stage;
  const isWide = useWide();
  const panel = useSignal<PanelName | null>(isWide ? 'log' : null);
  const isMenuOpen = useSignal(false);
  const told = useTold(session, showing);
  const absent = absentOne(session, table);
  const unread = useMemo(() => createUnread(session), [session]);
  useTurnAlert(session);
  useNudges(session);
  useDecisions(session);
  useNews(session, client, showing);
  useEffect(() => {
    panel.value = isWide ? (panel.peek() ?? 'log') : null;
  }, [isWide, panel]);
  useEffect(() => {
    if (panel.value === 'chat') unread.read();
  });
  return (
    <div class={`match ${isWide && panel.value !== null ? 'match-docked' : ''}`}>
      <TopLine
        session={session}
        told={told}
        client={client}
        table={table}
        onMenu={() => (isMenuOpen.value = true)}
        panels={
          isWide && panel.value !== null ? null : (
            <PanelButtons session={session} shown={panel} unread={unread.count.value} />
          )
        }
      />
      <main class="match-stage">
        <StagePlace stage={stage} onShowing={onShowing} />
        <Notices session={session} table={table} wantsSeat={wantsSeat} />
      </main>
      <div class="match-foot">
        {told.table.value?.status === 'over' ? (
          <div class="match-over">
            <p>{say('game-over')}</p>
            <Button kind="primary" icon="trophy" onClick={onResults}>
              {say('see-results')}
            </Button>
          </div>
        ) : (
          <PlayBar
            session={session}
            told={told}
            desk={desk}
            client={client}
            players={players}
            showing={showing.value}
            absence={absent === null ? null : <Absence session={session} table={table} seat={absent} />}
          />
        )}
      </div>
      <SidePanel
        session={session}
        told={told}
        table={table}
        shown={panel}
        isDocked={isWide}
        unread={unread.count.value}
        onPoint={(step) => (pointed.value = step)}
      />
      <TableMenu session={session} table={table} isOpen={isMenuOpen} />
      <Announcer session={session} client={client} players={players} />
    </div>
  );
}
