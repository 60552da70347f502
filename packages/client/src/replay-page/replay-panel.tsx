import type { Signal } from '@preact/signals';
import type { GameTexts } from '@pampa/texts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CoachPanel } from '../coach';
import type { CoachDesk } from '../coach/coach-desk';
import type { GameClient } from '../games/game-client';
import { IconButton, Tabs, useSheetFocus } from '../shell/ui';
import type { Sitting } from '../stage/scene';
import type { Replayed } from '../table/replay/play-again';
import type { ReplaySession } from '../table/replay/replay-session';
import type { LoggedStep } from '../table/session';
import { texts } from '../texts/say';
import { VerifyPanel } from '../verify';
import type { Landmarks } from './landmarks';
import { actInWords } from './place-in-words';
import { ReplayLog } from './replay-log';
import type { Travel } from './use-travel';
import '../table-page/side-panel.css';

/** What there is beside the table. */
export type ReplayTab = 'log' | 'verify' | 'coach';

interface ReplayPanelProps {
  readonly replayed: Replayed;
  readonly game: GameTexts;
  readonly players: readonly Sitting[];
  readonly landmarks: Landmarks;
  readonly client: GameClient;
  readonly session: ReplaySession;
  readonly travel: Travel;
  readonly shown: Signal<ReplayTab | null>;
  /** Beside the table, or over it. */
  readonly isDocked: boolean;
  readonly onPoint: (step: LoggedStep | null) => void;
}

/** The log, the proof and the coach: beside the table where there is room, otherwise a sheet that comes when it is called. */
export function ReplayPanel(props: ReplayPanelProps): JSX.Element | null {
  const { replayed, game, players, landmarks, client, session, travel, shown, isDocked, onPoint } = props;
  const say = texts.value.page('replay');
  const tab = shown.value;
  const sheet = useRef<HTMLElement>(null);
  useSheetFocus(sheet, !isDocked && tab !== null);
  const coach = useRef<CoachDesk>(null);
  useEffect(() => () => coach.current?.close(), []);
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
            { value: 'coach', label: texts.value.page('coach')('title'), icon: 'bot' },
          ]}
        >
          {tab === 'log' && <ReplayLog session={session} onLead={lead} onPoint={onPoint} />}
          {tab === 'verify' && (
            <div class="replay-verify">
              <VerifyPanel record={replayed.record} game={replayed.game} client={client} onEntry={lead} />
            </div>
          )}
          {tab === 'coach' && (
            <CoachPanel
              keep={coach}
              record={replayed.record}
              players={players}
              seq={session.seq.value}
              moveText={actInWords(session, game)}
              roundOf={(seq) => roundInWords(landmarks, seq)}
              onGo={lead}
            />
          )}
        </Tabs>
      </aside>
    </>
  );
}

function roundInWords({ rounds }: Landmarks, seq: number): string {
  const say = texts.value.page('table');
  const count = rounds.filter((start) => start < seq).length;
  return count === 0 ? say('log-start') : say('round', { count });
}
