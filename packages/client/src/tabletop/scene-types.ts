import type { GameTypes, Seat, View, Viewer } from '@pampa/rules';
import type { ExtraKey } from './cast/cast';
import type { Look, Placement } from './cast/placement';

/** The types of a game's picture: the kit's classes and functions are generic over them. */
export interface SceneTypes {
  /** The types of its rules. */
  readonly game: GameTypes;
  /** The keys of actors. Keys that begin with `extra:` are the animations' own. */
  readonly key: string;
  readonly look: Look;
  /** Where everything is on a screen of one size. */
  readonly layout: object;
  /** What else lies on the table because of what is picked: dice to choose from, gaps to put a tile into. */
  readonly laidOut: object;
  /** What an animation can ask the position of. */
  readonly anchor: object;
  /** Names of its own particle textures. */
  readonly particle: string;
  /** Names of the parts of the table that a banner can hang over. */
  readonly bannerArea: string;
}

export type ViewOf<S extends SceneTypes> = View<S['game']>;
export type KeyOf<S extends SceneTypes> = S['key'] | ExtraKey;
export type Placements<S extends SceneTypes> = ReadonlyMap<KeyOf<S>, Placement<S['look']>>;
export type ActionOf<S extends SceneTypes> = S['game']['action'];

/** What is shown, to whom, and where. */
export interface ShownTable<S extends SceneTypes> {
  readonly view: ViewOf<S>;
  readonly viewer: Viewer;
  readonly layout: S['layout'];
  /** The player whose panel is shown large over the board. */
  readonly unfolded: Seat | null;
}
