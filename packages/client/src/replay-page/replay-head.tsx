import { useSignal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../app/router';
import { copyLink } from '../lobby/share-link';
import { ReportProblem } from '../report/report-problem';
import { openSettings } from '../settings/settings-dialog';
import { IconButton, SeatBadge } from '../shell/ui';
import type { ReplaySession } from '../table/replay/replay-session';
import { texts } from '../texts/say';
import { addressAt } from './moment-address';

interface ReplayHeadProps {
  readonly session: ReplaySession;
  readonly showsResult: Signal<boolean>;
  readonly showsLog: Signal<boolean>;
}

export function ReplayHead({ session, showsResult, showsLog }: ReplayHeadProps): JSX.Element {
  const say = texts.value.page('replay');
  const { game, seats } = session.table.value;
  const isReporting = useSignal(false);
  return (
    <header class="replay-head">
      <IconButton icon="home" label={texts.value.page('shell')('to-home')} onClick={() => go('')} />
      <div class="replay-words">
        <h1 class="replay-title">{say('title')}</h1>
        <span class="replay-game">{texts.value.game(game)?.title}</span>
      </div>
      <ul class="replay-players">
        {seats.map(({ id, colour, name }) => (
          <li key={id}>
            <SeatBadge colour={colour} name={name} />
          </li>
        ))}
      </ul>
      <div class="replay-tools">
        <IconButton
          icon="list"
          label={texts.value.page('table')('log')}
          pressed={showsLog.value && !showsResult.value}
          onClick={() => {
            // From the result it leads to the log in any case.
            showsLog.value = showsResult.value || !showsLog.value;
            showsResult.value = false;
          }}
        />
        <IconButton
          icon="trophy"
          label={say(showsResult.value ? 'board' : 'result')}
          pressed={showsResult.value}
          onClick={() => (showsResult.value = !showsResult.value)}
        />
        <IconButton
          icon="link"
          label={say('share')}
          onClick={() => void copyLink(addressAt(session.seq.peek()))}
        />
        <IconButton
          icon="alert"
          label={texts.value.page('report')('title')}
          onClick={() => (isReporting.value = true)}
        />
        <IconButton icon="settings" label={texts.value.page('shell')('settings')} onClick={openSettings} />
      </div>
      {isReporting.value && (
        <ReportProblem session={session} place="replay" onClose={() => (isReporting.value = false)} />
      )}
    </header>
  );
}
