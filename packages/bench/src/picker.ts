/** Chooses at random, repeatably and for next to nothing (xorshift32), so that choosing is no part of what is measured. */
export class Picker {
  private word: number;

  constructor(seed: number) {
    // Zero would stay zero; neighbouring seeds shall begin far apart.
    this.word = Math.imul(seed + 1, 0x9e3779b1) | 1;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    let word = this.word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    // 31 bits, for with 32 the remainder is worked out in floating point.
    return (word >>> 1) % count;
  }

  from<A>(items: readonly A[]): A {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  }
}
