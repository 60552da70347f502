import { useSignal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../app/router';
import { copyLink } from '../lobby/share-link';
import { ReportProblem } from '../report/report-problem';
import { openSettings } from '../settings/settings-dialog';
import { IconButton, SeatBadge } from '../shell/ui';
import type { ReplaySession } from '../table/replay/replay-session';
import { texts } from '../texts/say';
import { Eyes } from './eyes';
import { addressAt } from './moment-address';
import type { ReplayTab } from './replay-panel';

interface ReplayHeadProps {
  readonly session: ReplaySession;
  readonly showsResult: Signal<boolean>;
  readonly tab: Signal<ReplayTab | null>;
  /** Others can follow the address. */
  readonly canShare: boolean;
  readonly isBehindSheet: boolean;
}

export function ReplayHead(props: ReplayHeadProps): JSX.Element {
  const { session, showsResult, tab, canShare, isBehindSheet } = props;
  const say = texts.value.page('replay');
  const { game, seats } = session.table.value;
  const isReporting = useSignal(false);
  const toggle = (name: ReplayTab): void => {
    // From the result it leads there in any case.
    tab.value = showsResult.value || tab.value !== name ? name : null;
    showsResult.value = false;
  };
  const isShown = (name: ReplayTab): boolean => tab.value === name && !showsResult.value;
  return (
    <header class="replay-head" inert={isBehindSheet}>
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
      <Eyes session={session} />
      <div class="replay-tools">
        <IconButton
          icon="list"
          label={texts.value.page('table')('log')}
          pressed={isShown('log')}
          onClick={() => toggle('log')}
        />
        <IconButton
          icon="shield"
          class="replay-proof"
          label={say('verify-hint')}
          pressed={isShown('verify')}
          onClick={() => toggle('verify')}
        />
        <IconButton
          icon="trophy"
          label={say(showsResult.value ? 'board' : 'result')}
          pressed={showsResult.value}
          onClick={() => (showsResult.value = !showsResult.value)}
        />
        {canShare && (
          <IconButton
            icon="link"
            label={say('share')}
            onClick={() => void copyLink(addressAt(session.seq.peek()))}
          />
        )}
        <IconButton
          icon="settings"
          class="replay-settings"
          label={texts.value.page('shell')('settings')}
          onClick={openSettings}
        />
        <IconButton
          icon="alert"
          label={texts.value.page('report')('title')}
          onClick={() => (isReporting.value = true)}
        />
      </div>
      {isReporting.value && (
        <ReportProblem session={session} place="replay" onClose={() => (isReporting.value = false)} />
      )}
    </header>
  );
}
