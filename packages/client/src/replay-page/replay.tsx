import { useSignal } from '@preact/signals';
import type { GameTexts } from '@pampa/texts';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import { StagePlace } from '../table-page/stage-place';
import { useStage } from '../table-page/use-stage';
import { useWide } from '../table-page/use-wide';
import type { Replayed } from '../table/replay/play-again';
import { ReplaySession } from '../table/replay/replay-session';
import { coloursIn } from '../table/replay/seat-colours';
import { texts } from '../texts/say';
import { Controls } from './controls';
import { nextEye } from './eyes';
import { useReplayKeys } from './keys';
import { KeysDialog } from './keys-dialog';
import { landmarksOf } from './landmarks';
import { moveIn, useMomentAddress } from './moment-address';
import { ReplayHead } from './replay-head';
import { ReplayPanel, type ReplayTab } from './replay-panel';
import { tabIn } from './tab-address';
import { ResultOver } from './result-over';
import { Told } from './told';
import { useEscape } from './use-escape';
import { usePlaying } from './use-playing';
import { useTravel } from './use-travel';
import '../table-page/match.css';
import './replay.css';

interface ReplayProps {
  readonly replayed: Replayed;
  readonly client: GameClient;
  readonly game: GameTexts;
  /** The address leads here: it names the moment too, and others can follow it unless the record is in this browser alone. */
  readonly address: 'shared' | 'own' | 'none';
}

/** The table as it was, and the way through the match below it. */
export function Replay({ replayed, client, game, address }: ReplayProps): JSX.Element {
  const session = useMemo(() => sessionOf(replayed), [replayed]);
  const landmarks = useMemo(() => landmarksOf(replayed, client, game), [replayed, client, game]);
  const stage = useStage(session, client, session.table.value);
  const { players, pointed, showing } = stage;
  const isWide = useWide();
  const showsResult = useSignal(false);
  const showsKeys = useSignal(false);
  const tab = useSignal<ReplayTab | null>(tabIn(location.search) ?? (isWide ? 'log' : null));
  const isPlaying = usePlaying(session, showing);
  const travel = useTravel(session, landmarks, isPlaying);
  useReplayKeys(
    { travel, nextEye: () => nextEye(session), help: () => (showsKeys.value = true) },
    !showsResult.value,
  );
  useMomentAddress(session, address !== 'none');
  usePageTitle(session);
  useEffect(() => {
    // Whoever turns his device goes on reading; only the log, which is there by itself, goes out of the way.
    if (isWide) tab.value ??= 'log';
    else if (tab.peek() === 'log') tab.value = null;
  }, [isWide, tab]);
  const isCovered = showsResult.value;
  /** A sheet over the table takes every press: what is behind it can't be reached by keyboard either. */
  const isBehindSheet = !isWide && tab.value !== null && !isCovered;
  useEffect(() => {
    if (isCovered) isPlaying.value = false;
  }, [isCovered, isPlaying]);
  useEscape(() => {
    if (isCovered) showsResult.value = false;
    else if (!isWide) tab.value = null;
  });
  const { Hidden } = client;
  return (
    <div class={`match replay ${tab.value !== null && isWide && !isCovered ? 'match-docked' : ''}`}>
      <ReplayHead
        session={session}
        showsResult={showsResult}
        tab={tab}
        canShare={address === 'shared'}
        isBehindSheet={isBehindSheet}
      />
      <main class="match-stage replay-stage" inert={isCovered || isBehindSheet}>
        {session.eye.value === 'open' && (
          <aside class="replay-hidden" aria-label={texts.value.page('replay')('hidden')}>
            <Hidden state={session.state} players={players} />
          </aside>
        )}
        <div class="replay-picture">
          <StagePlace stage={stage} />
        </div>
      </main>
      <div class="match-foot replay-foot" inert={isCovered || isBehindSheet}>
        <Told session={session} game={game} landmarks={landmarks} travel={travel} />
        <Controls session={session} travel={travel} isPlaying={isPlaying} />
      </div>
      {!isCovered && (
        <ReplayPanel
          replayed={replayed}
          game={game}
          players={players}
          landmarks={landmarks}
          client={client}
          session={session}
          travel={travel}
          shown={tab}
          isDocked={isWide}
          onPoint={(step) => (pointed.value = step)}
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
      {showsKeys.value && <KeysDialog onClose={() => (showsKeys.value = false)} />}
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
