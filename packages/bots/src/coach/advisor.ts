import { same, viewOf, type Game, type GameTypes, type Rng } from '@pampa/rules';
import { Appraiser } from '../appraise';
import type { Limit } from '../limit';
import type { Position } from '../question';
import { think } from '../think';
import type { Estimate } from './review';
import type { Played } from './stretches';

export interface Advice<T extends GameTypes = GameTypes> {
  readonly played: T['action'];
  /** What a baron does here, from this act to the end of the turn. */
  readonly plan: readonly T['action'][];
  /** He would have begun as was played. */
  readonly isSame: boolean;
  /** What the act that was played costs against his, in the final lead; below 0 it was the better one after all. */
  readonly cost: Estimate;
  readonly samples: number;
}

const NOT_KNOWN: Estimate = { points: 0, error: Infinity };
const NONE: Estimate = { points: 0, error: 0 };

/** What a baron would have played instead of one act. He sees what the seat saw, and nothing else. */
export class Advisor<T extends GameTypes> {
  private readonly position: Position<T>;
  private plan: readonly T['action'][] | null = null;
  private appraiser: Appraiser<T> | null = null;

  constructor(
    game: Game<T>,
    private readonly act: Played<T>,
    private readonly rng: Rng,
  ) {
    const { seat } = act.entry;
    this.position = { game, view: viewOf(act.before, seat), seat };
  }

  /** The first call finds his plan; each further one compares it with what was played in more imagined games. */
  deepen(limit: Limit): Advice<T> {
    const played = this.act.entry.act;
    if (this.plan === null) {
      const { plan } = think({ ...this.position, level: 'baron' }, this.rng, limit);
      this.plan = plan;
      return { played, plan, isSame: same(plan[0], played), cost: NOT_KNOWN, samples: 0 };
    }
    const better = this.plan[0] ?? played;
    if (same(better, played)) return { played, plan: this.plan, isSame: true, cost: NONE, samples: 0 };
    this.appraiser ??= new Appraiser(this.position, [played, better], this.rng);
    const [ofPlayed, ofBetter] = this.appraiser.deepen(limit);
    const points = (ofBetter?.expected ?? 0) - (ofPlayed?.expected ?? 0);
    // The better of the two is 0 behind itself, for certain; the other one knows the error of the difference.
    const error = Math.max(ofPlayed?.behindError ?? Infinity, ofBetter?.behindError ?? Infinity);
    return {
      played,
      plan: this.plan,
      isSame: false,
      cost: { points, error },
      samples: ofPlayed?.samples ?? 0,
    };
  }
}
