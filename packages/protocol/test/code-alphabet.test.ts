import { CODE_LENGTH, CODE_LETTERS, isTableCode, normaliseCode } from '../src';

describe('The letters of a code', () => {
  test('have no vowels, no figures, and none twice', () => {
    expect(CODE_LETTERS).toMatch(/^[B-DF-HJ-NP-TV-Z]+$/);
    expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
  });

  test.each(['CG', 'MN', 'VW', 'VY', 'UV', 'OQ', 'IL', 'EF', 'AR'])('of %s only one is in it', (alike) => {
    expect(Array.from(alike).filter((letter) => CODE_LETTERS.includes(letter))).toHaveLength(1);
  });

  test('make more than a million codes', () => {
    expect(CODE_LETTERS.length ** CODE_LENGTH).toBeGreaterThan(1_000_000);
  });
});

describe('A code', () => {
  test('is five of them', () => {
    expect(isTableCode('QXKTR')).toBe(true);
  });

  test.each(['', 'QXKT', 'QXKTRB', 'QXKTA', 'qxktr', 'QXKT1', ' QXKTR', 'QXKTR\n', 'QXKTR\nQXKTR', 'QXK TR'])(
    'is not %j',
    (text) => {
      expect(isTableCode(text)).toBe(false);
    },
  );

  test.each(['qxktr', 'QX-KTR', ' qx ktr ', 'q.x.k.t.r', 'Qxktr\n'])('may be typed as %j', (text) => {
    expect(normaliseCode(text)).toBe('QXKTR');
  });

  test('what is no code does not become one by leaving letters out', () => {
    expect(isTableCode(normaliseCode('QXKTRA'))).toBe(false);
    expect(isTableCode(normaliseCode('QXKTÄ'))).toBe(false);
  });
});
