import type { JSX } from 'preact';
import { Button, Icon } from '../shell/ui';
import { texts, type PageTexts } from '../texts/say';
import type { Findings } from './findings';
import type { OwnCheck } from './own-checks';

interface VerdictProps {
  readonly findings: Findings;
  readonly gameId: string;
  readonly onEntry: ((entry: number) => void) | null;
}

interface Said {
  readonly tone: 'good' | 'bad';
  readonly title: string;
  readonly text: string;
  /** Where it shows; null for what is not about an entry. */
  readonly entry: number | null;
}

/** The answer in one look, and one sentence for whoever wants to know what it means. */
export function Verdict({ findings, gameId, onEntry }: VerdictProps): JSX.Element {
  const say = texts.value.page('verify');
  const { tone, title, text, entry } = said(findings, gameId, texts.value);
  return (
    <div class={`verdict verdict-${tone}`} role="status">
      <Icon name={tone === 'good' ? 'shield' : 'alert'} size={32} />
      <div class="verdict-words">
        <p class="verdict-title">{title}</p>
        <p>{text}</p>
        {entry !== null && onEntry !== null && (
          <Button kind="secondary" icon="forward" onClick={() => onEntry(entry)}>
            {say('to-entry', { entry })}
          </Button>
        )}
      </div>
    </div>
  );
}

function said({ report, own }: Findings, gameId: string, all: PageTexts): Said {
  const say = all.page('verify');
  const failure = report.firstFailure;
  const game = all.game(gameId);
  if (failure !== null && game !== null) {
    const isChosen = failure.code === 'chosen-seed';
    return {
      tone: 'bad',
      title: isChosen ? say('unverifiable') : failedAt(failure.entry, all),
      text: all.record.failure(failure, game),
      entry: failure.entry > 0 ? failure.entry : null,
    };
  }
  const wrong = own.find(({ ok }) => ok === false);
  if (wrong !== undefined) {
    return { tone: 'bad', title: say('not-yours'), text: ownText(wrong, all), entry: null };
  }
  return { tone: 'good', title: say('good'), text: say('good-text'), entry: null };
}

function failedAt(entry: number, all: PageTexts): string {
  const say = all.page('verify');
  return entry === 0 ? say('failed-before') : say('failed-at', { entry });
}

/** What this browser itself has to say about it. */
export function ownText(check: OwnCheck, all: PageTexts): string {
  const say = all.page('verify');
  if (check.name === 'own-bytes') {
    return say(check.ok === null ? 'own-bytes-none' : check.ok ? 'own-bytes-yes' : 'own-bytes-no');
  }
  if (check.ok === null) return say('last-link-none');
  return check.ok
    ? say('last-link-yes', { entry: check.entry })
    : say(`last-link-${check.why}`, { entry: check.entry });
}
