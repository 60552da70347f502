import type { Check, CheckName, RecordCode, Refusal, VerifyFailure } from '@pampa/rules';
import { given } from './details';
import type { GameTexts } from './game-texts';
import { whyText, type MatchTexts } from './match-texts';
import type { Say } from './say';

/** What is said about a record. */
export interface RecordTexts {
  /** Why a text is no record. */
  error(refusal: Refusal<RecordCode>): string;
  /** Why a record is not believed. `game` has the words for what its own rules refuse. */
  failure(failure: VerifyFailure, game: GameTexts): string;
  /** What is checked, as a noun. */
  check(name: CheckName): string;
  /** How it went. */
  status(check: Check): string;
}

export function recordTexts(say: Say, matches: MatchTexts): RecordTexts {
  const checks = say('checks');
  return {
    error: (refusal) => errorText(say, refusal),
    failure: (failure, game) => failureText(say, failure, matches, game),
    check: (name) => checks(name),
    status: ({ ok }) => checks(ok === null ? 'unchecked' : ok ? 'passed' : 'failed'),
  };
}

function errorText(say: Say, refusal: Refusal<RecordCode>): string {
  const tell = say('records');
  const entry = given(refusal, 'entry');
  const hasEntry = 'entry' in refusal.details;
  switch (refusal.refused) {
    case 'too-large':
    case 'not-json':
    case 'not-a-record':
    case 'still-running':
      return tell(refusal.refused);
    case 'truncated':
      return hasEntry
        ? tell('truncated-after', { entry, expected: given(refusal, 'expected') })
        : tell('truncated');
    case 'unknown-version':
      return tell('unknown-version', { version: given(refusal, 'version') });
    case 'malformed': {
      const path = given(refusal, 'path');
      return hasEntry ? tell('malformed-entry', { entry, path }) : tell('malformed', { path });
    }
    case 'foreign-game':
      return tell('foreign-game', { game: given(refusal, 'game') });
    case 'unknown-rules':
      return tell('unknown-rules', { game: given(refusal, 'game'), rules: given(refusal, 'rules') });
    case 'out-of-order':
      return tell('out-of-order', { entry });
  }
}

function failureText(say: Say, failure: VerifyFailure, matches: MatchTexts, game: GameTexts): string {
  const tell = say('records');
  const { code, entry, details } = failure;
  switch (code) {
    case 'wrong-game':
    case 'wrong-seats':
    case 'bad-options':
    case 'bad-commitment':
      return matches.refusal({ refused: code, details }, game);
    case 'no-secrets':
    case 'chosen-seed':
      return tell(code);
    case 'broken-chain':
      return entry === 0 ? tell('broken-chain-header') : tell('broken-chain', { entry });
    case 'illegal-action':
      return tell('illegal-action', { entry, why: whyText(say, details['why'], game) });
    case 'out-of-order':
    case 'illegal-undo':
    case 'wrong-events':
    case 'wrong-snapshot':
    case 'wrong-result':
    case 'wrong-resigned':
      return tell(code, { entry });
    case 'truncated':
      return tell('unfinished', { entry });
  }
}
