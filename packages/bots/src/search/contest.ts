import type { Game, GameTypes, Rng, Seat, State, View } from '@pampa/rules';
import type { Knowledge } from '../knowledge';
import type { Budget } from '../limit';
import { quickRng } from '../quick-rng';
import { playOut } from './playout';

/** Something to be tried in imagined worlds: what the seat would do first. */
export interface Entrant<T extends GameTypes> {
  readonly actions: readonly T['action'][];
  /** What came of it, world by world. */
  readonly samples: number[];
}

const SEEDS = 2 ** 31;

/**
 * Tries several plans in the same imagined worlds, with the same dice to follow: what differs then is the plans' doing far
 * more often than luck's.
 */
export class Contest<T extends GameTypes> {
  private readonly worlds: number[] = [];

  constructor(
    private readonly game: Game<T>,
    private readonly knowledge: Knowledge<T>,
    private readonly view: View<T>,
    private readonly seat: Seat,
    private readonly rng: Rng,
    /** How far imagined games are played, by the knowledge's clock. */
    private readonly horizon: number,
    private readonly score: (points: readonly number[], seat: Seat) => number,
  ) {}

  /** One more world for each of these, all of which must have seen equally many. False once the budget is spent. */
  tryAll(entrants: readonly Entrant<T>[], budget: Budget): boolean {
    const index = entrants[0]?.samples.length ?? 0;
    const seed = (this.worlds[index] ??= this.rng.int(SEEDS));
    const world = this.game.imagine(this.view, this.seat, quickRng(seed));
    const found: number[] = [];
    for (const entrant of entrants) {
      const points = this.playOne(entrant, world, seed, budget);
      if (points === null) return false;
      found.push(points);
    }
    // Only a world that all have seen counts: half of one would be a comparison with nothing.
    for (const [entrant, points] of found.entries()) entrants[entrant]?.samples.push(points);
    return true;
  }

  private playOne({ actions }: Entrant<T>, world: State<T>, seed: number, budget: Budget): number | null {
    const { game, knowledge, seat } = this;
    const state = game.clone(world);
    const rng = quickRng(seed + 1);
    for (const action of actions) {
      if (!budget.spend()) return null;
      game.play(state, seat, action, rng);
    }
    const until = knowledge.clock(this.view.open) + this.horizon;
    if (!playOut(game, knowledge, state, until, rng, budget)) return null;
    const points = knowledge.prospects(state.open);
    return points === null ? 0 : this.score(points, seat);
  }
}
