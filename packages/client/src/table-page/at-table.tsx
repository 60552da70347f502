import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Loading } from '../app/loading';
import { lazy } from '../app/lazy';
import type { TableSession } from '../table/session';
import { Match } from './match';
import { useGameClient } from './use-game-client';

const ResultsPage = lazy(async () => (await import('./results/results-page')).ResultsPage);
const Tv = lazy(async () => (await import('./tv/tv')).Tv);

interface AtTableProps {
  readonly session: TableSession;
  readonly as: 'player' | 'watch' | 'tv';
}

/** Time for the last move to be seen before the podium is. */
const LAST_MOVE_MS = 4500;

/** During and after the match. */
export function AtTable({ session, as }: AtTableProps): JSX.Element | null {
  const table = session.table.value;
  const isOver = table?.status === 'over';
  /** Whoever comes when all is over sees the results; whoever was there sees the last move first. */
  const showsResults = useSignal(isOver);
  const client = useGameClient(table?.game ?? '');
  useEffect(() => {
    if (!isOver || showsResults.value) return;
    const timer = setTimeout(() => (showsResults.value = true), LAST_MOVE_MS);
    return () => clearTimeout(timer);
  }, [isOver, showsResults]);
  if (table === null) return null;
  if (client === null || (session.game.value === null && table.match !== null)) return <Loading />;
  if (as === 'tv')
    return <Tv session={session} client={client} table={table} showsResults={isOver && showsResults.value} />;
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
    />
  );
}
