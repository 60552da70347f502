import type { GameTypes, Seat } from '@pampa/rules';
import type { Colour } from '@pampa/protocol';
import type { Atom, Desk } from '../play/desk';
import type { Moment, SeenStep } from '../table/session';

/** Who sits where, as a scene needs it. */
export interface Sitting {
  readonly name: string;
  readonly colour: Colour;
  readonly connected: boolean;
  readonly isBot: boolean;
  readonly hasResigned?: boolean;
}

/** The animated picture of a match: it draws views and plays steps. It knows no rule and no network. */
export interface Scene<T extends GameTypes = GameTypes> {
  /** Cuts to this moment, whatever was on its way. */
  show(moment: Moment<T>): void;
  /**
   * Plays a step from what is shown to the view after it. Resolves when it has been played, skipped or cut. Steps are
   * queued by the caller (`stage/step-player.ts`), never here. Whenever more of its events come into sight, it tells how many
   * there are by then.
   */
  play(step: SeenStep<T>, pace: Pace, tell?: (events: number) => void): Promise<void>;
  /** Ends at once what is being played, at its last picture. */
  skip(): void;
  /** Points at things for as long as they are named: what a line of the log is about. */
  point(atoms: readonly Atom[]): void;
  /** Where a thing is in the page right now, for whatever is to stand beside it; null where it is not to be seen. */
  where(atom: Atom): DOMRect | null;
  /** The size of the smallest figures that somebody has to read, in CSS pixels. */
  smallestFigures(): number;
  sit(sittings: readonly Sitting[], viewer: Seat | null): void;
  resize(): void;
  destroy(): void;
}

/** 1 is as drawn; 0 cuts. Reduced motion and hidden tabs are 0. */
export type Pace = number;

export interface SceneParts<T extends GameTypes = GameTypes> {
  /** The scene fills it and follows its size. */
  readonly host: HTMLElement;
  /** What is lit, picked, pending; touches go there. Null for those who only watch. */
  readonly desk: Desk<T> | null;
  readonly renderer: 'webgl' | 'canvas';
  /** Hover and long press: what to explain, and where in the page; null when it ends. */
  explain(atom: Atom | null, at: { readonly x: number; readonly y: number }): void;
  /** Called for every moment of a step that sounds. */
  sound(name: SoundName): void;
}

export type SoundName =
  | 'dice'
  | 'pick'
  | 'step'
  | 'lie-down'
  | 'gate'
  | 'hooves'
  | 'coins'
  | 'lasso'
  | 'shove'
  | 'turn'
  | 'refill'
  | 'fanfare'
  | 'tick';
