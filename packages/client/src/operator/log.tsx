import type { JSX } from 'preact';
import { isHouseCode, type LoggedAct } from '@pampa/protocol';
import { Button, Spinner } from '../shell/ui';
import { texts } from '../texts/say';
import { operatorApi } from './api';
import { timeText } from './format';
import { say } from './text';
import { Trouble } from './trouble-line';
import { usePages } from './use-pages';

/** Who did what, newest first. */
export function Log({ onLoggedOut }: { readonly onLoggedOut: () => void }): JSX.Element {
  const { lines, more, trouble } = usePages(async (after) => {
    const { acts, next } = await operatorApi.log(after);
    return { lines: acts, next };
  }, onLoggedOut);
  const acts = lines.value;
  return (
    <>
      <Trouble text={trouble.value} />
      {acts === null && <Spinner />}
      {acts?.length === 0 && <p class="panel">{say('no-acts')}</p>}
      {acts !== null && acts.length > 0 && (
        <div class="panel">
          <ol class="operator-log">
            {acts.map((act) => (
              <li key={act.id}>
                <time>{timeText(act.at)}</time>
                <strong>{act.by === '' ? say('by-token') : act.by}</strong>
                <span>{say(`act-${act.act}`, act.about)}</span>
                <Outcome act={act} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {more !== null && (
        <Button kind="secondary" onClick={more}>
          {say('more')}
        </Button>
      )}
    </>
  );
}

/** Nothing where all went well. */
function Outcome({ act: { outcome } }: { readonly act: LoggedAct }): JSX.Element | null {
  if (outcome === 'done') return null;
  return (
    <em class="operator-trouble">
      {isHouseCode(outcome)
        ? texts.value.house.refusal({ code: outcome, details: {} }, null)
        : say('outcome-begun')}
    </em>
  );
}
