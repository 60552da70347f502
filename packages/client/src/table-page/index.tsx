import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { usePageTitle } from '../alerts/page-title';
import { useStandingPush } from '../alerts/use-standing-push';
import { lazy } from '../app/lazy';
import { browserSeats } from '../table/seats-kept';
import { speakOf } from '../texts/load';
import { Closed } from './closed';
import { fetchMatch } from './fetch-match';
import { BotsComing, Joining } from './joining';
import { useSession } from './use-session';
import './table-page.css';

export { comeEarly } from './early-session';

const Lobby = lazy(async () => (await import('../lobby/lobby')).Lobby);
const AtTable = lazy(async () => {
  const [{ AtTable: Shown }] = await Promise.all([import('./at-table'), speakOf('match')]);
  return Shown;
});

export interface TablePageProps {
  readonly code: string;
  readonly as: 'player' | 'watch' | 'tv';
}

/** A table, in whatever state it is: before the match, during it, after it; or not to be had. */
export function TablePage({ code, as }: TablePageProps): JSX.Element {
  /** "Play here instead" is another session, in the same place. */
  const visit = useSignal(0);
  return <Visit key={visit.value} code={code} as={as} onAgain={() => visit.value++} />;
}

interface VisitProps extends TablePageProps {
  readonly onAgain: () => void;
}

function Visit({ code, as, onAgain }: VisitProps): JSX.Element {
  const { session, isCallingBots } = useSession(code, as);
  usePageTitle(session);
  useStandingPush(session);
  useMatchAhead(code, session.table.value, isCallingBots.value);
  const connection = session.connection.value;
  if (connection.state === 'closed') return <Closed why={connection.why} code={code} onAgain={onAgain} />;
  const table = session.table.value;
  if (table === null) return <Joining session={session} />;
  const isBefore = isBeforeMatch(table);
  if (isBefore && isCallingBots.value) return <BotsComing />;
  if (as !== 'tv' && isBefore) {
    return <Lobby session={session} watches={as === 'watch'} />;
  }
  return <AtTable session={session} as={as} />;
}

function isBeforeMatch({ status }: PublicTable): boolean {
  return status === 'lobby' || status === 'starting';
}

/** Whoever comes back to a match, or is about to play against bots, has everything on its way before that is certain. */
function useMatchAhead(code: string, table: PublicTable | null, isCallingBots: boolean): void {
  const { status } = table ?? browserSeats().of(code) ?? { status: null };
  const game = table?.game ?? null;
  useEffect(() => {
    if (isCallingBots || status === 'playing') fetchMatch(game);
  }, [isCallingBots, status, game]);
}
