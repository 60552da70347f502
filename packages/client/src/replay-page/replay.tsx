import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import type { Showing } from '../play/play-bar';
import { sittingsOf } from '../table-page/seats';
import { StagePlace } from '../table-page/stage-place';
import { useDesk } from '../table-page/use-game-client';
import { useWide } from '../table-page/use-wide';
import type { Replayed } from '../table/replay/play-again';
import { ReplaySession } from '../table/replay/replay-session';
import { coloursIn } from '../table/replay/seat-colours';
import type { LoggedStep } from '../table/session';
import { texts } from '../texts/say';
import { Controls } from './controls';
import { moveIn, useMomentAddress } from './moment-address';
import { ReplayHead } from './replay-head';
import { ReplayLog } from './replay-log';
import { ResultOver } from './result-over';
import { Told } from './told';
import { useEscape } from './use-escape';
import { usePlaying } from './use-playing';
import { useTravel, useTravelKeys } from './use-travel';
import '../table-page/match.css';
import './replay.css';

interface ReplayProps {
  readonly replayed: Replayed;
  readonly client: GameClient;
}

/** The table as it was, and the way through the match below it. */
export function Replay({ replayed, client }: ReplayProps): JSX.Element {
  const session = useMemo(() => sessionOf(replayed), [replayed]);
  const desk = useDesk(session, client);
  const players = useMemo(() => sittingsOf(session.table.peek()), [session]);
  const isWide = useWide();
  const pointed = useSignal<LoggedStep | null>(null);
  const showing = useSignal<Showing | null>(null);
  const showsResult = useSignal(false);
  const showsLog = useSignal(isWide);
  const isPlaying = usePlaying(session, showing);
  const travel = useTravel(session, isPlaying);
  useTravelKeys(travel, !showsResult.value);
  useMomentAddress(session);
  usePageTitle(session);
  useEffect(() => {
    showsLog.value = isWide;
  }, [isWide, showsLog]);
  const isCovered = showsResult.value;
  useEffect(() => {
    if (isCovered) isPlaying.value = false;
  }, [isCovered, isPlaying]);
  useEscape(() => {
    if (showsResult.peek()) showsResult.value = false;
    else if (!isWide) showsLog.value = false;
  });

  return (
    <div class={`match ${isWide && showsLog.value ? 'match-docked' : ''}`}>
      <ReplayHead session={session} showsResult={showsResult} showsLog={showsLog} />
      <main class="match-stage" inert={isCovered}>
        <StagePlace
          session={session}
          client={client}
          desk={desk}
          players={players}
          pointed={pointed}
          onShowing={(next) => (showing.value = next)}
        />
      </main>
      <div class="match-foot replay-foot" inert={isCovered}>
        <Told session={session} replayed={replayed} travel={travel} />
        <Controls session={session} travel={travel} isPlaying={isPlaying} />
      </div>
      {showsLog.value && !isCovered && (
        <ReplayLog
          session={session}
          travel={travel}
          isDocked={isWide}
          onPoint={(step) => (pointed.value = step)}
          onClose={() => (showsLog.value = false)}
        />
      )}
      {isCovered && (
        <ResultOver
          record={replayed.record}
          client={client}
          players={players}
          onClose={() => (showsResult.value = false)}
        />
      )}
    </div>
  );
}

function sessionOf(replayed: Replayed): ReplaySession {
  const { search } = location;
  const session = new ReplaySession(replayed, coloursIn(search, replayed.record.header.players.length));
  session.jump(moveIn(search));
  return session;
}

function usePageTitle(session: ReplaySession): void {
  const { game, players } = session.header.value;
  const title = texts.value.page('replay')('page-title', {
    game: texts.value.game(game)?.title ?? '',
    players: players.map(({ name }) => name).join(', '),
  });
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Pampa';
    };
  }, [title]);
}
