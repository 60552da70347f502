import type { JSX } from 'preact';
import type { HouseCode, HouseRefusal } from '@pampa/protocol';
import { NoticePage } from '../app/notice-page';
import { go } from '../app/router';
import { Button } from '../shell/ui';
import { texts } from '../texts/say';

interface ClosedProps {
  readonly why: HouseRefusal;
  readonly code: string;
  readonly onAgain: () => void;
}

/** The connection has ended for good, for a reason, and there is always something that can be done now. */
export function Closed({ why, code, onAgain }: ClosedProps): JSX.Element {
  const say = texts.value.page('table');
  return (
    <NoticePage title={titleFor(why.code)} text={texts.value.house.refusal(why, null)}>
      {why.code === 'replaced' && (
        <Button kind="primary" icon="play" onClick={onAgain}>
          {say('play-here')}
        </Button>
      )}
      {why.code === 'upgrade' && (
        <Button kind="primary" icon="redo" onClick={() => location.reload()}>
          {say('reload')}
        </Button>
      )}
      {(why.code === 'gallery-full' || why.code === 'bad-handoff') && (
        <Button kind="primary" icon="redo" onClick={onAgain}>
          {texts.value.page('common')('try-again')}
        </Button>
      )}
      {why.code === 'already-seated' && (
        <Button kind="primary" icon="play" onClick={() => go(`t/${code}`)}>
          {say('play-here')}
        </Button>
      )}
      <Button kind="secondary" icon="home" onClick={() => go('')}>
        {say('to-home')}
      </Button>
    </NoticePage>
  );
}

function titleFor(code: HouseCode): string {
  const say = texts.value.page('table');
  switch (code) {
    case 'replaced':
      return say('closed-replaced');
    case 'no-such-table':
      return say('closed-gone');
    case 'upgrade':
      return say('closed-old');
    default:
      return say('closed-title');
  }
}
