import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button, Spinner } from '../shell/ui';
import { operatorApi } from './api';
import { timeText } from './format';
import { ReportDialog } from './report-dialog';
import { say } from './text';
import { Trouble } from './trouble-line';
import { usePages } from './use-pages';

/** What people have reported, newest first. */
export function Reports({ onLoggedOut }: { readonly onLoggedOut: () => void }): JSX.Element {
  const opened = useSignal<string | null>(null);
  const { lines, more, trouble, again } = usePages(async (after) => {
    const { reports, next } = await operatorApi.reports(after);
    return { lines: reports, next };
  }, onLoggedOut);
  const reports = lines.value;
  return (
    <>
      <Trouble text={trouble.value} />
      {reports === null && <Spinner />}
      {reports?.length === 0 && <p class="panel">{say('no-reports')}</p>}
      <ul class="operator-lines">
        {reports?.map(({ id, receivedAt, description, matchIs }) => (
          <li key={id}>
            <button type="button" class="panel operator-line" onClick={() => (opened.value = id)}>
              <span class="operator-line-head">
                <strong class="operator-code">{id}</strong>
                <span>{timeText(receivedAt)}</span>
                <span class="operator-badge">{say(`match-${matchIs}`)}</span>
              </span>
              <span class="operator-words">{description}</span>
            </button>
          </li>
        ))}
      </ul>
      {more !== null && (
        <Button kind="secondary" onClick={more}>
          {say('more')}
        </Button>
      )}
      {opened.value !== null && (
        <ReportDialog
          id={opened.value}
          onDeleted={again}
          onLoggedOut={onLoggedOut}
          onClose={() => (opened.value = null)}
        />
      )}
    </>
  );
}
