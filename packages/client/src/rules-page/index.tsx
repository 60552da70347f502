import type { JSX } from 'preact';
import { PageFrame } from '../app/page-frame';
import { RulesContent } from './rules-content';

export { RulesContent };

export function RulesPage(): JSX.Element {
  return (
    <PageFrame>
      <RulesContent />
    </PageFrame>
  );
}
