import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { Random } from '../../src/kernel/random';

const ALL_WORDS = 2 ** 32;
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);

/** The key stream by OpenSSL, whose IV is counter and nonce in one. */
function streamWords(seed: Uint8Array, words: number, firstBlock = 0): number[] {
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(firstBlock);
  const bytes = createCipheriv('chacha20', seed, iv).update(Buffer.alloc(words * 4));
  return Array.from({ length: words }, (_, i) => bytes.readUInt32LE(i * 4));
}

function words(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.int(ALL_WORDS));
}

function wordsOfHex(hex: string): number[] {
  const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4));
}

/** Pearson's statistic for equally likely values. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the stream', () => {
  // RFC 8439, appendix A.1: the test vectors with a zero nonce.
  it.each([
    [
      '1',
      '00'.repeat(32),
      0,
      '76b8e0ada0f13d90405d6ae55386bd28 bdd219b8a08ded1aa836efcc8b770dc7 da41597c5157488d7724e03fb8d84a37 6a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      '2',
      '00'.repeat(32),
      1,
      '9f07e7be5551387a98ba977c732d080d cb0f29a048e3656912c6533e32ee7aed 29b721769ce64e43d57133b074d839d5 31ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      '3',
      '00'.repeat(31) + '01',
      1,
      '3aeb5224ecf849929b9d828db1ced4dd 832025e8018b8160b82284f3c949aa5a 8eca00bbb4a73bdad192b5c42f73f2fd 4e273644c8b36125a64addeb006c13a0',
    ],
    [
      '4',
      '00ff' + '00'.repeat(30),
      2,
      '72d54dfbf12ec44b362692df94137f32 8fea8da73990265ec1bbbea1ae9af0ca 13b25aa26cb4a648cb9b9d1be65b2c09 24a66c54d545ec1b7374f4872e99f096',
    ],
  ])('is ChaCha20: vector %s of RFC 8439', (_, key, block, expected) => {
    const random = new Random(Buffer.from(key, 'hex'), block * 16);
    expect(words(random, 16)).toEqual(wordsOfHex(expected));
  });

  it('is that of OpenSSL, over many refills', () => {
    expect(words(new Random(SEED), 2000)).toEqual(streamWords(SEED, 2000));
  });

  it('goes on at a position as if it had never stopped', () => {
    const stream = streamWords(SEED, 1200);
    fc.assert(
      fc.property(fc.nat(800), fc.nat(400), (position, count) => {
        const random = new Random(SEED, position);
        expect(words(random, count)).toEqual(stream.slice(position, position + count));
        expect(random.position).toBe(position + count);
        expect(random.draws).toBe(count);
      }),
    );
  });

  it('goes on after any draws, rejections included', () => {
    const below = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: ALL_WORDS }));
    fc.assert(
      fc.property(fc.array(below, { maxLength: 60 }), fc.array(below, { maxLength: 60 }), (first, second) => {
        const whole = new Random(SEED);
        first.forEach((limit) => whole.int(limit));
        const resumed = new Random(SEED, whole.position);
        expect(second.map((limit) => resumed.int(limit))).toEqual(second.map((limit) => whole.int(limit)));
        expect(resumed.position).toBe(whole.position);
      }),
    );
  });

  it('reaches far positions at once', () => {
    const block = 2 ** 32 - 20;
    expect(words(new Random(SEED, block * 16 + 5), 3)).toEqual(streamWords(SEED, 8, block).slice(5));
  });

  it('refuses seeds and positions that are none', () => {
    expect(() => new Random(new Uint8Array(31))).toThrow(RangeError);
    expect(() => new Random(new Uint8Array(33))).toThrow(RangeError);
    for (const position of [-1, 0.5, NaN, Infinity, 2 ** 53]) {
      expect(() => new Random(SEED, position)).toThrow(RangeError);
    }
  });

  it('ends before the block counter would wrap, and stays ended', () => {
    const random = new Random(SEED, 2 ** 36);
    expect(() => random.int(6)).toThrow();
    expect(() => random.int(6)).toThrow();
    expect(random.draws).toBe(0);
  });

  it('does not show its seed', () => {
    const random = new Random(SEED);
    random.die();
    expect(JSON.stringify(random)).toBe('{}');
    expect(Object.getOwnPropertyNames(random)).toEqual([]);
  });
});

describe('int', () => {
  it('takes the first word under the largest multiple, modulo', () => {
    const stream = streamWords(SEED, 400);
    const limits = fc.array(fc.integer({ min: 1, max: ALL_WORDS }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(limits, (belows) => {
        const random = new Random(SEED);
        let at = 0;
        for (const below of belows) {
          const fair = Math.floor(ALL_WORDS / below) * below;
          while (stream[at]! >= fair) at++;
          expect(random.int(below)).toBe(stream[at++]! % below);
          expect(random.position).toBe(at);
        }
        expect(random.draws).toBe(belows.length);
      }),
    );
  });

  it('accepts the last fair word and rejects the first unfair one', () => {
    const stream = streamWords(SEED, 100);
    const at = stream.findIndex((word) => word > 2 ** 31);
    const word = stream[at]!;
    // Above half of all words, the largest multiple of `below` is `below` itself.
    const accepting = new Random(SEED, at);
    expect(accepting.int(word + 1)).toBe(word);
    expect(accepting.position).toBe(at + 1);
    const rejecting = new Random(SEED, at);
    rejecting.int(word);
    expect(rejecting.position).toBeGreaterThan(at + 1);
    expect(rejecting.draws).toBe(1);
  });

  it('draws and uses one word even where there is no choice', () => {
    const random = new Random(SEED);
    expect(random.int(1)).toBe(0);
    expect([random.draws, random.position]).toEqual([1, 1]);
  });

  it.each([0, -1, 1.5, ALL_WORDS + 1, NaN, Infinity, '6' as unknown as number])('refuses %p', (below) => {
    const random = new Random(SEED);
    expect(() => random.int(below)).toThrow(RangeError);
    expect([random.draws, random.position]).toEqual([0, 0]);
  });

  it('is fair where a plain modulo would favour the first third two to one', () => {
    const below = 3 * 2 ** 30;
    const random = new Random(SEED);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor(random.int(below) / 2 ** 30)]!++;
    expect(chiSquare(thirds)).toBeLessThan(13.8); // 2 degrees of freedom, p = 0.001
    // A quarter of the words is rejected: 4/3 words a draw.
    expect(random.position / random.draws).toBeCloseTo(4 / 3, 1);
  });
});

describe('die', () => {
  it('is fair, from 1 to 6', () => {
    const random = new Random(SEED);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[random.die() - 1]!++;
    expect(counts.reduce((sum, count) => sum + count)).toBe(60_000);
    expect(chiSquare(counts)).toBeLessThan(20.5); // 5 degrees of freedom, p = 0.001
  });
});

describe('shuffle', () => {
  it('makes n - 1 draws, in place', () => {
    for (const size of [0, 1, 2, 30]) {
      const random = new Random(SEED);
      const items = Array.from({ length: size }, (_, i) => i);
      expect(random.shuffle(items)).toBe(items);
      expect(random.draws).toBe(Math.max(0, size - 1));
      expect([...items].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i));
    }
  });

  it('gives every order the same chance', () => {
    const random = new Random(SEED);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7); // 23 degrees of freedom, p = 0.001
  });
});

describe('what old records rely on', () => {
  // Computed once with an implementation of its own in another language.
  it('draws these numbers for this seed, for ever', () => {
    const random = new Random(SEED);
    expect(Array.from({ length: 12 }, () => random.die())).toEqual([2, 6, 6, 3, 3, 1, 5, 3, 4, 3, 2, 3]);
    const ints = [1, 2, 10, 52, 1000, ALL_WORDS].map((below) => random.int(below));
    expect(ints).toEqual([0, 1, 6, 32, 88, 3517376173]);
    const large = Array.from({ length: 6 }, () => random.int(3 * 2 ** 30));
    expect(large).toEqual([1633444115, 659440559, 1549512161, 318568684, 1551185194, 1829242994]);
    expect(random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([6, 3, 0, 9, 1, 7, 8, 4, 2, 5]);
    // One of the large ones took two words.
    expect([random.draws, random.position]).toEqual([33, 34]);
  });
});
