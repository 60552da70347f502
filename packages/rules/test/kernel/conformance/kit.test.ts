import { checkGame, LawBroken, seedOf } from '../../../src/kernel/conformance';
import { sample } from '../../../src/kernel/conformance/chance';
import { uphold } from '../../../src/kernel/conformance/law';
import { deepFreeze, notPlain, occurring, shared } from '../../../src/kernel/conformance/objects';
import { Random } from '../../../src/kernel/random';
import { duel, duelSubject } from './duel';

/** What jest compares an error with. */
const like = (fields: object): Error => expect.objectContaining(fields) as Error;

const place = { seed: 7, seats: 3, step: 42 };

describe('a broken law', () => {
  test('says which, where and how, so that it can be seen again', () => {
    const check = (): unknown =>
      checkGame(
        { ...duelSubject, game: { ...duel, progress: () => 2 } },
        {
          seats: 3,
          options: { rounds: 3 },
          seed: 7,
          depth: 'cheap',
        },
      );
    expect(check).toThrow(LawBroken);
    expect(check).toThrow('progress (3 seats, seed 7, after 0 acts): it is 2');
    expect(check).toThrow(like({ law: 'progress', seed: 7, seats: 3, step: 0, detail: 'it is 2' }));
  });

  test('is told from a law that holds', () => {
    expect(() => uphold('ends', place, () => null)).not.toThrow();
    expect(() => uphold('ends', place, () => 'no')).toThrow('ends (3 seats, seed 7, after 42 acts): no');
  });

  test('keeps what the game threw', () => {
    const cause = new RangeError('oops');
    const check = (): void =>
      uphold('preview', place, () => {
        throw cause;
      });
    expect(check).toThrow(like({ law: 'preview', detail: 'threw RangeError: oops', cause }));
    const inner = new LawBroken('replay', place, 'inside');
    const nested = (): void =>
      uphold('preview', place, () => {
        throw inner;
      });
    expect(nested).toThrow(inner);
  });

  test('can be that no match starts', () => {
    const setting = { seats: 5, options: { rounds: 3 }, seed: 1, depth: 'cheap' } as const;
    expect(() => checkGame(duelSubject, setting)).toThrow(like({ law: 'options' }));
  });
});

describe('what is plain', () => {
  test('comes back from JSON as it went in', () => {
    expect(notPlain({ a: [1, 'x', true, null, { b: -1.5 }], c: Object.create(null) as object })).toBeNull();
  });

  const holes: unknown[] = [];
  holes[1] = 1;
  test.each<[unknown, string]>([
    [{ a: undefined }, '/a is undefined'],
    [{ a: [NaN] }, '/a/0 is NaN'],
    [-0, ' is -0'],
    [Infinity, ' is Infinity'],
    [{ a: new Map() }, '/a is no plain object'],
    [{ a: new Date(0) }, '/a is no plain object'],
    [{ a: () => 1 }, '/a is function'],
    [{ a: 1n }, '/a is bigint'],
    [{ a: holes }, '/a has holes or named properties'],
    [{ a: Object.assign([1], { b: 1 }) }, '/a has holes or named properties'],
    [{ [Symbol('a')]: 1 }, ' has a symbol for a key'],
  ])('is not %p', (value, path) => {
    expect(notPlain(value)).toBe(path);
  });
});

describe('what is shared', () => {
  test('is any object of both that can change', () => {
    const part = { c: 1 };
    expect(shared({ a: part }, { b: [part] })).toBe('/b/0');
    expect(shared(part, part)).toBe('/');
    expect(shared({ a: { c: 1 } }, { b: [{ c: 1 }] })).toBeNull();
    expect(shared(1, 1)).toBeNull();
    deepFreeze(part);
    expect(shared({ a: part }, { b: [part] })).toBeNull();
  });
});

describe('what occurs in a value', () => {
  test('is found at any depth, texts among keys too', () => {
    const value = { a: [{ x: 7 }, 'b'], b: 7, 9: 'c' };
    expect(occurring(value, new Set([7, 'b', 9, 'q', 1]))).toEqual([7, 'b', 'b', 7]);
    expect(occurring(['x'], new Set(['0', 'length']))).toEqual([]);
  });
});

describe('chance', () => {
  test('has a seed for every number, and several streams for each', () => {
    const seeds = [0, 1, -1, 0.5, 2 ** 40].flatMap((n) => [seedOf(n), seedOf(n, 1)]);
    expect(seeds.every((seed) => seed.length === 32)).toBe(true);
    expect(new Set(seeds.map(String)).size).toBe(10);
  });

  test('samples without putting back', () => {
    const chance = new Random(seedOf(1));
    const items = [1, 2, 3, 4, 5];
    expect(sample(chance, items, 5)).toBe(items);
    expect(new Set(sample(chance, items, 3)).size).toBe(3);
    expect(items).toContain(sample(chance, items, 1)[0]);
    expect(items).toEqual([1, 2, 3, 4, 5]);
  });
});
