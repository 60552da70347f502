import type { Rng } from '@pampa/rules';

/** sfc32: small, quick, and good enough to imagine games with. Never for a match. */
class QuickRng implements Rng {
  draws = 0;
  private a: number;
  private b = 0x9e3779b9;
  private c = 0x243f6a88;
  private counter = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    for (let warmUp = 0; warmUp < 12; warmUp++) this.word();
  }

  int(below: number): number {
    this.draws++;
    return Math.floor((this.word() / 2 ** 32) * below);
  }

  die(): number {
    return 1 + this.int(6);
  }

  shuffle<A>(items: A[]): A[] {
    for (let last = items.length - 1; last > 0; last--) {
      const chosen = this.int(last + 1);
      const item = items[last] as A;
      items[last] = items[chosen] as A;
      items[chosen] = item;
    }
    return items;
  }

  private word(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** The same seed, the same numbers. */
export function quickRng(seed: number): Rng {
  return new QuickRng(seed);
}
