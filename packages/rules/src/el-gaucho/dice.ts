/** A die's face, 1 to 6; 0 where there is none. */
export type Die = number;

export const FACES: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** Some dice of a hand, used together for one action. The values rise; equal sets are the same object. */
export interface DiceSet {
  readonly id: number;
  readonly dice: readonly Die[];
  readonly sum: number;
}

/** What a hand of up to three dice (two taken and a wished one) can be used for. */
export interface Hand {
  readonly singles: readonly DiceSet[];
  /** Every different set, by its sum. */
  readonly bySum: readonly (readonly DiceSet[])[];
  /** Bit n is set if some set has the sum n: most tiles are out of reach, and that is the quickest way to know. */
  readonly reach: number;
}

const LARGEST_SUM = 18;
const sets = new Map<string, DiceSet>();

function setOf(dice: readonly Die[]): DiceSet {
  const rising = [...dice].sort();
  const key = rising.join();
  let set = sets.get(key);
  if (set === undefined) {
    set = { id: sets.size, dice: Object.freeze(rising), sum: rising.reduce((sum, die) => sum + die, 0) };
    sets.set(key, set);
  }
  return set;
}

function subsetsOf(dice: readonly Die[]): DiceSet[] {
  const found = new Set<DiceSet>();
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    found.add(setOf(dice.filter((_, index) => mask & (1 << index))));
  }
  return [...found].sort((a, b) => a.dice.length - b.dice.length || a.id - b.id);
}

function handOf(dice: readonly Die[]): Hand {
  const subsets = subsetsOf(dice);
  const sums = Array.from({ length: LARGEST_SUM + 1 }, (_, sum) => sum);
  return {
    singles: subsets.filter((set) => set.dice.length === 1),
    bySum: sums.map((sum) => subsets.filter((set) => set.sum === sum)),
    reach: subsets.reduce((bits, set) => bits | (1 << set.sum), 0),
  };
}

/** All hands there can be, in any order of their dice: `legal` is on the hot path of search and must not sort. */
const HANDS: readonly Hand[] = Array.from({ length: 7 ** 3 }, (_, code) =>
  handOf([Math.floor(code / 49), Math.floor(code / 7) % 7, code % 7].filter((die) => die > 0).sort()),
);

export function handFor(dice: readonly Die[], wish: Die): Hand {
  return HANDS[(dice[0] ?? 0) * 49 + (dice[1] ?? 0) * 7 + wish] as Hand;
}
