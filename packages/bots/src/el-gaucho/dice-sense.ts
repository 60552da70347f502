import type { Seat } from '@pampa/rules';
import {
  AREA_SUMS,
  HIGHEST_LOW_DIE,
  lying,
  NOBODY,
  smallOf,
  valueOf,
  type Die,
  type Open,
  type Ranch,
  type Tile,
} from '@pampa/rules/el-gaucho';
import type { AreaMemo } from './area-memo';
import { gainOf } from './herd-sense';
import { herdFor } from './outlook';
import { WEIGHTS } from './weights';

const LARGEST_SUM = 18;
/** Its best use may be taken by then. */
const THIRD_DIE = 0.7;
/** What is left of a second use when there is one gaucho for two: he can still be raised. */
const WITHOUT_GAUCHO = 0.2;

/** What each sum of dice is good for, looked up once per question: then any pair of dice is judged by a few additions. */
export class DiceSense {
  private readonly best = new Float64Array(LARGEST_SUM + 1);
  private readonly second = new Float64Array(LARGEST_SUM + 1);
  /** A pair of this number each: the gaucho lies down with the first and is raised with the second. */
  private readonly double = new Float64Array(LARGEST_SUM + 1);
  private supply = 0;

  look(open: Open, seat: Seat, areas: AreaMemo): this {
    this.best.fill(0);
    this.second.fill(0);
    this.double.fill(0);
    const ranch = open.ranches[seat] as Ranch;
    this.supply = ranch.supply;
    this.lookAtPampa(open, ranch, lying(seat));
    this.lookAtAreas(ranch, areas);
    return this;
  }

  worthOfPair(a: Die, b: Die): number {
    const apart = this.apart(a, b);
    const together = this.best[a + b] as number;
    return Math.max(apart, together, a === b ? (this.double[a] as number) : 0);
  }

  /** `wish` is a third die, or 0. */
  worthOf(dice: readonly Die[], wish: Die): number {
    const [a = 0, b = 0] = dice;
    if (b === 0) return a === 0 || wish === 0 ? (this.best[a + wish] as number) : this.worthOfPair(a, wish);
    if (wish === 0) return this.worthOfPair(a, b);
    return Math.max(
      this.worthOfPair(a, b) + this.third(wish),
      this.worthOfPair(a, wish) + this.third(b),
      this.worthOfPair(b, wish) + this.third(a),
      this.best[a + b + wish] as number,
    );
  }

  private third(die: Die): number {
    return this.supply > 2 ? THIRD_DIE * (this.best[die] as number) : 0;
  }

  private apart(a: Die, b: Die): number {
    const other = a === b ? (this.second[a] as number) : (this.best[b] as number);
    return (this.best[a] as number) + (this.supply > 1 ? other : WITHOUT_GAUCHO * other);
  }

  private lookAtPampa({ tiles, riders }: Open, ranch: Ranch, own: number): void {
    for (let index = 0; index < tiles.length; index++) {
      const tile = tiles[index] as Tile;
      const rider = riders[index] as number;
      if (tile === 0 || (rider !== NOBODY && rider !== own)) continue;
      const gain = gainOf(herdFor(ranch, tile), tile);
      const small = smallOf(tile);
      if (rider === own) {
        this.note(small, (WEIGHTS.standing - WEIGHTS.lying) * gain);
      } else if (ranch.supply > 0) {
        this.note(valueOf(tile), WEIGHTS.standing * gain);
        this.note(small, WEIGHTS.lying * gain);
        if (WEIGHTS.standing * gain > (this.double[small] as number))
          this.double[small] = WEIGHTS.standing * gain;
      }
    }
  }

  private lookAtAreas({ areas, supply }: Ranch, memo: AreaMemo): void {
    if (supply === 0) return;
    const share = supply > 1 ? 1 : WEIGHTS.lastGaucho;
    for (const area of ['sort', 'wish', 'sale'] as const) {
      if (areas[area] !== 'empty') continue;
      const worth = share * memo.worth(area);
      for (let die = 1; die <= HIGHEST_LOW_DIE; die++) this.note(die, worth);
    }
    for (const area of ['thief', 'overseer', 'steppe'] as const) {
      if (areas[area] === 'empty') this.note(AREA_SUMS[area], share * memo.worth(area));
    }
  }

  private note(sum: number, worth: number): void {
    if (worth > (this.best[sum] as number)) {
      this.second[sum] = this.best[sum] as number;
      this.best[sum] = worth;
    } else if (worth > (this.second[sum] as number)) {
      this.second[sum] = worth;
    }
  }
}
