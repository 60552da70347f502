import { GAMES, type Game, type GameTypes, type MatchRecord, type Rng } from '@pampa/rules';
import { Budget, type Limit } from '../limit';
import { knowledgeOf } from '../registry';
import { Advisor } from './advisor';
import { Forecasts } from './forecasts';
import { reviewOf, type Review } from './review';
import { courseOf, playedActs, type Course, type Played } from './stretches';

/** With so many imagined games from every point an error is a few pesos; more would take minutes for little. */
export const ENOUGH_SAMPLES = 200;

/**
 * Looks at a match that is over: what moved whose lead, and what was luck. It knows nothing but the record; whatever it
 * says is an average over imagined games, and it says how far that may be off.
 *
 *     const coach = coachOf(record, quickRng(7));
 *     while (coach.progress < 1) show(coach.deepen({ nodes: 50_000, isOver: () => false }));
 */
export class Coach<T extends GameTypes> {
  private readonly course: Course<T>;
  private readonly forecasts: Forecasts<T>;

  constructor(
    private readonly game: Game<T>,
    private readonly acts: readonly Played<T>[],
    private readonly rng: Rng,
  ) {
    this.course = courseOf(acts);
    this.forecasts = new Forecasts(game, knowledgeOf(game), this.course.points, rng);
  }

  /** From 0 to 1. */
  get progress(): number {
    return Math.min(1, this.forecasts.rounds.length / ENOUGH_SAMPLES);
  }

  /** Spends the limit on further imagined games and says what is known by then. */
  deepen(limit: Limit): Review {
    this.forecasts.deepen(new Budget(limit), ENOUGH_SAMPLES);
    const { points, stretches } = this.course;
    return reviewOf(points, stretches, this.forecasts.rounds);
  }

  /** What a baron would have played instead of an act; null if that entry is no act, or was taken back. */
  advisorAt(seq: number): Advisor<T> | null {
    const act = this.acts.find(({ entry }) => entry.seq === seq);
    return act === undefined ? null : new Advisor(this.game, act, this.rng);
  }
}

/** Null if the record can't be played: it has no secrets, its rules are unknown, or it is damaged. */
export function coachOf(record: MatchRecord, rng: Rng): Coach<GameTypes> | null {
  const { game: id, rules } = record.header;
  const game = GAMES.find((each) => each.id === id && each.version === rules);
  const acts = game === undefined ? null : playedActs(game, record);
  return game === undefined || acts === null ? null : new Coach(game, acts, rng);
}
