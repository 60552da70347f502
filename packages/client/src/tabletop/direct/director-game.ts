import type { SeenEvent, Viewer } from '@pampa/rules';
import type { Clip } from '../../stage/timeline';
import type { Placement } from '../cast/placement';
import type { KeyOf, Placements, SceneTypes, ViewOf } from '../scene-types';
import type { Animator } from './animator';
import type { Beat, Directed } from './beat';
import type { GroupingRules } from './groups';

/** Actors that are shown somewhere else than the views between two events of a step say. */
export interface Hold<S extends SceneTypes> {
  readonly placements: Placements<S>;
  /** Told of every event, with the placements before its group and the view after it. */
  hear(event: SeenEvent<S['game']>, now: Placements<S>, view: ViewOf<S>): void;
  /** The view without what is held. */
  without(view: ViewOf<S>): ViewOf<S>;
}

/** An actor that no event moves, on its way from one placement to another. */
export interface Settling<S extends SceneTypes> {
  readonly key: KeyOf<S>;
  readonly from: Placement<S['look']>;
  readonly to: Placement<S['look']>;
  readonly ms: number;
  readonly beat: Beat<S>;
}

/** What the kit needs to know of a game to show its steps. */
export interface DirectorGame<S extends SceneTypes> extends GroupingRules<S['game']> {
  /** The view after an event: from the rules, so that it can't differ from them. */
  viewAfter(view: ViewOf<S>, event: SeenEvent<S['game']>): ViewOf<S>;
  /** The events of a step without those that are not worth showing beside the others. */
  worthShowing(events: readonly SeenEvent<S['game']>[]): readonly SeenEvent<S['game']>[];
  /** How an event is shown; null where everything just goes where it belongs. */
  direct(event: SeenEvent<S['game']>, beat: Beat<S>, animator: Animator<S>): Directed<S> | null;
  /** What is held during a step; null for nothing. */
  holdFor(
    events: readonly SeenEvent<S['game']>[],
    last: Placements<S>,
    animator: Animator<S>,
  ): Hold<S> | null;
  /** Whether the viewer has a tray. */
  hasTray(view: ViewOf<S>, viewer: Viewer): boolean;
  /** Whether the match is over: the last step may take longer. */
  isOver(view: ViewOf<S>): boolean;
  /** A way of its own for an actor that no event moves (a marker along its track); null for a straight line. */
  settle(settling: Settling<S>, animator: Animator<S>): Clip | null;
  /** Whether an actor that moves and changes its look turns over like a card. */
  turnsOver(look: S['look']): boolean;
  /** How much an actor is squashed that changes its look on the spot, 0 to 1. */
  squashOf(look: S['look']): number;
}
