import type { Rng } from '../../../src/kernel/game';
import { Random } from '../../../src/kernel/random';
import { elGaucho } from '../../../src/el-gaucho/game';
import type { ElGauchoState, Options } from '../../../src/el-gaucho/state';
import { valueOf } from '../../../src/el-gaucho/tiles';
import { arrange } from './arrange';
import { seatOf, tile, type Colour, type TileName } from './names';
import { TestTable } from './table';

/** A shuffle that leaves these cattle on top of the pile, in this order, and numbers drawn as the test wants. */
export class StackedPile implements Rng {
  draws = 0;
  /** What was asked for: below which number. */
  readonly asked: number[] = [];

  constructor(
    private readonly top: readonly TileName[],
    private readonly numbers: number[] = [],
  ) {}

  int(below: number): number {
    this.draws += 1;
    this.asked.push(below);
    return this.numbers.shift() ?? 0;
  }

  die(): number {
    return this.int(6) + 1;
  }

  /** The next tile of a pile is its last one. */
  shuffle<A>(items: A[]): A[] {
    const top: unknown[] = this.top.map(tile).reverse();
    const rest = items.filter((item) => !top.includes(item));
    const named = top.map((wanted) => items.find((item) => item === wanted)!);
    items.splice(0, items.length, ...rest, ...named);
    return items;
  }
}

/** A game set up from a stacked pile. */
export function dealt(seats: 2 | 3 | 4, rng: StackedPile, options: Partial<Options> = {}): TestTable {
  return new TestTable(elGaucho.setup({ layout: 'wide', startSeat: 0, ...options }, seats, rng), rng);
}

/** Everybody has drawn his start tiles and chooses. Nothing lies in the pampa: that is no matter here. */
export function choosing(
  drawn: Partial<Record<Colour, readonly TileName[]>>,
  { start = 'red' }: { start?: Colour } = {},
): TestTable {
  const seats = Object.keys(drawn).length as 2 | 3 | 4;
  const { open, held, sealed } = arrange({ seats, start, phase: 'keep', round: 0 });
  const hands = held.map(() => [] as number[]);
  for (const [colour, names] of Object.entries(drawn)) hands[seatOf(colour as Colour)] = names.map(tile);
  const pile = sealed.pile.filter((other) => !hands.flat().includes(other));
  const state: ElGauchoState = {
    open: { ...open, pile: pile.length, ranches: open.ranches.map((ranch) => ({ ...ranch, ready: false })) },
    held: held.map((facts, seat) => ({ ...facts, drawn: hands[seat]! })),
    sealed: { ...sealed, pile },
  };
  const broken = elGaucho.invariants(state);
  if (broken.length > 0) throw new Error(`impossible position: ${broken.join('; ')}`);
  return new TestTable(state, new Random(new Uint8Array(32)));
}

/** The first gauchos are still to be placed. */
export function claiming(seats: 2 | 3 | 4, start: Colour = 'red'): TestTable {
  const colours = (['red', 'blue', 'green', 'yellow'] as const).slice(0, seats);
  const names = colours.map((colour, seat): [Colour, TileName[]] => [colour, [`brown ${seat + 1}`]]);
  const t = choosing(Object.fromEntries(names), { start });
  for (const [colour, kept] of names) t.as(colour).keeps(...kept);
  return t;
}

/** The values that lie in a pasture, from left to right over its first spaces. */
export function pasture(t: TestTable, row: number): number[] {
  const values: number[] = [];
  for (let place = 1; t.at(row * 10 + place) !== ''; place++)
    values.push(valueOf(tile(t.at(row * 10 + place))));
  return values;
}
