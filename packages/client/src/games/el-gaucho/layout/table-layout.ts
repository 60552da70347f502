import type { Seat } from '@pampa/rules';
import type { Area, LayoutName, Race, Space } from '@pampa/rules/el-gaucho';
import type { PanelHead } from '../../../tabletop/layout/player-panel';
import type { Mark, Rect } from '../../../tabletop/layout/rect';
import type { Shape } from '../../../tabletop/layout/shape';
import type { TrackLayout } from '../../../tabletop/layout/track';

/** What a layout is made for. Sizes are those of the screen divided by `zoomFor` it. */
export interface Ask {
  readonly width: number;
  readonly height: number;
  readonly players: number;
  /** Whose ranch is the near one. */
  readonly near: Seat;
  readonly board: LayoutName;
  /** With two players one race is out of the game. */
  readonly races: readonly Race[];
  /** The rival's ranch that lies open over the board. */
  readonly unfolded: Seat | null;
}

export interface TableLayout {
  readonly ask: Ask;
  readonly shape: Shape;
  readonly pampa: PampaLayout;
  readonly ring: RingLayout;
  /** The dice of whoever's turn it is: two taken and a wished one. */
  readonly hand: HandLayout;
  readonly estate: Rect;
  /** What of it belongs to no area. */
  readonly house: Rect;
  readonly areas: Readonly<Record<Area, AreaLayout>>;
  readonly pile: PileLayout;
  readonly steppe: readonly Mark[];
  readonly track: TrackLayout;
  /** By seat. */
  readonly ranches: readonly RanchLayout[];
  /** Where private tiles are laid out: it leaves free what one needs to see for it. */
  readonly trays: { readonly keep: Rect; readonly steppe: Rect; readonly roundUp: Rect };
  /** Six dice to wish for. */
  readonly wishes: { readonly frame: Rect; readonly faces: readonly Mark[] };
  /** A rival's herds, large; null while none is unfolded. */
  readonly unfolded: UnfoldedLayout | null;
}

export interface PampaLayout {
  readonly frame: Rect;
  /** Every space of the board, those that are covered too. */
  readonly spaces: ReadonlyMap<Space, Rect>;
  readonly rows: readonly PastureRow[];
  readonly tileScale: number;
}

export interface PastureRow {
  /** 1 at the bottom. */
  readonly pasture: number;
  readonly frame: Rect;
  /** At its left end. */
  readonly gate: Rect;
}

export interface RingLayout {
  readonly frame: Rect;
  readonly dieScale: number;
  /** How far apart dice lie. */
  readonly pitch: number;
}

export interface HandLayout {
  readonly frame: Rect;
  readonly dice: readonly [Mark, Mark, Mark];
}

export interface AreaLayout {
  readonly frame: Rect;
  readonly icon: Mark;
  /** The dice it takes. */
  readonly price: Mark;
  /** Null where there is no room for words. */
  readonly label: Rect | null;
  /** By seat. */
  readonly spots: readonly Mark[];
}

export interface PileLayout {
  readonly frame: Rect;
  readonly top: Mark;
  readonly count: Mark;
}

/**
 *   near     one's own: large, everything to be touched
 *   panel    a rival's, with herds to be read
 *   compact  a rival's where there is little room: what his herds are worth; it unfolds
 */
type RanchMode = 'near' | 'panel' | 'compact';

export interface RanchLayout extends PanelHead {
  readonly seat: Seat;
  readonly mode: RanchMode;
  readonly supply: SupplyLayout;
  readonly herds: Readonly<Partial<Record<Race, HerdLayout>>>;
}

export interface SupplyLayout {
  readonly frame: Rect;
  /** Of a gaucho. */
  readonly scale: number;
  /** Instead of figures: only one stands there, and a number beside him. */
  readonly count: Mark | null;
}

/**
 *   sum      how it comes about, too
 *   product  the number alone
 *   figure   that on the bare ground, where there is no room for a scrap of parchment
 */
export type WorthAs = 'sum' | 'product' | 'figure';

export interface HerdLayout {
  readonly frame: Rect;
  /** Where tiles lie; without height where there is no room for them. */
  readonly tiles: Rect;
  readonly tileScale: number;
  /** The middle of what it is worth. */
  readonly worth: Mark;
  readonly worthAs: WorthAs;
}

export interface UnfoldedLayout {
  readonly seat: Seat;
  readonly frame: Rect;
  readonly head: Rect;
  readonly close: Rect;
  readonly herds: Readonly<Partial<Record<Race, HerdLayout>>>;
}
