import type { Seat } from '@pampa/rules';
import type { Atom } from '../../play/desk';
import type { Placement } from '../cast/placement';
import type { Mark, Rect } from '../layout/rect';
import type { Badge } from '../paint/badge';
import type { Drawing } from '../paint/texture-cache';
import type { ActionOf, SceneTypes, ShownTable } from '../scene-types';
import type { Hand } from './hand';
import type { Touchable } from './touchable';

/** A place where a carried piece can be dropped, and which touches that is the same as. */
export interface Drop<Action = unknown> {
  readonly onto: Atom;
  /** What would be touched for it, in order. */
  readonly touches: readonly Atom[];
  /** The action that is meant even where the same touches could mean others; null where they decide. */
  readonly means: Action | null;
}

/** What is carried, and where it can be dropped. */
export interface Carried<Action = unknown> {
  readonly atom: Atom;
  readonly drops: readonly Drop<Action>[];
}

/** How the light around a thing looks. */
export interface HaloStyle {
  /** A frame around a thing, or a bar with a plus in a gap between two. */
  readonly shape: 'frame' | 'gap';
  readonly z: number;
  /** By how much the frame is larger than what is seen of the thing. */
  readonly grow: number;
  readonly radius: number;
  /** A picked thing is lifted a little, and its halo with it. */
  readonly isLifted: boolean;
}

/** A badge and where it hangs. */
export interface Tag extends Mark {
  readonly badge: Badge;
}

/** What the kit needs to know of a game to let it be touched. All of it is pure. */
export interface TouchGame<S extends SceneTypes> {
  placementsOf(table: ShownTable<S>): ReadonlyMap<S['key'], Placement<S['look']>>;
  touchablesOf(table: ShownTable<S>, laidOut: S['laidOut']): readonly Touchable[];
  /** What else lies on the table because of what is picked, or carried. */
  laidOutFor(hand: Hand<S['game']>, carried: Carried<ActionOf<S>> | null): S['laidOut'];
  /** The actor that is lifted when an atom is picked, and carried; null for what does not come off the table. */
  actorOf(atom: Atom, table: ShownTable<S>): S['key'] | null;

  /** The atom under whose name a thing is on the table: a gaucho to be fetched is found on the space where they lie. */
  aliasOf(atom: Atom): Atom;
  /** The player in whose panel a thing is that may be too small to be seen by itself; null for all others. */
  holderOf(atom: Atom, table: ShownTable<S>): Seat | null;
  /** The atom that opens and closes a rival's panel, and back; null for an atom that is none. */
  panelAtom(seat: Seat): Atom;
  panelSeat(atom: Atom): Seat | null;
  panelFrame(seat: Seat, layout: S['layout']): Rect | null;
  /** Whether a finger can hit it: not if only a strip of it is seen. A mouse can hit everything. */
  isForFingers(touchable: Touchable): boolean;

  haloOf(atom: Atom, touchable: Touchable): HaloStyle;
  /** Numbers at the places where what is picked can go. */
  tagsOf(hand: Hand<S['game']>, table: ShownTable<S>, touchables: readonly Touchable[]): readonly Tag[];
  /** What an action will put where, shown before it is so; empty where nothing new appears. */
  ghostsOf(action: ActionOf<S>, table: ShownTable<S>): readonly Omit<Placement<S['look']>, 'alpha'>[];

  /** Where an atom can be carried; empty for what can't be carried. */
  dropsOf(atom: Atom, hand: Hand<S['game']>): readonly Drop<ActionOf<S>>[];
  /** Whether what is picked has to be put down before this drop. */
  isInTheWay(drop: Drop<ActionOf<S>>, picked: readonly Atom[], carried: Atom): boolean;
  /** The scale of a carried piece over the places where it can be dropped. */
  scaleAt(drops: readonly Drop<ActionOf<S>>[], table: ShownTable<S>): number;
  /** What dropping it there would bring; null where there is nothing to say. */
  hintFor(
    drop: Drop<ActionOf<S>>,
    carried: Atom,
    hand: Hand<S['game']>,
    table: ShownTable<S>,
  ): Drawing | null;
}
