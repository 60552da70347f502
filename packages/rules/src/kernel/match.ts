import type { Barrier } from './barriers';
import { viewOf } from './cut';
import { checkSecrets, deriveSeed, seedFromText, type Commitments, type Secrets } from './fairness';
import type { Entry } from './entry';
import type { Asking, Game, GameEvent, GameTypes, Seat, State, View, Viewer } from './game';
import { linkHash, type Hex } from './hash';
import { whyNotOptions } from './options';
import { Random } from './random';
import { refuse, type Refusal } from './refusal';

export interface Player {
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** All that is agreed before the first move. It is public, and the hash chain begins with it. */
export interface Header<T extends GameTypes = GameTypes> {
  readonly match: string;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly options: T['options'];
  readonly players: readonly Player[];
  readonly commitments: Commitments;
  /** Milliseconds since 1970; 0 where nobody keeps time. */
  readonly startedAt: number;
  /** Only where somebody chose the dice, for a test: the text that they are all made of. Such a match proves nothing. */
  readonly chosenSeed?: string;
}

/** One act that may still be taken back, and the acts before it. */
export interface Trail<T extends GameTypes> {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: T['action'];
  readonly events: readonly GameEvent<T>[];
  readonly final: boolean;
  readonly before: State<T>;
  readonly decisionBefore: Decision;
  readonly previous: Trail<T> | null;
}

/** A question put to one seat or to several at once, from entry `since` on. `seats` are those it was put to then. */
export interface Decision extends Asking {
  readonly since: number;
}

/**
 * A match at one moment. A value: `act` and `undo` return the next one and leave this one alone, so that whoever
 * runs it can store first and show afterwards.
 */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly header: Header<T>;
  readonly seed: Uint8Array;
  /** False for search and practice, where nobody will check: links are then empty. */
  readonly chained: boolean;
  readonly seq: number;
  readonly link: Hex;
  readonly state: State<T>;
  /** Words consumed of the random stream. Never in a state, never in a view. */
  readonly position: number;
  /** Acts since the last draw or reveal, newest first. */
  readonly trail: Trail<T> | null;
  /** What stands before the oldest act of the trail. */
  readonly barrier: Barrier;
  readonly decision: Decision;
  /** Per seat: the entry after which nothing has happened that could change what it was asked. */
  readonly quietSince: readonly number[];
}

/** What one entry did. */
export interface Step<T extends GameTypes> {
  readonly match: Match<T>;
  readonly entry: Entry<T>;
  readonly events: readonly GameEvent<T>[];
  /** The others must not see `entry.act` for now. */
  readonly secret: boolean;
  readonly reveals: 'everybody' | readonly Seat[];
}

export type StartCode = 'wrong-game' | 'wrong-seats' | 'bad-options' | 'bad-commitment';

export function startMatch<T extends GameTypes>(
  game: Game<T>,
  header: Header<T>,
  secrets: Secrets,
  chained = true,
): Match<T> | Refusal<StartCode> {
  const seats = header.players.length;
  if (header.game !== game.id || header.rules !== game.version) {
    return refuse('wrong-game', { game: header.game, rules: header.rules });
  }
  const isSeated = seats === header.commitments.seats.length;
  if (!isSeated || seats < game.seats.min || seats > game.seats.max) return refuse('wrong-seats', { seats });
  const badOption = whyNotOptions(game, header.options, seats);
  if (badOption !== null) return refuse('bad-options', { option: badOption });
  const opened = checkSecrets(header.commitments, secrets);
  if (!opened.ok) return refuse('bad-commitment', { who: opened.who });

  const { chosenSeed } = header;
  const seed = chosenSeed === undefined ? deriveSeed(header.match, secrets) : seedFromText(chosenSeed);
  const rng = new Random(seed);
  const state = game.setup(header.options, seats, rng);
  return {
    game,
    header,
    seed,
    chained,
    seq: 0,
    link: chained ? linkHash('', header) : '',
    state,
    position: rng.position,
    trail: null,
    barrier: 'start',
    decision: { since: 0, ...game.asking(state.open) },
    quietSince: header.players.map(() => 0),
  };
}

export function viewAt<T extends GameTypes>(match: Match<T>, viewer: Viewer): View<T> {
  return viewOf(match.state, viewer);
}
