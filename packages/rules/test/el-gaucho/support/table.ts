import { viewOf } from '../../../src/kernel/cut';
import type { Asking, Outcome, Rng } from '../../../src/kernel/game';
import { same } from '../../../src/kernel/json';
import { Random } from '../../../src/kernel/random';
import type { Action } from '../../../src/el-gaucho/actions';
import type { Area } from '../../../src/el-gaucho/areas';
import type { Code } from '../../../src/el-gaucho/codes';
import type { ElGauchoEvent } from '../../../src/el-gaucho/events';
import { elGaucho } from '../../../src/el-gaucho/game';
import { groundOf } from '../../../src/el-gaucho/layouts';
import type { ElGaucho, ElGauchoState, Options } from '../../../src/el-gaucho/state';
import { valueOf, type Race } from '../../../src/el-gaucho/tiles';
import { arrange, type Position } from './arrange';
import { nameOf, seatOf, tile, type Colour } from './names';

/** Dice that fall as the test wants, for the next rolls; ones afterwards. */
class LoadedDice implements Rng {
  draws = 0;
  constructor(private readonly faces: number[]) {}
  int(): number {
    this.draws += 1;
    return (this.faces.shift() ?? 1) - 1;
  }
  die(): number {
    return this.int() + 1;
  }
  shuffle<A>(items: A[]): A[] {
    return items;
  }
}

/** A fresh game from a numbered seed, as `setup` deals it. */
export function table(seats: 2 | 3 | 4, seed = 1, options: Partial<Options> = {}): TestTable {
  const bytes = new Uint8Array(32).fill(seed % 256, 0, 1).fill(seed >> 8, 1, 2);
  const rng = new Random(bytes);
  const state = elGaucho.setup({ layout: 'wide', startSeat: 0, ...options }, seats, rng);
  return new TestTable(state, rng);
}

/** A position laid out by hand. `rolls` are the faces of the dice rolled next. */
export function position(of: Position, rolls: number[] = []): TestTable {
  const state = arrange(of);
  const broken = elGaucho.invariants(state);
  if (broken.length > 0) throw new Error(`impossible position: ${broken.join('; ')}`);
  return new TestTable(state, new LoadedDice(rolls));
}

export class TestTable {
  /** What the last action did. */
  outcome: Outcome<ElGaucho> = { events: [], reveals: [], secret: false, final: false };

  constructor(
    public state: ElGauchoState,
    private readonly rng: Rng,
  ) {}

  get open(): ElGauchoState['open'] {
    return this.state.open;
  }

  /** The open facts of the last action's events. */
  get events(): readonly ElGauchoEvent[] {
    return this.outcome.events.map((event) => event.open);
  }

  eventsOf<Type extends ElGauchoEvent['type']>(type: Type): Extract<ElGauchoEvent, { type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<ElGauchoEvent, { type: Type }> => event.type === type,
    );
  }

  as(colour: Colour): Player {
    return new Player(this, seatOf(colour));
  }

  get asking(): Asking {
    return elGaucho.asking(this.open);
  }

  /** The seats that are asked. */
  get asked(): readonly number[] {
    return this.asking.seats;
  }

  pesos(colour: Colour): number {
    return this.open.ranches[seatOf(colour)]?.pesos ?? NaN;
  }

  supply(colour: Colour): number {
    return this.open.ranches[seatOf(colour)]?.supply ?? NaN;
  }

  /** The values of a herd from left to right. */
  herd(colour: Colour, race: Race): number[] {
    return (this.open.ranches[seatOf(colour)]?.herds[race] ?? []).map(valueOf);
  }

  /** The cattle a player has sold, in that order. */
  sold(colour: Colour): readonly number[] {
    return this.open.ranches[seatOf(colour)]?.sold ?? [];
  }

  /** What lies on a space and who is on it, as positions tell it: 'spotted 11 red lying'; '' if empty. */
  at(space: number): string {
    const index = groundOf(this.open.layout, this.open.ranches.length).indexOf.get(space) ?? -1;
    const lies = this.open.tiles[index] ?? 0;
    const rider = this.open.riders[index] ?? 0;
    if (lies === 0) return '';
    const owner = ['red', 'blue', 'green', 'yellow'][Math.abs(rider) - 1];
    return [nameOf(lies), ...(owner ? [owner] : []), ...(rider < 0 ? ['lying'] : [])].join(' ');
  }

  legal(colour: Colour): readonly Action[] {
    return elGaucho.legal(viewOf(this.state, seatOf(colour)), seatOf(colour));
  }

  /** Plays a legal action and checks all conservation laws; throws with the code of refusal otherwise. */
  perform(seat: number, action: Action): void {
    const view = viewOf(this.state, seat);
    const code = elGaucho.whyNot(view, seat, action);
    const isLegal = elGaucho.legal(view, seat).some((other) => same(other, action));
    if (isLegal !== (code === null)) throw new Error('whyNot and legal disagree');
    if (code !== null) throw new Refused(code);
    const draft = elGaucho.clone(this.state);
    this.outcome = elGaucho.play(draft, seat, action, this.rng);
    this.state = draft;
    const broken = elGaucho.invariants(this.state);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }
}

class Refused extends Error {
  constructor(readonly code: Code) {
    super(code);
  }
}

/** Why it is refused; null if it is not (and then it has been played). */
export function refusal(attempt: () => unknown): Code | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** What a player does, in the words of the rules. Cattle is called 'spotted 11'; spaces are found by it. */
export class Player {
  constructor(
    private readonly table: TestTable,
    private readonly seat: number,
  ) {}

  private do(action: Action): this {
    this.table.perform(this.seat, action);
    return this;
  }

  private spaceOf(name: string): number {
    const { open } = this.table;
    const index = open.tiles.indexOf(tile(name));
    if (index === -1) throw new Error(`no ${name} in the pampa`);
    return groundOf(open.layout, open.ranches.length).spaces[index] as number;
  }

  keeps(...names: string[]): this {
    return this.do({ type: 'keep', tiles: names.map(tile) });
  }

  claims(area: Area): this {
    return this.do({ type: 'claim', area });
  }

  takes(a: number, b: number): this {
    return this.do({ type: 'take', dice: [a, b] });
  }

  stands(name: string, dice: readonly number[], recalling?: string): this {
    return this.do({ type: 'stand', space: this.spaceOf(name), dice, ...this.recall(recalling) });
  }

  lays(name: string, dice: readonly number[], recalling?: string): this {
    return this.do({ type: 'lay', space: this.spaceOf(name), dice, ...this.recall(recalling) });
  }

  raises(name: string, dice: readonly number[]): this {
    return this.do({ type: 'raise', space: this.spaceOf(name), dice });
  }

  occupies(area: Area, dice: readonly number[], recalling?: string): this {
    return this.do({ type: 'occupy', area, dice, ...this.recall(recalling) });
  }

  private recall(name: string | undefined): { recall?: number } {
    return name === undefined ? {} : { recall: this.spaceOf(name) };
  }

  wishes(die: number): this {
    return this.do({ type: 'wish', die });
  }

  sells(race: Race): this {
    return this.do({ type: 'sell', race });
  }

  steals(name: string): this {
    return this.do({ type: 'steal', tile: tile(name) });
  }

  rouses(...names: string[]): this {
    return this.do({ type: 'rouse', spaces: names.map((name) => this.spaceOf(name)).sort((a, b) => a - b) });
  }

  ousts(name: string): this {
    return this.do({ type: 'oust', space: this.spaceOf(name) });
  }

  scouts(): this {
    return this.do({ type: 'scout' });
  }

  settles(name: string, space: number): this {
    return this.do({ type: 'settle', tile: tile(name), space });
  }

  leaves(): this {
    return this.do({ type: 'leave' });
  }

  recalls(area: Area): this {
    return this.do({ type: 'recall', area });
  }

  appends(name: string): this {
    return this.do({ type: 'append', tile: tile(name) });
  }

  sorts(name: string, place: number): this {
    return this.do({ type: 'sort', tile: tile(name), place });
  }

  ends(): this {
    return this.do({ type: 'end' });
  }
}
