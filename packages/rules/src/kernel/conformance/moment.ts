import { viewOf } from '../cut';
import type { Game, GameTypes, Outcome, Rng, Seat, State, Viewer } from '../game';
import type { Match } from '../match';
import { Random } from '../random';
import type { Subject } from './subject';

/** One moment of a game, as the laws look at it. Nothing here may be played on: laws try things out on clones. */
export interface Moment<T extends GameTypes> {
  readonly subject: Subject<T>;
  readonly game: Game<T>;
  readonly seats: number;
  readonly state: State<T>;
  readonly asked: readonly Seat[];
  /** By seat, those who are not asked included. */
  readonly legal: readonly (readonly T['action'][])[];
  /** The match before its first act: the laws about refusals continue it from here. */
  readonly start: Match<T>;
  /** Words of the match's stream used so far. */
  readonly position: number;
  /** The canaries of a viewer, found once for all that is looked for in. */
  readonly hiddenFrom: (viewer: Viewer) => ReadonlySet<number | string>;
  /** Decides what the kit looks at; has nothing to do with the game's own randomness. */
  readonly chance: Random;
  /** Of a long list, laws look at so many. */
  readonly most: number;
  /** Something that was legal some acts ago. */
  readonly stale: T['action'] | undefined;
}

export function viewersOf(seats: number): readonly Viewer[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** The match's stream from here on: anew at each call, so that several acts can be tried with the same luck. */
export function luckAt<T extends GameTypes>({ start, position }: Moment<T>): Random {
  return new Random(start.seed, position);
}

export function legalIn<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
): readonly T['action'][] {
  return game.legal(viewOf(state, seat), seat);
}

/** An act tried out on a clone. */
export interface Trial<T extends GameTypes> {
  readonly seat: Seat;
  readonly action: T['action'];
  readonly outcome: Outcome<T>;
  readonly after: State<T>;
  readonly drew: boolean;
}

export function tryOut<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  action: T['action'],
  rng: Rng,
): Trial<T> {
  const draft = game.clone(state);
  const outcome = game.play(draft, seat, action, rng);
  return { seat, action, outcome, after: draft, drew: rng.draws > 0 };
}

/** Short enough for a message. */
export function shown(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
