import {
  eventsFor,
  same,
  viewOf,
  type Game,
  type GameTypes,
  type Rng,
  type SeenEvent,
  type State,
} from '@pampa/rules';
import { Appraiser } from '../appraise';
import type { Limit } from '../limit';
import type { Position } from '../question';
import { quickRng } from '../quick-rng';
import { knowledgeOf } from '../registry';
import { think } from '../think';
import type { Estimate } from './review';
import type { Played } from './stretches';

export interface Advice<T extends GameTypes = GameTypes> {
  readonly played: T['action'];
  /** What a baron does here, from this act to the end of the turn. */
  readonly plan: readonly T['action'][];
  /** What would have come of it, as the seat would have seen it, up to the end of its turn or to the first unknown. */
  readonly events: readonly SeenEvent<T>[];
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
  private found: Pick<Advice<T>, 'plan' | 'events' | 'isSame'> | null = null;
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
    if (this.found === null) {
      const { plan } = think({ ...this.position, level: 'baron' }, this.rng, limit);
      this.found = { plan, events: this.eventsOf(plan), isSame: same(plan[0], played) };
      return { played, ...this.found, cost: NOT_KNOWN, samples: 0 };
    }
    if (this.found.isSame) return { played, ...this.found, cost: NONE, samples: 0 };
    this.appraiser ??= new Appraiser(this.position, [played, this.found.plan[0] ?? played], this.rng);
    const [ofPlayed, ofBetter] = this.appraiser.deepen(limit);
    const points = (ofBetter?.expected ?? 0) - (ofPlayed?.expected ?? 0);
    // The better of the two is 0 behind itself, for certain; the other one knows the error of the difference.
    const error = Math.max(ofPlayed?.behindError ?? Infinity, ofBetter?.behindError ?? Infinity);
    return { played, ...this.found, cost: { points, error }, samples: ofPlayed?.samples ?? 0 };
  }

  /** The plan played where it would have been played; what it would have turned up nobody knows. */
  private eventsOf(plan: readonly T['action'][]): readonly SeenEvent<T>[] {
    const { game, seat } = this.position;
    const knowledge = knowledgeOf(game);
    const state = game.clone(this.act.before);
    const events: SeenEvent<T>[] = [];
    for (const action of plan) {
      if (knowledge.isLast(action) || game.whyNot(viewOf(state as State<T>, seat), seat, action) !== null)
        break;
      const rng = quickRng(0);
      const outcome = game.play(state, seat, action, rng);
      if (rng.draws > 0 || outcome.reveals === 'everybody') break;
      events.push(...eventsFor(outcome.events, knowledge.isLook(action) ? null : seat));
    }
    return events;
  }
}
