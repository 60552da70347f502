import { useSignal, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { hasRulesToRead } from '../../games/offered';
import { go } from '../../app/router';
import { PushSwitch } from '../../alerts/push-switch';
import { FairDialog } from '../../fairness/fair-dialog';
import { settings } from '../../settings/settings';
import { openSettings } from '../../settings/settings-dialog';
import { ReportProblem } from '../../report/report-problem';
import { toggleSound } from '../../settings/sound-switch';
import { Dialog, Icon, type IconName } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';
import { Elsewhere } from './elsewhere';
import { toggleFullscreen, useFullscreen } from './fullscreen';
import { InviteWatchers } from './invite-watchers';
import { RulesDialog } from './rules-dialog';
import { Sure } from './sure';
import './menu.css';

interface TableMenuProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly isOpen: Signal<boolean>;
}

/** When the first pictures are there and nobody waits for anything else. */
const FETCH_REPORT_MS = 15_000;

type Sheet = 'rules' | 'fair' | 'elsewhere' | 'invite' | 'report' | 'resign' | 'end';

/** Everything about the table that is not a move. */
export function TableMenu({ session, table, isOpen }: TableMenuProps): JSX.Element {
  const say = texts.value.page('table');
  const sheet = useSignal<Sheet | null>(null);
  // Whoever reports a problem may do so because the server is gone.
  useEffect(() => {
    const timer = setTimeout(() => void ReportProblem.fetch().catch(() => undefined), FETCH_REPORT_MS);
    return () => clearTimeout(timer);
  }, []);
  const close = (): void => {
    isOpen.value = false;
  };
  const show = (next: Sheet): void => {
    close();
    sheet.value = next;
  };
  const hide = (): void => {
    sheet.value = null;
  };
  return (
    <>
      <Dialog title={titleOf(session, table)} open={isOpen.value} onClose={close}>
        <div class="menu">
          <General session={session} table={table} show={show} onDone={close} />
          {session.seat.value === null ? (
            <Item icon="door" text={say('stop-watching')} onClick={() => go('')} />
          ) : (
            <>
              <OfSeat session={session} table={table} show={show} onDone={close} />
              <Leave session={session} />
            </>
          )}
        </div>
      </Dialog>
      {sheet.value === 'rules' && <RulesDialog onClose={hide} />}
      {sheet.value === 'fair' && <FairDialog session={session} table={table} onClose={hide} />}
      {sheet.value === 'elsewhere' && <Elsewhere session={session} onClose={hide} />}
      {sheet.value === 'invite' && <InviteWatchers table={table} onClose={hide} />}
      {sheet.value === 'report' && <ReportProblem session={session} place="table" onClose={hide} />}
      {sheet.value === 'resign' && (
        <Sure
          title={say('resign')}
          text={say('resign-text')}
          onClose={hide}
          onYes={() => void ask(session, 'resign', {})}
        />
      )}
      {sheet.value === 'end' && (
        <Sure
          title={say('end')}
          text={say('end-text')}
          onClose={hide}
          onYes={() => void ask(session, 'propose', { kind: 'end' })}
        />
      )}
    </>
  );
}

function titleOf({ can }: TableSession, { code, game: id }: PublicTable): string {
  const game = texts.value.game(id)?.title ?? id;
  return can.share ? texts.value.page('table')('title', { code, game }) : game;
}

function Leave({ session }: { readonly session: TableSession }): JSX.Element {
  if (session.can.share) {
    const say = texts.value.page('table');
    return <Item icon="door" text={say('leave')} hint={say('leave-text')} onClick={() => go('')} />;
  }
  const say = texts.value.page('practice');
  return <Item icon="door" text={say('leave')} hint={say('leave-text')} onClick={() => go('practice')} />;
}

interface PartProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly show: (sheet: Sheet) => void;
  readonly onDone: () => void;
}

function General({ session, table, show, onDone }: PartProps): JSX.Element {
  const say = texts.value.page('table');
  const isLoud = settings.volume.value > 0;
  const isFull = useFullscreen();
  return (
    <>
      {hasRulesToRead(table.game) && <Item icon="book" text={say('rules')} onClick={() => show('rules')} />}
      <Item icon="shield" text={texts.value.page('fairness')('title')} onClick={() => show('fair')} />
      <Item
        icon="settings"
        text={say('settings')}
        onClick={() => {
          onDone();
          openSettings();
        }}
      />
      <Item
        icon={isLoud ? 'sound' : 'mute'}
        text={say(isLoud ? 'sound-on' : 'sound-off')}
        onClick={toggleSound}
      />
      {document.fullscreenEnabled && (
        <Item
          icon="fullscreen"
          text={say(isFull ? 'fullscreen-leave' : 'fullscreen')}
          onClick={() => {
            onDone();
            void toggleFullscreen();
          }}
        />
      )}
      {session.can.share && table.options.gallery === 'open' && (
        <Item icon="eye" text={say('invite')} onClick={() => show('invite')} />
      )}
      <Item icon="alert" text={texts.value.page('report')('title')} onClick={() => show('report')} />
    </>
  );
}

function OfSeat({ session, table, show, onDone }: PartProps): JSX.Element {
  const say = texts.value.page('table');
  const isPlaying = table.status === 'playing' && session.can.agree;
  const own = table.seats[session.seat.value ?? -1];
  return (
    <>
      <PushSwitch session={session} />
      {session.can.share && <Item icon="qr" text={say('elsewhere')} onClick={() => show('elsewhere')} />}
      {isPlaying && !table.paused && (
        <Item
          icon="pause"
          text={say('pause')}
          onClick={() => {
            onDone();
            void ask(session, 'propose', { kind: 'pause' });
          }}
        />
      )}
      {isPlaying && <Item icon="flag" text={say('end')} onClick={() => show('end')} />}
      {isPlaying && own?.resigned === false && !own.claimed && (
        <Item icon="resign" text={say('resign')} onClick={() => show('resign')} />
      )}
    </>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly text: string;
  readonly hint?: string;
  readonly onClick: () => void;
}

function Item({ icon, text, hint, onClick }: ItemProps): JSX.Element {
  return (
    <button type="button" class="menu-item" onClick={onClick}>
      <Icon name={icon} size={24} />
      <span class="menu-words">
        <span>{text}</span>
        {hint !== undefined && <span class="menu-hint">{hint}</span>}
      </span>
    </button>
  );
}
