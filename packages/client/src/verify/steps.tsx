import type { JSX } from 'preact';
import type { Check } from '@pampa/rules';
import { Icon } from '../shell/ui';
import { texts } from '../texts/say';
import type { Findings } from './findings';
import { ownText } from './verdict';

/** Each step by itself, in the order in which somebody would ask; the last two only this browser can answer. */
export function Steps({ findings }: { readonly findings: Findings }): JSX.Element {
  const say = texts.value.page('verify');
  const { record } = texts.value;
  const { report, own } = findings;
  return (
    <>
      <ol class="verify-steps">
        {report.checks.map((check) => (
          <Step
            key={check.name}
            ok={check.ok}
            name={record.check(check.name)}
            status={record.status(check)}
            text={report.ok && check.ok === null ? say('events-none') : detailOf(check)}
          />
        ))}
      </ol>
      <h3 class="verify-heading">{say('own')}</h3>
      <ul class="verify-steps">
        {own.map((check) => (
          <Step
            key={check.name}
            ok={check.ok}
            name={say(check.name)}
            status={record.status({ name: 'links', ok: check.ok, details: {} })}
            text={ownText(check, texts.value)}
          />
        ))}
      </ul>
    </>
  );
}

interface StepProps {
  readonly ok: boolean | null;
  readonly name: string;
  /** The mark in a word. */
  readonly status: string;
  readonly text: string | null;
}

function Step({ ok, name, status, text }: StepProps): JSX.Element {
  const mark = ok === null ? 'minus' : ok ? 'check' : 'close';
  return (
    <li class="verify-step" data-ok={String(ok)}>
      <span class="verify-mark" title={status}>
        <Icon name={mark} size={18} />
        <span class="unseen">{status}</span>
      </span>
      <span>
        <span class="verify-name">{name}</span>
        {text !== null && <span class="verify-detail">{text}</span>}
      </span>
    </li>
  );
}

/** What was compared, in numbers; nothing where it did not come to that. */
function detailOf({ name, ok, details }: Check): string | null {
  const say = texts.value.page('verify');
  const count = (field: string): number => Number(details[field] ?? 0);
  if (ok === false)
    return 'entry' in details && count('entry') > 0 ? say('at-entry', { entry: count('entry') }) : null;
  if (ok === null) return null;
  switch (name) {
    case 'header':
      return say('header-detail', { count: count('players') });
    case 'commitments':
      return say('commitments-detail', { count: count('opened') });
    case 'seed':
      return String(details['seed'] ?? '')
        .slice(0, 16)
        .concat('…');
    case 'entries':
      return say('entries-detail', { entries: count('entries'), words: count('words') });
    case 'links':
      return say('links-detail', { count: count('links') });
    case 'events':
      return say('events-detail', { count: count('events') });
    case 'snapshots':
      return say('snapshots-detail', { count: count('snapshots') });
    case 'result':
      return null;
  }
}
