import type { JSX } from 'preact';
import { Link } from '../app/link';
import { Loading } from '../app/loading';
import { NotLoaded } from '../app/not-loaded';
import { NoticePage } from '../app/notice-page';
import { Button } from '../shell/ui';
import { useGameClient } from '../table-page/use-game-client';
import type { Replayed } from '../table/replay/play-again';
import { texts } from '../texts/say';
import { Replay } from './replay';
import { useReplayed, type WhyNot } from './use-replayed';

/** A match that is over, to be seen again: `replay/ID`, at a moment of it with `?move=42`. */
export function ReplayPage({ id }: { readonly id: string }): JSX.Element {
  const { found, again } = useReplayed(id);
  if (found.is === 'coming') return <Loading />;
  if (found.is === 'here') return <WithGame replayed={found.replayed} />;
  return <NotToBeSeen why={found.is} onAgain={again} />;
}

function WithGame({ replayed }: { readonly replayed: Replayed }): JSX.Element {
  const { client, retry } = useGameClient(replayed.record.header.game);
  if (retry !== null) return <NotLoaded onRetry={retry} />;
  return client === null ? <Loading /> : <Replay replayed={replayed} client={client} />;
}

function NotToBeSeen({ why, onAgain }: { readonly why: WhyNot; readonly onAgain: () => void }): JSX.Element {
  const say = texts.value.page('replay');
  const canTry = why === 'unreachable' || why === 'running';
  return (
    <NoticePage title={say(why)} text={say(`${why}-text`)}>
      {canTry && (
        <Button kind="primary" icon="redo" onClick={onAgain}>
          {texts.value.page('common')('try-again')}
        </Button>
      )}
      <Link to="" class={`button ${canTry ? 'button-secondary' : 'button-primary'}`}>
        {texts.value.page('shell')('to-home')}
      </Link>
    </NoticePage>
  );
}
