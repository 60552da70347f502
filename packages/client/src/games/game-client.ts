import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { GameTypes, MatchRecord, Seat, SeenEvent, State, View } from '@pampa/rules';
import type { Atom, Desk, Handling } from '../play/desk';
import type { Scene, SceneParts, Sitting } from '../stage/scene';
import type { LoggedStep, Moment } from '../table/session';

/** What the page needs of a game besides its rules and texts. The way there is docs/adding-a-game.md. */
export interface GameClient<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly handling: Handling<T>;
  /** The words for an action, on a button: what it does, in numbers where they are certain. */
  actionText(action: T['action'], moment: Moment<T>, seat: Seat, players: readonly string[]): string;
  /** What is in the hand, in few words: "5 + 6 = 11". */
  pickedText(picked: readonly Atom[], moment: Moment<T>): string;
  /** What comes of an action beyond what its button says, in one line, for whoever does not know the game yet. */
  outcomeText(action: T['action']): string | null;
  /** What to touch next, with this in the hand and that lit, or what to choose between. */
  nextText(
    picked: readonly Atom[],
    lit: ReadonlySet<Atom>,
    choices: readonly T['action'][],
    moment: Moment<T>,
    seat: Seat,
  ): string;
  /** What somebody else has just done to this seat and it should not miss; null for anything else. */
  newsFor(step: LoggedStep<T>, seat: Seat, players: readonly string[]): string | null;
  /** Whether somebody beside whoever looks would see what only that seat may: then a device is handed over covered. */
  isSecret(view: View<T>): boolean;
  /** Which round it is, and what is special about it. */
  roundText(open: T['open']): string;
  /** What a list of choices stands beside, the likeliest first; things that are not to be seen are passed over. */
  anchors(picked: readonly Atom[], moment: Moment<T>): readonly Atom[];
  /** What a thing is, for whoever points at it and does not know the game yet; null where there is nothing to tell. */
  about(atom: Atom, moment: Moment<T>, seat: Seat | null, players: readonly string[]): string | null;
  /** Why touching it does nothing, with the numbers that matter here; `code` is what the rules say. */
  whyNotText(code: T['code'], atom: Atom, picked: readonly Atom[], moment: Moment<T>, seat: Seat): string;
  /** What a line of the log is about, to point at. */
  atomsOfStep(step: LoggedStep<T>): readonly Atom[];
  /** The action that ends a turn if it is legal now, and what would be lost by it (dice not used), as a sentence. */
  ending(
    moment: Moment<T>,
    seat: Seat,
  ): { readonly action: T['action']; readonly warning: string | null } | null;
  /** What a key touches right now; null for none. Letters that the page uses itself never get here. */
  keyed(key: string, desk: Desk<T>): Atom | null;
  /** What those keys are for, to be listed. */
  shortcuts(): readonly Shortcut[];
  /** What somebody who goes through a match may want to jump to; null for anything else. */
  highlightOf(event: SeenEvent<T>): Highlight | null;
  /** Every throw of dice among the events of a match, in order. */
  rollsIn(events: readonly SeenEvent<T>[]): readonly Rolled[];
  /** The match as DOM: headings, lists, buttons. */
  readonly Board: FunctionComponent<BoardProps<T>>;
  /** Loaded when first wanted: it brings Pixi along. */
  createScene(parts: SceneParts<T>): Promise<Scene<T>>;
  /** After the game: what was earned with what, the race, the best sale. */
  readonly Results: FunctionComponent<ResultsProps>;
  /** What nobody, or one seat alone, could see at a moment of a match that is over, in one line. */
  readonly Hidden: FunctionComponent<HiddenProps>;
}

export type Highlight = 'sale' | 'theft';

/** One throw of all dice of a round. */
export interface Rolled {
  readonly round: number;
  readonly faces: readonly number[];
}

export interface HiddenProps {
  readonly state: State<GameTypes>;
  readonly players: readonly Sitting[];
}

export interface Shortcut {
  readonly keys: readonly string[];
  readonly what: string;
}

export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly desk: Desk<T>;
  readonly players: readonly Sitting[];
  /** What a lesson points at. */
  readonly spot?: ReadonlySignal<readonly Atom[]> | undefined;
}

export interface ResultsProps {
  readonly record: MatchRecord;
  readonly players: readonly Sitting[];
  /** What the page offers next: right below who won, where nobody has to look for it. */
  readonly next?: ComponentChildren;
}
