import type { RecordCode, VerifyCode } from '@pampa/rules';
import type { PageTexts } from '../texts/say';
import type { Unreadable } from './use-replayed';

/** Those that are about a text; the others are found only when it is played again. */
const OF_A_TEXT: ReadonlySet<string> = new Set<RecordCode>([
  'too-large',
  'truncated',
  'not-json',
  'not-a-record',
  'still-running',
  'unknown-version',
  'malformed',
  'foreign-game',
  'unknown-rules',
]);

/** What is wrong with a record, by its code, with the entry where there is one. */
export function whyUnreadable({ refused, details }: Unreadable, texts: PageTexts, gameId: string): string {
  if (OF_A_TEXT.has(refused)) return texts.record.error({ refused: refused as RecordCode, details });
  const game = texts.game(gameId);
  if (game === null) return texts.page('replay')('unreadable-text');
  const entry = typeof details['entry'] === 'number' ? details['entry'] : 0;
  return texts.record.failure({ check: 'entries', code: refused as VerifyCode, entry, details }, game);
}
