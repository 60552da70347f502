import type { Ground } from './layouts';
import { valueOf, type Tile } from './tiles';

/** A pasture is filled until its tiles are worth this much. */
export const FILL_LIMIT = 20;

/**
 * Pasture by pasture from the bottom, from left to right: until the tiles in it, those already there included, are
 * worth 20 or more, or it is full. Returns the indices that were filled.
 */
export function fillPastures(ground: Ground, tiles: Tile[], pile: number, draw: () => Tile): number[] {
  const filled: number[] = [];
  for (const { from, to } of ground.pastures) {
    let worth = 0;
    for (let index = from; index < to; index++) worth += valueOf(tiles[index] as Tile);
    for (let index = from; index < to && worth < FILL_LIMIT && filled.length < pile; index++) {
      if (tiles[index] !== 0) continue;
      const tile = draw();
      tiles[index] = tile;
      worth += valueOf(tile);
      filled.push(index);
    }
  }
  return filled;
}
