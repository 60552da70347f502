/**
 * The contract between a game and the house.
 *
 * A game is a set of pure functions over plain JSON (no classes, Map, Set, undefined). It knows no clock, no I/O, no
 * network and no global; randomness is handed in. Everything else (matches, undo, records, rooms, bots, scenes) is
 * written against this page and works for every game.
 */

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** What a game is made of, as one type parameter. */
export interface GameTypes {
  options: object;
  /** What lies face up on the table: everybody sees it, spectators included. */
  open: object;
  /** What one seat alone knows: a hand, a secret look. */
  held: object;
  /** What nobody sees: the order of a pile, face-down values. */
  sealed: object;
  action: { readonly type: string };
  /** The open facts of an event. */
  event: { readonly type: string };
  /** The facts of an event that one seat alone gets. */
  heldFacts: object;
  /** The facts of an event that nobody gets before the match is over. */
  sealedFacts: object;
  /** Why an action is refused. */
  code: string;
}

export interface State<T extends GameTypes> {
  readonly open: T['open'];
  readonly held: readonly T['held'][];
  readonly sealed: T['sealed'];
}

/** What a viewer sees. Only the kernel cuts views; games never do. */
export interface View<T extends GameTypes> {
  readonly open: T['open'];
  /** Null for spectators. */
  readonly held: T['held'] | null;
}

/** Something that happened, built like the state: open facts, facts per seat, sealed facts. */
export interface GameEvent<T extends GameTypes> {
  readonly open: T['event'];
  readonly held?: readonly { readonly seat: Seat; readonly facts: T['heldFacts'] }[];
  readonly sealed?: T['sealedFacts'];
}

/** An event as one viewer gets it. */
export interface SeenEvent<T extends GameTypes> {
  readonly open: T['event'];
  readonly held?: T['heldFacts'];
}

/** The same type with every `readonly` taken off: what `play` works on. */
export type Draft<A> = A extends string | number | boolean | null | undefined
  ? A
  : A extends object
    ? { -readonly [K in keyof A]: Draft<A[K]> }
    : A;

/** Counted randomness. Every call of `int` (and so of `die`; a shuffle of n makes n - 1) is one draw. */
export interface Rng {
  readonly draws: number;
  /** A whole number from 0 to `below` - 1, all equally likely. */
  int(below: number): number;
  /** 1 to 6. */
  die(): number;
  /** Shuffles in place and returns the same array. */
  shuffle<A>(items: A[]): A[];
}

export interface Outcome<T extends GameTypes> {
  readonly events: readonly GameEvent<T>[];
  /** Those who learn something that was sealed or held by somebody else. Spectators learn with 'everybody' only. */
  readonly reveals: 'everybody' | readonly Seat[];
  /** The others must not learn for now what was chosen (they do learn that something was). */
  readonly secret: boolean;
  /** The actor has declared to be done, and can't take anything back alone any more. */
  readonly final: boolean;
}

/** A turn: whose it is, and which. Numbers grow, so two turns of one seat in a row are told apart. */
export interface Turn {
  readonly seat: Seat;
  readonly number: number;
}

/** What is asked at the moment. */
export interface Asking {
  /** The seats whose decision is awaited: several while all choose at once, none exactly when the game is over. */
  readonly seats: readonly Seat[];
  /** Whose turn it is, also while another seat is asked something in it. Null while all choose at once. */
  readonly turn: Turn | null;
  /**
   * Names the decision: another question has another key. As long as the key stays, seats only drop out of `seats`, and
   * what one seat does changes nothing about what the others may do.
   */
  readonly key: string | number;
}

/** One line of the final ranking. Rank 1 wins; equal ranks share. */
export interface Standing {
  readonly seat: Seat;
  readonly rank: number;
  readonly score: number;
  /** Where the score comes from; the values add up to it. */
  readonly sources: { readonly [source: string]: number };
}

/** Every seat once, best first. */
export type Result = readonly Standing[];

/** What may be chosen before a match, and what is taken where nobody chose. */
export type OptionTable<Options> = {
  readonly [K in keyof Options]: {
    readonly usual: Options[K];
    choices(seats: number): readonly Options[K][];
  };
};

/**
 * Methods, not function properties: they are compared bivariantly, and only so a `Game<ElGaucho>` can stand in a list of
 * games of any kind.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Grows whenever an old record would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable<T['options']>;

  setup(options: T['options'], seats: number, rng: Rng): State<T>;

  /** The options of a rematch, given how the match before it began: where somebody starts, the next one does. */
  rematchOptions(options: T['options'], start: T['open']): T['options'];

  /**
   * Who is asked what. Acts that were chosen earlier, undo inside a decision, clocks and calls to absent players go by it.
   */
  asking(open: T['open']): Asking;

  /** Complete, without doubles, in a fixed order. An action is legal if and only if it is in here. */
  legal(view: View<T>, seat: Seat): readonly T['action'][];

  /** Changes the draft. The only place where a game changes; called with legal actions only. */
  play(draft: Draft<State<T>>, seat: Seat, action: T['action'], rng: Rng): Outcome<T>;

  /** Null if and only if the action is legal; it may be any value at all. */
  whyNot(view: View<T>, seat: Seat, action: unknown): T['code'] | null;

  /** What is certain to follow a legal action: a prefix of the events that its seat will get. */
  preview(view: View<T>, seat: Seat, action: T['action']): readonly SeenEvent<T>[];

  /** Null until the game is over. */
  result(open: T['open']): Result | null;

  /** How far the game is, from 0 to 1. */
  progress(open: T['open']): number;

  /** A sensible move for somebody who has left. */
  fallback(view: View<T>, seat: Seat): T['action'];

  /** Conservation laws that are broken; empty when healthy. */
  invariants(state: State<T>): readonly string[];

  /** A deep copy, written by hand: search lives on it. */
  clone(state: State<T>): Draft<State<T>>;

  /** Some full state that fits what the viewer sees, drawn at random. */
  imagine(view: View<T>, viewer: Viewer, rng: Rng): State<T>;
}
