import type { Atom } from '../../play/desk';
import type { Rect } from '../layout/rect';

/** Where a thing can be touched. */
export interface Touchable {
  /** Null for the ground of an overlay: it keeps touches from what lies below it. */
  readonly atom: Atom | null;
  readonly box: Rect;
  /** 0 is the table, 1 what lies over it. */
  readonly layer: 0 | 1;
  /** How much of it is seen, which may be less than what can be touched. */
  readonly shown: Rect;
}
