import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Link } from '../app/link';
import { Loading } from '../app/loading';
import { NotLoaded } from '../app/not-loaded';
import { NoticePage } from '../app/notice-page';
import { OFFERED } from '../games/offered';
import { Button } from '../shell/ui';
import { useGameClient } from '../table-page/use-game-client';
import { isLocal, type NoRecord } from '../table/record-sources';
import type { Replayed } from '../table/replay/play-again';
import { texts } from '../texts/say';
import { OpenRecord } from './open-record';
import { Replay } from './replay';
import { useFile } from './use-file';
import { read, useReplayed, type Found } from './use-replayed';
import { whyUnreadable } from './why-unreadable';

/**
 * A match that is over, to be seen again: `replay/ID`, at a moment of it with `?move=42`; `replay` alone, or a file dropped
 * anywhere here, for a record that somebody has.
 */
export function ReplayPage({ id }: { readonly id: string | null }): JSX.Element {
  const { given, isOver, give } = useFile();
  const found = useMemo(() => (given === null ? null : read(given.text)), [given]);
  if (found?.is === 'here') {
    return <WithGame key={given?.number} replayed={found.replayed} address="none" />;
  }
  if (found === null && id !== null) return <ById id={id} />;
  return <OpenRecord complaint={complaintOf(found)} isOver={isOver} onFile={give} />;
}

function complaintOf(found: Found | null): string | null {
  return found?.is === 'unreadable' ? whyUnreadable(found.why, texts.value, OFFERED) : null;
}

function ById({ id }: { readonly id: string }): JSX.Element {
  const { found, again } = useReplayed(id);
  switch (found.is) {
    case 'coming':
      return <Loading />;
    case 'here':
      return <WithGame replayed={found.replayed} address={isLocal(id) ? 'own' : 'shared'} />;
    case 'none':
      return <NotThere why={found.why} onAgain={again} />;
    case 'unreadable':
      return (
        <NoticePage
          title={texts.value.page('replay')('unreadable')}
          text={whyUnreadable(found.why, texts.value, OFFERED)}
        >
          <ToHome kind="primary" />
        </NoticePage>
      );
  }
}

interface WithGameProps {
  readonly replayed: Replayed;
  readonly address: 'shared' | 'own' | 'none';
}

function WithGame({ replayed, address }: WithGameProps): JSX.Element {
  const id = replayed.record.header.game;
  const { client, retry } = useGameClient(id);
  const game = texts.value.game(id);
  if (retry !== null) return <NotLoaded onRetry={retry} />;
  if (client === null || game === null) return <Loading />;
  return <Replay replayed={replayed} client={client} game={game} address={address} />;
}

function NotThere({ why, onAgain }: { readonly why: NoRecord; readonly onAgain: () => void }): JSX.Element {
  const say = texts.value.page('replay');
  const canTry = why === 'unreachable' || why === 'running';
  return (
    <NoticePage title={say(why)} text={say(`${why}-text`)}>
      {canTry && (
        <Button kind="primary" icon="redo" onClick={onAgain}>
          {texts.value.page('common')('try-again')}
        </Button>
      )}
      <Link to="replay" class={`button ${canTry ? 'button-secondary' : 'button-primary'}`}>
        {say('open-title')}
      </Link>
      <ToHome kind="secondary" />
    </NoticePage>
  );
}

function ToHome({ kind }: { readonly kind: 'primary' | 'secondary' }): JSX.Element {
  return (
    <Link to="" class={`button button-${kind}`}>
      {texts.value.page('shell')('to-home')}
    </Link>
  );
}
