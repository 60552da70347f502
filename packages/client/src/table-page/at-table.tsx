import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Loading } from '../app/loading';
import { lazy } from '../app/lazy';
import { NotLoaded } from '../app/not-loaded';
import type { Showing } from '../play/showing';
import type { TableSession } from '../table/session';
import { speakOf } from '../texts/load';
import { Match } from './match';
import { useGameClient } from './use-game-client';

const ResultsPage = lazy(async () => {
  const [{ ResultsPage: Page }] = await Promise.all([import('./results/results-page'), speakOf('all')]);
  return Page;
});
/** A screen that stays on shows the results too, whenever they come. */
const Tv = lazy(async () => {
  const [{ Tv: Screen }] = await Promise.all([import('./tv/tv'), speakOf('all')]);
  return Screen;
});

interface AtTableProps {
  readonly session: TableSession;
  readonly as: 'player' | 'watch' | 'tv';
  /** For whoever waits until moves have been shown. */
  readonly onShowing?: (showing: Showing | null) => void;
}

/** Time for the last move to be seen before the podium is; what is still being shown then is shown to its end. */
const LAST_MOVE_MS = 2500;
/** And a moment for the last picture. */
const LAST_PICTURE_MS = 900;

/** During and after the match. */
export function AtTable({ session, as, onShowing: tell }: AtTableProps): JSX.Element | null {
  const table = session.table.value;
  const isOver = table?.status === 'over';
  /** Whoever comes when all is over sees the results; whoever was there sees the last move first. */
  const showsResults = useSignal(isOver);
  const { client, retry } = useGameClient(table?.game ?? '');
  const showing = useRef<Showing | null>(null);
  useEffect(() => {
    if (!isOver || showsResults.value) return;
    let isGone = false;
    const wait = async (): Promise<void> => {
      await pause(LAST_MOVE_MS);
      await showing.current?.settled();
      await pause(LAST_PICTURE_MS);
      if (!isGone) showsResults.value = true;
    };
    void wait();
    return () => {
      isGone = true;
    };
  }, [isOver, showsResults]);
  const onShowing = (next: Showing | null): void => {
    showing.current = next;
    tell?.(next);
  };
  if (table === null) return null;
  if (retry !== null) return <NotLoaded onRetry={retry} />;
  if (client === null || (session.game.value === null && table.match !== null)) return <Loading />;
  if (as === 'tv')
    return (
      <Tv
        session={session}
        client={client}
        table={table}
        showsResults={isOver && showsResults.value}
        onShowing={onShowing}
      />
    );
  if (isOver && showsResults.value) {
    return (
      <ResultsPage
        session={session}
        client={client}
        table={table}
        onLook={() => (showsResults.value = false)}
      />
    );
  }
  return (
    <Match
      session={session}
      client={client}
      table={table}
      wantsSeat={as === 'player'}
      onResults={() => (showsResults.value = true)}
      onShowing={onShowing}
    />
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
