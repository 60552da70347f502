import {
  checkFallbackTable,
  checkGame,
  LawBroken,
  LAWS,
  type LawName,
} from '../../../src/kernel/conformance';
import { brokenAsking } from './broken/asking';
import { brokenCourse } from './broken/course';
import { brokenLegality } from './broken/legality';
import { brokenSecrecy } from './broken/secrecy';
import { brokenValues } from './broken/values';
import { duel, duelSubject } from './duel';

const BROKEN = [...brokenLegality, ...brokenAsking, ...brokenCourse, ...brokenValues, ...brokenSecrecy];

const SEEDS = 2;

/** The laws that games of this make break, over some seeds and all numbers of seats. */
function broken(check: (seats: number, seed: number) => void, seeds = SEEDS): Set<LawName | null> {
  const laws = new Set<LawName | null>();
  for (let seed = 0; seed < seeds; seed++) {
    for (const seats of [2, 3]) laws.add(lawBrokenBy(() => check(seats, seed)));
  }
  // That some games go well by luck does not matter, as long as not all do.
  if (laws.size > 1) laws.delete(null);
  return laws;
}

function lawBrokenBy(check: () => void): LawName | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof LawBroken) return error.law;
    throw error;
  }
}

const options = { rounds: 2 } as const;

describe('the kit bites', () => {
  test.each(BROKEN)('$breaks: a game that $how', ({ breaks, make }) => {
    // An endless game takes long enough without depth.
    const isEndless = breaks === 'ends';
    const depth = isEndless ? 'cheap' : 'deep';
    const laws = broken(
      (seats, seed) =>
        checkGame({ ...duelSubject, game: { ...duel, ...make() } }, { seats, seed, options, depth }),
      isEndless ? 1 : SEEDS,
    );
    expect([...laws]).toEqual([breaks]);
  });

  test('fallback-ends: a table that hums for ever', () => {
    const game: typeof duel = {
      ...duel,
      fallback: (view, seat) => (view.open.phase === 'turn' ? { type: 'hum' } : duel.fallback(view, seat)),
    };
    const check = (seats: number, seed: number): unknown =>
      checkFallbackTable({ ...duelSubject, game }, { seats, seed, options });
    expect([...broken(check, 1)]).toEqual(['fallback-ends']);
  });

  test('fallback-legal: a table that ends turns nobody has', () => {
    const game: typeof duel = { ...duel, fallback: () => ({ type: 'end' }) };
    const laws = broken((seats, seed) =>
      checkFallbackTable({ ...duelSubject, game }, { seats, seed, options }),
    );
    expect([...laws]).toEqual(['fallback-legal']);
  });

  test('every law has a game that breaks it', () => {
    const proven = new Set<LawName>([...BROKEN.map(({ breaks }) => breaks), 'fallback-ends']);
    expect(LAWS.filter((law) => !proven.has(law))).toEqual([]);
  });
});
