import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePageTitle } from '../alerts/page-title';
import { Link } from '../app/link';
import { Loading } from '../app/loading';
import { NoticePage } from '../app/notice-page';
import type { Showing } from '../play/showing';
import type { LocalSession } from '../table/local/local-session';
import { openGame, type Opened } from '../table/local/open-game';
import { AtTable } from '../table-page/at-table';
import { Closed } from '../table-page/closed';
import { texts } from '../texts/say';
import { botPause } from './bot-pause';
import { PassDevice } from './pass-device';

/** A game of this browser: `practice/ID`. */
export function Playing({ id }: { readonly id: string }): JSX.Element {
  const [visit, setVisit] = useState(0);
  return <Visit key={visit} id={id} onAgain={() => setVisit(visit + 1)} />;
}

interface VisitProps {
  readonly id: string;
  readonly onAgain: () => void;
}

function Visit({ id, onAgain }: VisitProps): JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null);
  /** Whoever shows the moves: bots wait for the eyes, and so does whoever hands the device on. */
  const shown = useMemo(() => ({ by: null as Showing | null }), []);
  useEffect(() => {
    let isGone = false;
    let close = (): void => undefined;
    void openGame(id, () => botPause(shown.by)).then((found) => {
      if (found.is === 'here') ({ close } = found);
      if (isGone) close();
      else setOpened(found);
    });
    return () => {
      isGone = true;
      close();
    };
  }, [id, shown]);
  if (opened === null) return <Loading />;
  if (opened.is !== 'here') return <NotThere why={opened.is} />;
  return <Table session={opened.session} shown={shown} onAgain={onAgain} />;
}

interface TableProps {
  readonly session: LocalSession;
  readonly shown: { by: Showing | null };
  readonly onAgain: () => void;
}

function Table({ session, shown, onAgain }: TableProps): JSX.Element {
  usePageTitle(session);
  const connection = session.connection.value;
  if (connection.state === 'closed')
    return <Closed why={connection.why} code={session.code} onAgain={onAgain} />;
  return (
    <>
      <AtTable session={session} as="player" onShowing={(showing) => (shown.by = showing)} />
      {session.can.pass && <PassDevice session={session} shown={() => shown.by?.settled()} />}
    </>
  );
}

function NotThere({ why }: { readonly why: 'unknown' | 'unreadable' }): JSX.Element {
  const say = texts.value.page('practice');
  return (
    <NoticePage title={say(why)} text={say(`${why}-text`)}>
      <Link to="practice" class="button button-primary">
        {say('to-list')}
      </Link>
    </NoticePage>
  );
}
