import type { RecordCode } from '@pampa/rules';

/** What is wrong with a record. */
export const records = {
  'too-large': 'This is far larger than any record.',
  truncated: 'The file is cut off: its end is missing.',
  'truncated-after':
    'The record is cut off: it ends after entry {{entry}}, but there should be {{expected}} of them.',
  'not-json': 'This is not a record: the file is no valid JSON.',
  'not-a-record': 'This is not the record of a match.',
  'still-running': 'This match is still running: only a finished one can be checked.',
  'unknown-version': 'The record is of version {{version}}, which we don’t know.',
  malformed: 'Something is wrong with the record at “{{path}}”.',
  'malformed-entry': 'Something is wrong with entry {{entry}}, at “{{path}}”.',
  'foreign-game': 'We don’t know the game “{{game}}”.',
  'unknown-rules': 'We don’t have version {{rules}} of the rules of “{{game}}”.',
  'out-of-order': 'Entry {{entry}} is not where it belongs: the entries are out of order.',
  'no-secrets': 'The secrets of this match are not in the record: nothing can be replayed.',
  'chosen-seed':
    'Unverifiable: the seed was chosen. This was a test table, where all dice were known beforehand.',
  'illegal-action': 'Entry {{entry}} is against the rules. {{why}}',
  'illegal-undo': 'Entry {{entry}} undoes what could not be undone.',
  'broken-chain': 'The chain is broken at entry {{entry}}: somebody has changed something there.',
  'broken-chain-header': 'The chain is broken at its beginning: somebody has changed what was agreed.',
  'wrong-events': 'Entry {{entry}} tells of something else than what really happened.',
  'wrong-snapshot': 'After entry {{entry}} the table looked different from what the record says.',
  'wrong-result': 'The result is not the one that was played, up to entry {{entry}}.',
  'wrong-resigned':
    'Entry {{entry}} was made by the hand of somebody who, says the record, had resigned by then.',
  unfinished: 'The record is cut off: after its last entry, {{entry}}, the game is not over yet.',
} as const satisfies Record<RecordCode, string> & Record<string, string>;
