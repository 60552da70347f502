import type { JSX } from 'preact';
import type { ProblemReport } from '@pampa/protocol/requests';
import { copyLink } from '../lobby/share-link';
import { Button, Dialog } from '../shell/ui';
import { texts } from '../texts/say';
import { saveReport } from './save-report';

interface SentProps {
  readonly report: ProblemReport;
  readonly id: string;
  readonly onClose: () => void;
}

/** What it is called now, in letters that can be read out. */
export function Sent({ report, id, onClose }: SentProps): JSX.Element {
  const say = texts.value.page('report');
  return (
    <Dialog
      title={say('thanks')}
      open
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" icon="download" onClick={() => saveReport(report, id)}>
            {say('save-copy')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {say('done')}
          </Button>
        </>
      }
    >
      <div class="report report-sent" role="status">
        <p>{say('called')}</p>
        <p class="report-id">{id}</p>
        <Button kind="quiet" icon="copy" onClick={() => void copyLink(id, say('copied'))}>
          {say('copy')}
        </Button>
        <p class="report-after">{say(report.match === null ? 'after-no-match' : 'after')}</p>
      </div>
    </Dialog>
  );
}
