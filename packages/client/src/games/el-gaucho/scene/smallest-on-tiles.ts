import { SMALL_SIZE, VALUE_SIZE } from '../art/tile-face';
import type { ActorKey, Placement } from './pieces';

/** The size of the smallest figures on tiles that are to be seen, in units of the layout. */
export function smallestOnTiles(placements: ReadonlyMap<ActorKey, Placement>): number {
  let smallest = Infinity;
  for (const { look, scale, alpha } of placements.values()) {
    if (look.kind !== 'tile' || look.tile === null || !look.up || alpha === 0) continue;
    smallest = Math.min(smallest, scale * (look.inHerd ? VALUE_SIZE : SMALL_SIZE));
  }
  return smallest;
}
