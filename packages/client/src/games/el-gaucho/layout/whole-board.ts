import { union, type Rect } from '../../../tabletop/layout/rect';
import type { TableLayout } from './table-layout';

/** Pampa, ring and estate: all that lies between the ranches. */
export function wholeBoard({ pampa, ring, estate }: TableLayout): Rect {
  return union(pampa.frame, ring.frame, estate);
}
