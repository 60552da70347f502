import { viewOf, type Game, type GameTypes, type Rng } from '@pampa/rules';
import type { Knowledge } from '../knowledge';
import type { Budget } from '../limit';
import { quickRng } from '../quick-rng';
import { leadOf, playOut } from '../search/playout';
import type { Point } from './stretches';

const SEEDS = 2 ** 31;
const TO_THE_END = Infinity;

/**
 * Forecasts of every point of a match, made in rounds: in each, all points are played to their end once, with the same
 * numbers. So what differs between two points can be told better than either of them.
 */
export class Forecasts<T extends GameTypes> {
  /** By round, point and seat: the final lead. */
  readonly rounds: (readonly (readonly number[])[])[] = [];
  private begun: (readonly number[])[] = [];
  private seed: number;

  constructor(
    private readonly game: Game<T>,
    private readonly knowledge: Knowledge<T>,
    private readonly points: readonly Point<T>[],
    private readonly rng: Rng,
  ) {
    this.seed = rng.int(SEEDS);
  }

  /** Goes on where it stopped. False once the budget is spent. */
  deepen(budget: Budget, rounds: number): boolean {
    while (this.rounds.length < rounds) {
      while (this.begun.length < this.points.length) {
        const leads = this.playOne(this.points[this.begun.length] as Point<T>, budget);
        if (leads === null) return false;
        this.begun.push(leads);
      }
      this.rounds.push(this.begun);
      this.begun = [];
      this.seed = this.rng.int(SEEDS);
    }
    return true;
  }

  private playOne({ state, chosen }: Point<T>, budget: Budget): readonly number[] | null {
    const { game, knowledge } = this;
    // What everybody knows; but an act is sure to be possible only with what its own seat knows.
    const viewer = chosen?.seat ?? null;
    const world = game.clone(game.imagine(viewOf(state, viewer), viewer, quickRng(this.seed)));
    const rng = quickRng(this.seed + 1);
    if (chosen !== null) {
      if (!budget.spend()) return null;
      game.play(world, chosen.seat, chosen.action, rng);
    }
    if (!playOut(game, knowledge, world, TO_THE_END, rng, budget)) return null;
    const points = knowledge.prospects(world.open) ?? [];
    return points.map((_, seat) => leadOf(points, seat));
  }
}
