import type { ReadonlySignal } from '@preact/signals';
import type { GameTypes, Seat } from '@pampa/rules';
import type { Moment } from '../table/session';

/**
 * A thing that can be touched, by name: `die:5/0`, `space:34`, `area:thief`, `tile:5011`, `herd:brown`. What follows a
 * slash tells equal things apart: two dice that show a 5 are two things on the table and one to the rules.
 * A game's scene and its DOM board touch the same names, so both play by the same hand.
 */
export type Atom = string;

/**
 * How somebody plays with his hands: touch things until they mean exactly one legal action. Every action is made of atoms;
 * what is picked leaves those actions that contain all of it, and what those still contain is lit.
 * Written once for all games; what an action's atoms are, its game says.
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
  /** Actions that what is picked could mean, when that is several and they must be told apart in words. */
  readonly choices: ReadonlySignal<readonly T['action'][]>;
  /** The one action that is picked completely and waits for a confirming tap. */
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
}

export interface Explanation {
  readonly atom: Atom;
  /** Sentences; empty where there is nothing to say. */
  readonly possible: readonly string[];
  readonly whyNot: string | null;
}

/** What a game tells the desk about its actions. */
export interface Handling<T extends GameTypes> {
  /** What one has to touch for it, and in which order the words for a choice come. */
  atomsOf(action: T['action']): readonly Atom[];
  /** Whether a complete pick is played at once, or waits for a confirming tap: what can't be undone, and what grows. */
  wantsConfirm(action: T['action'], legal: readonly T['action'][]): boolean;
  /** What the seat might have meant by touching this, to ask `whyNot` about. */
  meantBy(atom: Atom, picked: readonly Atom[], moment: Moment<T>, seat: Seat): readonly unknown[];
}
