import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PageFrame } from '../app/page-frame';
import { texts } from '../texts/say';
import { RulesContent } from './rules-content';

export { RulesContent };

export function RulesPage(): JSX.Element {
  const title = `${texts.value.elGaucho.title}: ${texts.value.page('shell')('rules')} · Pampa`;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Pampa';
    };
  }, [title]);
  return (
    <PageFrame>
      <RulesContent isPage />
    </PageFrame>
  );
}
