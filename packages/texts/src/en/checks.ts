import type { CheckName } from '@pampa/rules';

/** What is checked in a record, as a list of nouns, and how it went. */
export const checks = {
  header: 'what was agreed',
  commitments: 'the secrets behind the seals',
  seed: 'the seed of all chance',
  entries: 'every move by the rules',
  links: 'the chain of moves',
  events: 'what happened',
  snapshots: 'the table on the way',
  result: 'the result',
  passed: 'ok',
  failed: 'failed',
  unchecked: 'not checked',
} as const satisfies Record<CheckName | 'passed' | 'failed' | 'unchecked', string>;
