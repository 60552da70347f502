import fc from 'fast-check';
import { checkFallbackTable, checkGame, MOST_ACTS } from '../../../src/kernel/conformance';
import { duelSubject } from './duel';

const setting = fc.record({
  seats: fc.constantFrom(2, 3),
  options: fc.record({ rounds: fc.constantFrom<2 | 3>(2, 3) }),
  seed: fc.integer(),
});

describe('a healthy game', () => {
  test('passes the cheap laws', () => {
    fc.assert(
      fc.property(setting, (given) => {
        const { acts, compared } = checkGame(duelSubject, { ...given, depth: 'cheap' });
        expect(acts).toBeLessThan(MOST_ACTS);
        expect(compared).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  test('passes all laws, and none of them for want of occasions', () => {
    fc.assert(
      fc.property(setting, (given) => {
        const { acts, compared } = checkGame(duelSubject, { ...given, depth: 'deep' });
        expect(compared).toBeGreaterThan(acts);
      }),
      { numRuns: 25 },
    );
  });

  test('finishes with nobody there', () => {
    fc.assert(
      fc.property(setting, (given) => {
        const { seats, options } = given;
        expect(checkFallbackTable(duelSubject, given).acts).toBe(2 * seats * options.rounds);
      }),
    );
  });

  test('is the same game for the same seed', () => {
    const given = { seats: 3, options: { rounds: 3 }, seed: 7, depth: 'deep' } as const;
    expect(checkGame(duelSubject, given)).toEqual(checkGame(duelSubject, given));
  });
});
