import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button, Spinner } from '../shell/ui';
import { texts } from '../texts/say';
import { RulesBlock } from './rules-block';
import { SECTIONS, type RulesText } from './texts/rules-text';
import { useRulesText } from './use-rules-text';
import './rules.css';

/** The rules of El Gaucho, to be read: in a dialog at the table, or as a page of their own. */
export function RulesContent({ isPage = false }: { readonly isPage?: boolean }): JSX.Element {
  const rules = useRulesText();
  if (rules === null) {
    return (
      <p class="rules-waiting" role="status">
        <Spinner /> {texts.value.page('shell')('loading')}
      </p>
    );
  }
  if (rules === 'failed') return <NotHere />;
  return <Rules rules={rules} isPage={isPage} />;
}

interface RulesProps {
  readonly rules: RulesText;
  readonly isPage: boolean;
}

function Rules({ rules, isPage }: RulesProps): JSX.Element {
  const id = useId();
  const show = (section: string): void => {
    const heading = document.getElementById(`${id}-${section}`);
    heading?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div class={`rules ${isPage ? 'rules-as-page' : ''}`}>
      {isPage && (
        <header class="rules-head">
          <h1 class="rules-title">{rules.title}</h1>
          <p class="rules-lead">{rules.lead}</p>
        </header>
      )}
      <div class="rules-columns">
        <nav class="rules-contents" aria-label={rules.contents}>
          <ol class="rules-contents-list">
            {SECTIONS.map((section) => (
              <li key={section}>
                <button type="button" class="rules-contents-button" onClick={() => show(section)}>
                  {rules.sections[section].title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <article class="rules-text">
          {SECTIONS.map((section) => (
            <section key={section} class="panel rules-section" aria-labelledby={`${id}-${section}`}>
              <h2 class="rules-heading" id={`${id}-${section}`} tabIndex={-1}>
                {rules.sections[section].title}
              </h2>
              {rules.sections[section].blocks.map((block, index) => (
                <RulesBlock key={index} block={block} />
              ))}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}

function NotHere(): JSX.Element {
  return (
    <div class="rules-waiting" role="alert">
      <p>{texts.value.page('shell')('not-loaded-text')}</p>
      <Button kind="secondary" onClick={() => location.reload()}>
        {texts.value.page('shell')('reload')}
      </Button>
    </div>
  );
}
