import type { ReadonlySignal } from '@preact/signals';
import type { GameTypes, Seat } from '@pampa/rules';
import type { Moment } from '../table/session';

/**
 * A thing that can be touched, by name: `die:5/0`, `space:34`, `area:thief`, `tile:5011`, `herd:brown`. What follows a
 * slash tells equal things apart: two dice that show a 5 are two things on the table and one to the rules.
 * A game's scene and its DOM board touch the same names, so both play by the same hand.
 */
export type Atom = string;

/** What an action is made of, as the rules see it: equal things have equal names. See `Handling.atomsFor`. */
export type Part = string;

/**
 * How somebody plays with his hands: touch things until they mean exactly one legal action. Every action is made of parts,
 * and every part is an atom to touch; what is picked leaves those actions that contain all of it, and what those still
 * contain is lit. Written once for all games; what an action's parts are, its game says.
 */
export interface Desk<T extends GameTypes = GameTypes> {
  readonly seat: ReadonlySignal<Seat | null>;
  readonly moment: ReadonlySignal<Moment<T> | null>;
  /** It is this seat that is waited for, and nothing of its own is on the way. */
  readonly isAwaited: ReadonlySignal<boolean>;
  readonly legal: ReadonlySignal<readonly T['action'][]>;
  /** In the order they were touched. */
  readonly picked: ReadonlySignal<readonly Atom[]>;
  /** What would make sense to touch next. */
  readonly lit: ReadonlySignal<ReadonlySet<Atom>>;
  /** What a touch would pick, also where it is too much to light up (a rival's whole herd) or puts something else down. */
  readonly touchable: ReadonlySignal<ReadonlySet<Atom>>;
  /** Actions that what is picked could mean, when that is several and they must be told apart in words. */
  readonly choices: ReadonlySignal<readonly T['action'][]>;
  /**
   * The one action that waits for a confirming tap: picked completely, or the only one left, with the rest of it lit as a
   * proposal.
   */
  readonly ready: ReadonlySignal<T['action'] | null>;
  /** Sent and not durable yet: shown as a ghost. */
  readonly pending: ReadonlySignal<T['action'] | null>;
  /** Why the last touch led to nothing, as a sentence; goes away with the next touch. */
  readonly complaint: ReadonlySignal<string | null>;

  /** Touching something picked puts it down again. */
  touch(atom: Atom): void;
  putDown(): void;
  /** Plays it: one of `choices`, `ready`, or any legal action. */
  play(action: T['action']): void;
  confirm(): void;
  /** What touching it would do, in numbers, or why it does nothing: for hover, long press and screen readers. */
  explain(atom: Atom): Explanation;
  /** Lets go of the session. */
  dispose(): void;
}

export interface Explanation {
  readonly atom: Atom;
  /** What it is, whatever can be done with it just now. */
  readonly about: string | null;
  /** Sentences; empty where there is nothing to say. */
  readonly possible: readonly string[];
  /** Actions beyond those in `possible`. */
  readonly more: number;
  readonly whyNot: string | null;
}

/**
 *   means      with it something is done, but to what is open: dice. Nothing is said in words as long as nothing else is
 *              picked
 *   target     it is done to this: another one takes its place
 *   gathered   several are picked together, and none gives way to another: start tiles
 */
export type Role = 'means' | 'target' | 'gathered';

/** What a game tells the desk about its actions. */
export interface Handling<T extends GameTypes> {
  /**
   * What one has to touch for it. Where several actions are made of the same parts, the order of touching decides if
   * their parts come in different orders; otherwise they are told apart in words.
   */
  partsOf(action: T['action']): readonly Part[];
  /** The things on the table that can be touched for a part: a part itself, mostly; for a die that shows a 5, all of them. */
  atomsFor(part: Part, moment: Moment<T>, seat: Seat): readonly Atom[];
  /** What of it is lit while nothing is picked: what one would touch first. The rest can be touched first all the same. */
  leadsOf(action: T['action']): readonly Part[];
  roleOf(atom: Atom, moment: Moment<T>): Role;
  /** What a touch counts as where the atom itself is of no use: the space for the gaucho who lies there. */
  otherwise(atom: Atom): Atom | null;
  /** Offered in words as soon as it goes with what is picked, because there is hardly anything to touch for it. */
  isOffered(action: T['action']): boolean;
  /** Allowed, but as good as doing nothing: not put into words as long as anything else could be meant. */
  isPointless(action: T['action']): boolean;
  /** Whether a complete pick waits for a confirming tap: what can't be undone, and what a single slip would do. */
  wantsConfirm(action: T['action'], moment: Moment<T>, seat: Seat): boolean;
  /** What the seat might have meant by touching this, to ask `whyNot` about; the likeliest first. */
  meantBy(atom: Atom, picked: readonly Atom[], moment: Moment<T>, seat: Seat): readonly unknown[];
}
