import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { ReportPlace } from '@pampa/protocol';
import type { ProblemReport } from '@pampa/protocol/requests';
import { refusalSentence } from '../play/refusal-sentence';
import { Button, Dialog, Icon } from '../shell/ui';
import { sendReport } from '../table/api';
import { Refused } from '../table/refused';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';
import { Description } from './description';
import { makeReport } from './make-report';
import { saveReport } from './save-report';
import { Sent } from './sent';
import { surroundings } from './surroundings';
import './report.css';

export interface ReportDialogProps {
  readonly session: TableSession;
  readonly place: ReportPlace;
  readonly onClose: () => void;
}

/** Says what is wrong, sees what goes with it, and sends it; or saves it, where nobody answers. */
export function ReportDialog({ session, place, onClose }: ReportDialogProps): JSX.Element {
  const say = texts.value.page('report');
  const description = useSignal('');
  const trouble = useSignal<string | null>(null);
  const isWordless = useSignal(false);
  const isBusy = useSignal(false);
  const sent = useSignal<{ readonly id: string; readonly report: ProblemReport } | null>(null);

  const report = (): ProblemReport | null => {
    const { language } = texts.peek();
    const made = makeReport(session, place, description.peek(), surroundings(language));
    isWordless.value = made.description === '';
    return isWordless.peek() ? null : made;
  };
  const send = async (): Promise<void> => {
    const made = report();
    if (made === null) return;
    trouble.value = null;
    isBusy.value = true;
    try {
      sent.value = { report: made, id: (await sendReport(made)).id };
    } catch (error) {
      const isRefused = error instanceof Refused;
      trouble.value = isRefused ? refusalSentence(error, made.match?.game ?? '') : say('unreachable');
    }
    isBusy.value = false;
  };
  const save = (): void => {
    const made = report();
    if (made !== null) saveReport(made, null);
  };

  if (sent.value !== null) return <Sent {...sent.value} onClose={onClose} />;
  return (
    <Dialog
      title={say('title')}
      open
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" icon="download" onClick={save}>
            {say('save')}
          </Button>
          <Button kind="primary" icon="send" busy={isBusy.value} onClick={() => void send()}>
            {say('send')}
          </Button>
        </>
      }
    >
      <div class="report">
        <Description
          value={description.value}
          onInput={(value) => {
            description.value = value;
            isWordless.value = false;
          }}
          isWordless={isWordless.value}
          error={isWordless.value ? say('wordless') : trouble.value}
        />
        <section class="report-with" aria-label={say('with-it')}>
          <h3 class="report-heading">{say('with-it')}</h3>
          <ul class="report-list">
            <li>
              <Icon name="check" />
              {say(session.header.value === null ? 'with-no-match' : 'with-seen')}
            </li>
            <li>
              <Icon name="check" />
              {say('with-versions')}
            </li>
            <li class="report-never">
              <Icon name="lock" />
              {say('never')}
            </li>
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
