import type { Container } from 'pixi.js';
import type { Seat, Viewer } from '@pampa/rules';
import type { Sitting } from '../../stage/scene';
import type { LookDrawings } from '../cast/look-painter';
import type { Director, DirectorStage } from '../direct/director-stage';
import type { ZoomFor } from '../layout/fit';
import type { Mark, Rect, Spot } from '../layout/rect';
import type { Brush } from '../paint/brush';
import type { Drawing, TextureCache } from '../paint/texture-cache';
import type { Light } from '../paint/western/dusk';
import type { Placements, SceneTypes, ShownTable, ViewOf } from '../scene-types';
import type { TouchGame } from '../touch/touch-game';
import type { OverlayLayer } from './overlay-layer';

/** What a layout is made for. Sizes are those of the canvas divided by `zoomFor` it. */
export interface LayoutAsk<S extends SceneTypes> {
  readonly width: number;
  readonly height: number;
  readonly view: ViewOf<S>;
  readonly viewer: Viewer;
  readonly unfolded: Seat | null;
}

/** What a game finds in the scene that is created for it. */
export interface SceneKit {
  readonly textures: TextureCache;
  /** Above the backdrop, below all actors: for what is fixed and moves all the same, such as gates. */
  readonly ground: Container;
  /** By seat. */
  readonly sittings: () => readonly Sitting[];
}

/** What the kit needs to know of a game to draw it. */
export interface GameScene<S extends SceneTypes> {
  readonly touch: TouchGame<S>;
  readonly drawings: LookDrawings<S['look']>;
  /** Its own particles; the common ones are always there. */
  readonly particles: Readonly<Record<S['particle'], Drawing>>;
  readonly zoomFor: ZoomFor;
  /** The same object as long as the same is asked for: an animation asks in every frame. */
  layoutFor(ask: LayoutAsk<S>): S['layout'];
  /** The middle of a place. */
  anchorOf(place: S['anchor'], table: ShownTable<S>): Spot;
  bannerBox(area: S['bannerArea'], layout: S['layout']): Rect;
  /** Where seats' badges are: marks for bots and absent players hang there. By seat. */
  badgesIn(layout: S['layout']): readonly Mark[];

  /** Reads its texts. Called inside an effect: when the language changes, it is called again and all is painted again. */
  readTexts(): void;
  /** Everything that never moves, in one picture. */
  drawBackdrop(brush: Brush, layout: S['layout'], light: Light): void;
  /** What the backdrop depends on besides players, light and pixels. It is painted again when the JSON of it changes. */
  backdropKey(layout: S['layout']): unknown;
  /** Called when the backdrop has been painted: puts up what stands on it. */
  arrange(layout: S['layout'], light: Light): void;
  /** Called when the table is at rest: what stands on the backdrop is as it should be without an animation. */
  rest(): void;
  /** What is laid over the table for a while: halos of turns, trays, a rival's panel. */
  drawOverlays(layer: OverlayLayer<S>, table: ShownTable<S>, laidOut: S['laidOut']): void;
  /** Paints, while the page is idle, what the next animations may need and can't be foreseen. */
  stockUp(layout: S['layout'], placements: Placements<S>): void;

  createDirector(stage: DirectorStage<S>): Director<S>;
  /** The size of the smallest figures that have to be read, in units of the layout. */
  smallestFigures(placements: Placements<S>): number;
}
