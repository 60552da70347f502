import { BARRIERS, refuse, type Refusal } from '@pampa/rules';
import { createTexts, LANGUAGES, type MatchCode } from '../src';
import { expectSentence } from './expect-said';
import { PLAYERS } from './samples';

const REFUSALS: { readonly [C in MatchCode]: readonly Refusal<C>[] } = {
  'no-such-seat': [refuse('no-such-seat', { seat: 9 })],
  stale: [refuse('stale', { seq: 12 })],
  illegal: [
    refuse('illegal', { why: 'not-your-turn' }),
    refuse('illegal', { why: 'illegal' }),
    refuse('illegal'),
  ],
  'nothing-to-undo': [refuse('nothing-to-undo', { barrier: 'draw' }), refuse('nothing-to-undo')],
  'wrong-game': [refuse('wrong-game', { game: 'whist', rules: 3 })],
  'wrong-seats': [refuse('wrong-seats', { seats: 7 })],
  'bad-options': [refuse('bad-options', { option: 'layout' })],
  'bad-commitment': [refuse('bad-commitment', { who: 'server' }), refuse('bad-commitment', { who: 0 })],
};

describe.each(LANGUAGES)('a match in %s', (language) => {
  const { match, elGaucho } = createTexts(language);

  test.each(Object.keys(REFUSALS) as MatchCode[])('refuses with %s', (code) => {
    for (const refusal of REFUSALS[code]) expectSentence(match.refusal(refusal, elGaucho));
  });

  test.each(BARRIERS)('says what stands in the way of an undo: %s', (barrier) => {
    expectSentence(match.barrier(barrier));
  });

  test('tells of undos, and of a match without result', () => {
    const entry = { seq: 9, seat: 1, at: 0, by: 'person', link: '', undo: 7 } as const;
    const alone = match.undo({ ...entry, consent: false }, PLAYERS);
    const agreed = match.undo({ ...entry, consent: true }, PLAYERS);
    for (const text of [alone, agreed]) {
      expectSentence(text);
      expect(text).toContain('Ben');
      expect(text).toContain('7');
    }
    expect(alone).not.toBe(agreed);
    expectSentence(match.withoutResult());
  });

  test('gives the reason of the game, or of the barrier, where there is one', () => {
    expect(match.refusal(refuse('illegal', { why: 'not-your-turn' }), elGaucho)).toBe(
      elGaucho.refusal('not-your-turn'),
    );
    expect(match.refusal(refuse('nothing-to-undo', { barrier: 'draw' }), elGaucho)).toBe(
      match.barrier('draw'),
    );
  });
});
