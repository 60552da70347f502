import type { GameTypes, Rng, State } from '@pampa/rules';
import type { Knowledge } from './knowledge';
import { Budget, type Limit } from './limit';
import type { Position } from './question';
import { knowledgeOf } from './registry';
import { Contest, type Entrant } from './search/contest';
import { leadOf } from './search/playout';
import { isStillAsked, plansFor, type Breadth } from './search/plans';
import { errorOf, meanOf } from './search/statistics';

/** What an action can be expected to lead to. */
export interface Appraisal<T extends GameTypes = GameTypes> {
  readonly action: T['action'];
  /** The final lead in points: own score less the best other one, on average over imagined games. */
  readonly expected: number;
  /** The standard error of `expected`; infinite before the second sample. */
  readonly error: number;
  /** What is lost against the best of the actions appraised, in points; 0 for the best one. */
  readonly behind: number;
  /**
   * The standard error of `behind`. All actions are tried in the same worlds with the same dice, so a difference is known
   * far better than either side of it.
   */
  readonly behindError: number;
  readonly samples: number;
}

const BREADTH: Breadth = { width: 8, branches: 8 };
const TO_THE_END = Infinity;

/**
 * Appraises actions of one position, by playing imagined games to their end. Progressive: each `deepen` spends its limit on
 * further worlds and says what is known by then, in the order in which the actions were given.
 *
 *     const appraiser = new Appraiser({ game, view, seat }, actions, quickRng(7));
 *     while (stillWanted) show(appraiser.deepen({ nodes: 20_000, isOver: () => false }));
 *
 * Each action is followed by the best rest of the turn that a gaucho would find, and then everybody plays as a quick gaucho
 * would. One sample of one action is some 100 to 250 nodes at El Gaucho, fewer towards the end.
 */
export class Appraiser<T extends GameTypes> {
  private readonly knowledge: Knowledge<T>;
  private readonly contest: Contest<T>;
  private readonly entrants: Entrant<T>[] = [];

  constructor(
    private readonly position: Position<T>,
    private readonly actions: readonly T['action'][],
    private readonly rng: Rng,
  ) {
    const { game, view, seat } = position;
    this.knowledge = knowledgeOf(game);
    this.contest = new Contest(game, this.knowledge, view, seat, rng, TO_THE_END, leadOf);
  }

  deepen(limit: Limit): readonly Appraisal<T>[] {
    const budget = new Budget(limit);
    if (this.entrants.length === 0) this.plan(budget);
    while (this.entrants.length > 0 && this.contest.tryAll(this.entrants, budget));
    return appraisals(this.entrants, this.actions);
  }

  /** What would follow each action in the same turn. */
  private plan(budget: Budget): void {
    const { game, view, seat } = this.position;
    const world = game.imagine(view, seat, this.rng);
    for (const action of this.actions) {
      this.entrants.push({ actions: [action, ...this.restOfTurn(world, action, budget)], samples: [] });
    }
  }

  private restOfTurn(world: State<T>, action: T['action'], budget: Budget): readonly T['action'][] {
    const { game, seat } = this.position;
    if (this.knowledge.isLast(action) || this.knowledge.isLook(action) || !budget.spend()) return [];
    const draft = game.clone(world);
    game.play(draft, seat, action, this.rng);
    const after = draft as State<T>;
    if (!isStillAsked(game, draft, seat, game.asking(world.open).key)) return [];
    return plansFor(game, this.knowledge, after, seat, this.rng, budget, BREADTH)[0]?.actions ?? [];
  }
}

/** All at once. */
export function appraise<T extends GameTypes>(
  position: Position<T>,
  actions: readonly T['action'][],
  rng: Rng,
  limit: Limit,
): readonly Appraisal<T>[] {
  return new Appraiser(position, actions, rng).deepen(limit);
}

function appraisals<T extends GameTypes>(
  entrants: readonly Entrant<T>[],
  actions: readonly T['action'][],
): readonly Appraisal<T>[] {
  const means = entrants.map(({ samples }) => meanOf(samples));
  const best = entrants[means.indexOf(Math.max(...means))];
  return entrants.map(({ samples }, index) => {
    const differences = samples.map((sample, world) => (best?.samples[world] ?? 0) - sample);
    return {
      action: actions[index] as T['action'],
      expected: means[index] as number,
      error: errorOf(samples),
      behind: meanOf(differences),
      behindError: errorOf(differences),
      samples: samples.length,
    };
  });
}
