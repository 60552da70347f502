import type { Rect } from '../../../tabletop/layout/rect';
import type { Shape } from '../../../tabletop/layout/shape';

/** The parts of the table, before each is laid out by itself. */
export interface Parts {
  readonly shape: Shape;
  /** In the order of play, from the left neighbour on. */
  readonly rivals: readonly Rect[];
  readonly pampa: Rect;
  readonly ring: Rect;
  readonly hand: Rect;
  readonly estate: Rect;
  readonly track: Rect;
  readonly near: Rect;
  readonly trays: { readonly keep: Rect; readonly steppe: Rect; readonly roundUp: Rect };
  readonly unfolded: Rect;
}
