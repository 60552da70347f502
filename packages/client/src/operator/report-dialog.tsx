import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { OperatorReportDetail } from '@pampa/protocol';
import { Link } from '../app/link';
import { Button, Dialog, Spinner } from '../shell/ui';
import { operatorApi } from './api';
import { Confirm } from './confirm';
import { Facts, type Fact } from './facts';
import { timeText } from './format';
import { say } from './text';
import { Trouble } from './trouble-line';
import { useAsking } from './use-asking';

interface ReportDialogProps {
  readonly id: string;
  readonly onDeleted: () => void;
  readonly onLoggedOut: () => void;
  readonly onClose: () => void;
}

/** One report in the reporter's words, joined to the record of its match once that is over. */
export function ReportDialog({ id, onDeleted, onLoggedOut, onClose }: ReportDialogProps): JSX.Element {
  const { answer, trouble } = useAsking(() => operatorApi.report(id), id, onLoggedOut);
  const deletes = useSignal(false);
  const report = answer.value;
  return (
    <Dialog
      title={id}
      open
      wide
      onClose={onClose}
      actions={report !== null && <Actions report={report} onDelete={() => (deletes.value = true)} />}
    >
      <Trouble text={trouble.value} />
      {report === null ? (
        <Spinner />
      ) : (
        <div class="operator-detail">
          <p class="operator-words">{report.description}</p>
          <Facts facts={factsOf(report)} />
          {report.matchIs === 'running' && <p class="operator-note">{say('save-later')}</p>}
        </div>
      )}
      {deletes.value && (
        <Confirm
          title={say('delete-report')}
          text={say('delete-report-text', { id })}
          act={() => operatorApi.deleteReport(id)}
          onDone={() => {
            onDeleted();
            onClose();
          }}
          onClose={() => (deletes.value = false)}
        />
      )}
    </Dialog>
  );
}

interface ActionsProps {
  readonly report: OperatorReportDetail;
  readonly onDelete: () => void;
}

function Actions({ report: { id, match, matchIs }, onDelete }: ActionsProps): JSX.Element {
  return (
    <>
      {matchIs === 'over' && match !== null && (
        <Link to={`replay/${match}`} class="button button-secondary">
          {say('see-record')}
        </Link>
      )}
      {matchIs !== 'running' && (
        <a class="button button-secondary" href={operatorApi.reportFile(id)} download="">
          {say('save-report')}
        </a>
      )}
      <Button kind="danger" onClick={onDelete}>
        {say('delete-report')}
      </Button>
    </>
  );
}

function factsOf(report: OperatorReportDetail): readonly Fact[] {
  const { receivedAt, matchIs, seat, seq, place, build, language, agent, viewport } = report;
  const from = seat === null ? say('as-spectator') : say('seat', { number: seat + 1 });
  return [
    [timeText(receivedAt), say(`match-${matchIs}`)],
    ...(seq === null ? [] : [[say('seen-from'), `${from}, ${say('after-entry', { seq })}`] as const]),
    [say('from-page'), [place, build, language].filter((part) => part !== null).join(', ')],
    [say('browser'), agent],
    [say('window'), viewport],
  ];
}
