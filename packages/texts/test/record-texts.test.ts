import {
  refuse,
  type CheckName,
  type RecordCode,
  type Refusal,
  type VerifyCode,
  type VerifyFailure,
} from '@pampa/rules';
import { createTexts, LANGUAGES } from '../src';
import { expectSaid, expectSentence } from './expect-said';

const ERRORS: { readonly [C in RecordCode]: readonly Refusal<C>[] } = {
  'too-large': [refuse('too-large', { characters: 3, limit: 2 })],
  truncated: [refuse('truncated'), refuse('truncated', { entry: 12, expected: 64 })],
  'not-json': [refuse('not-json')],
  'not-a-record': [refuse('not-a-record')],
  'still-running': [refuse('still-running')],
  'unknown-version': [refuse('unknown-version', { version: 9 })],
  malformed: [
    refuse('malformed', { path: 'header.players' }),
    refuse('malformed', { path: 'entries[11].seat', entry: 12 }),
  ],
  'foreign-game': [refuse('foreign-game', { game: 'whist' })],
  'unknown-rules': [refuse('unknown-rules', { game: 'el-gaucho', rules: 9 })],
  'out-of-order': [refuse('out-of-order', { entry: 12 })],
};

const at = (code: VerifyCode, details: Refusal['details'] = {}): VerifyFailure => ({
  check: 'entries',
  code,
  entry: 12,
  details,
});

const FAILURES: { readonly [C in VerifyCode]: VerifyFailure } = {
  'wrong-game': at('wrong-game', { game: 'whist', rules: 2 }),
  'wrong-seats': at('wrong-seats', { seats: 7 }),
  'bad-options': at('bad-options', { option: 'layout' }),
  'bad-commitment': at('bad-commitment', { who: 2 }),
  'out-of-order': at('out-of-order', { entry: 12, seq: 13 }),
  'illegal-action': at('illegal-action', { entry: 12, why: 'dice-wrong-sum' }),
  'illegal-undo': at('illegal-undo', { entry: 12, barrier: 'draw' }),
  'no-secrets': at('no-secrets'),
  'chosen-seed': at('chosen-seed'),
  'broken-chain': at('broken-chain'),
  'wrong-events': at('wrong-events'),
  'wrong-snapshot': at('wrong-snapshot'),
  'wrong-result': at('wrong-result'),
  'wrong-resigned': at('wrong-resigned', { seat: 1 }),
  truncated: at('truncated'),
};

/** Those that are about the whole match, not about an entry. */
const WHOLE: readonly VerifyCode[] = [
  'wrong-game',
  'wrong-seats',
  'bad-options',
  'bad-commitment',
  'no-secrets',
  'chosen-seed',
];

const CHECKS: { readonly [C in CheckName]: true } = {
  header: true,
  commitments: true,
  seed: true,
  entries: true,
  links: true,
  events: true,
  snapshots: true,
  result: true,
};

describe.each(LANGUAGES)('a record in %s', (language) => {
  const { record, elGaucho } = createTexts(language);

  test.each(Object.keys(ERRORS) as RecordCode[])('is refused: %s', (code) => {
    for (const refusal of ERRORS[code]) {
      const text = record.error(refusal);
      expectSentence(text);
      if ('entry' in refusal.details) expect(text).toContain('12');
    }
  });

  test.each(Object.keys(FAILURES) as VerifyCode[])('is not believed: %s', (code) => {
    const text = record.failure(FAILURES[code], elGaucho);
    expectSentence(text);
    if (!WHOLE.includes(code)) expect(text).toContain('12');
  });

  test('with a changed header says so', () => {
    const text = record.failure({ ...FAILURES['broken-chain'], entry: 0 }, elGaucho);
    expectSentence(text);
    expect(text).not.toMatch(/\d/);
  });

  test('of a forbidden move says which rule it breaks', () => {
    const text = record.failure(FAILURES['illegal-action'], elGaucho);
    expect(text).toContain(elGaucho.refusal('dice-wrong-sum'));
  });

  test('has names for all that is checked, and for how it went', () => {
    const names = (Object.keys(CHECKS) as CheckName[]).map((name) => record.check(name));
    const statuses = [true, false, null].map((ok) => record.status({ name: 'seed', ok, details: {} }));
    for (const text of [...names, ...statuses]) expectSaid(text);
    expect(new Set([...names, ...statuses]).size).toBe(names.length + 3);
  });
});
