import type { JSX } from 'preact';
import { IconButton } from '../shell/ui';
import { LogPanel } from '../table-page/log/log-panel';
import type { ReplaySession } from '../table/replay/replay-session';
import type { LoggedStep } from '../table/session';
import { texts } from '../texts/say';
import type { Travel } from './use-travel';
import '../table-page/side-panel.css';

interface ReplayLogProps {
  readonly session: ReplaySession;
  readonly travel: Travel;
  /** Beside the table, or over it. */
  readonly isDocked: boolean;
  readonly onPoint: (step: LoggedStep | null) => void;
  readonly onClose: () => void;
}

/** What has happened up to here. A line leads back to its move. */
export function ReplayLog({ session, travel, isDocked, onPoint, onClose }: ReplayLogProps): JSX.Element {
  const say = texts.value.page('table');
  const leadBack = (target: EventTarget | null): void => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null;
    if (line !== null) travel.to(Number(line.dataset['seq']));
  };
  return (
    <>
      {!isDocked && <div class="side-backdrop" onPointerDown={onClose} />}
      <aside
        class={`side-panel replay-log ${isDocked ? '' : 'side-panel-over'}`}
        aria-label={say('log')}
        onClick={({ target }) => leadBack(target)}
        onKeyDown={({ key, target }) => {
          if (key === 'Enter') leadBack(target);
        }}
      >
        <header class="replay-log-head">
          <h2>{say('log')}</h2>
          <p>{texts.value.page('replay')('line-hint')}</p>
        </header>
        <IconButton icon="close" label={say('close')} class="side-close" onClick={onClose} />
        <div class="replay-log-lines">
          <LogPanel session={session} table={session.table.value} onPoint={onPoint} />
        </div>
      </aside>
    </>
  );
}
