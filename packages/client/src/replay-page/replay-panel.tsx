import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { GameClient } from '../games/game-client';
import { IconButton, Tabs, useSheetFocus } from '../shell/ui';
import type { Replayed } from '../table/replay/play-again';
import type { ReplaySession } from '../table/replay/replay-session';
import type { LoggedStep } from '../table/session';
import { texts } from '../texts/say';
import { VerifyPanel } from '../verify';
import { ReplayLog } from './replay-log';
import type { Travel } from './use-travel';
import '../table-page/side-panel.css';

/** What there is beside the table. */
export type ReplayTab = 'log' | 'verify';

interface ReplayPanelProps {
  readonly replayed: Replayed;
  readonly client: GameClient;
  readonly session: ReplaySession;
  readonly travel: Travel;
  readonly shown: Signal<ReplayTab | null>;
  /** Beside the table, or over it. */
  readonly isDocked: boolean;
  readonly onPoint: (step: LoggedStep | null) => void;
}

/** The log and the proof: beside the table where there is room, otherwise a sheet that comes when it is called. */
export function ReplayPanel(props: ReplayPanelProps): JSX.Element | null {
  const { replayed, client, session, travel, shown, isDocked, onPoint } = props;
  const say = texts.value.page('replay');
  const tab = shown.value;
  const sheet = useRef<HTMLElement>(null);
  useSheetFocus(sheet, !isDocked && tab !== null);
  if (tab === null) return null;
  const close = (): void => {
    shown.value = null;
  };
  /** What is over the table would hide where it leads. */
  const lead = (seq: number): void => {
    travel.to(seq);
    if (!isDocked) close();
  };
  return (
    <>
      {!isDocked && <div class="side-backdrop" onPointerDown={close} />}
      <aside
        ref={sheet}
        class={`side-panel ${isDocked ? '' : 'side-panel-over'}`}
        aria-label={say('panel')}
        tabIndex={-1}
      >
        <IconButton
          icon="close"
          label={texts.value.page('table')('close')}
          class="side-close"
          onClick={close}
        />
        <Tabs
          label={say('panel')}
          class="side-tabs"
          value={tab}
          onChange={(next) => (shown.value = next)}
          tabs={[
            { value: 'log', label: texts.value.page('table')('log'), icon: 'list' },
            { value: 'verify', label: say('verify'), icon: 'shield' },
          ]}
        >
          {tab === 'log' && <ReplayLog session={session} onLead={lead} onPoint={onPoint} />}
          {tab === 'verify' && (
            <div class="replay-verify">
              <VerifyPanel record={replayed.record} game={replayed.game} client={client} onEntry={lead} />
            </div>
          )}
        </Tabs>
      </aside>
    </>
  );
}
