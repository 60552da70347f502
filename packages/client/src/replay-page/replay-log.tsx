import type { JSX } from 'preact';
import { LogPanel } from '../table-page/log/log-panel';
import type { ReplaySession } from '../table/replay/replay-session';
import type { LoggedStep } from '../table/session';
import { texts } from '../texts/say';

interface ReplayLogProps {
  readonly session: ReplaySession;
  readonly onLead: (seq: number) => void;
  readonly onPoint: (step: LoggedStep | null) => void;
}

/** What has happened up to here. A line leads back to its move. */
export function ReplayLog({ session, onLead, onPoint }: ReplayLogProps): JSX.Element {
  const leadBack = (target: EventTarget | null): void => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null;
    if (line !== null) onLead(Number(line.dataset['seq']));
  };
  return (
    <div
      class="replay-log"
      onClick={({ target }) => leadBack(target)}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter') leadBack(target);
      }}
    >
      <p class="replay-log-hint">{texts.value.page('replay')('line-hint')}</p>
      <div class="replay-log-lines">
        <LogPanel session={session} table={session.table.value} onPoint={onPoint} />
      </div>
    </div>
  );
}
