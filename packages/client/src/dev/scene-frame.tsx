import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isRefusal } from '@pampa/rules';
import type { GameClient } from '../games/game-client';
import { gameClient } from '../games/registry';
import { Match } from '../table-page/match';
import { playAgain } from '../table/replay/play-again';
import { ReplaySession } from '../table/replay/replay-session';
import { coloursIn } from '../table/replay/seat-colours';
import { speakOf } from '../texts/load';
import { FIXTURES, fixtureText } from './fixtures';
import { wishIn, type About, type GoTo } from './wish';

interface Shown {
  readonly session: ReplaySession;
  readonly client: GameClient;
}

/** The table page as it is, over a fixture. The gallery gives it the size of a screen. */
export function SceneFrame(): JSX.Element {
  const shown = useSignal<Shown | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => (shown.value = loaded),
      (error: unknown) => (trouble.value = String(error)),
    );
  }, []);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<GoTo>): void => {
      const session = shown.peek()?.session;
      if (origin !== location.origin || typeof data.seq !== 'number' || session === undefined) return;
      if (data.seq === session.seq.peek() + 1) session.forward();
      else session.jump(data.seq);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  if (trouble.value !== null) return <p class="dev">{trouble.value}</p>;
  if (shown.value === null) return <></>;
  const { session, client } = shown.value;
  return (
    <Match
      session={session}
      client={client}
      table={session.table.value}
      wantsSeat={false}
      onResults={() => undefined}
      onShowing={() => undefined}
    />
  );
}

async function load(): Promise<Shown> {
  const { fixture, seq, seat } = wishIn(location.search, FIXTURES[0] ?? '');
  const [text] = await Promise.all([fixtureText(fixture), speakOf('all')]);
  const replayed = playAgain(text);
  if (isRefusal(replayed)) throw new Error(replayed.refused);
  const session = new ReplaySession(replayed, coloursIn('', replayed.record.header.players.length));
  session.eye.value = seat ?? 'spectator';
  const client = await gameClient(session.header.peek().game);
  if (client === null) throw new Error(`the page does not know the game of ${fixture}`);
  session.jump(seq);
  const names = session.header.peek().players.map(({ name }) => name);
  parent.postMessage({ length: session.length, names } satisfies About, location.origin);
  return { session, client };
}
