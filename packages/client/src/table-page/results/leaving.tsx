import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../../app/router';
import { ReportProblem } from '../../report/report-problem';
import { Button } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';

/** At the very end of the page: away from here, or a word about what went wrong. */
export function Leaving({ session }: { readonly session: TableSession }): JSX.Element {
  const isReporting = useSignal(false);
  return (
    <div class="after-leaving">
      <Button kind="quiet" icon="home" onClick={() => go('')}>
        {texts.value.page('results')('home')}
      </Button>
      <Button kind="quiet" icon="alert" onClick={() => (isReporting.value = true)}>
        {texts.value.page('report')('title')}
      </Button>
      {isReporting.value && (
        <ReportProblem session={session} place="results" onClose={() => (isReporting.value = false)} />
      )}
    </div>
  );
}
