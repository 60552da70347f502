import { valueOf, type Tile } from './tiles';

/** A herd is of one race and rises or falls from left to right. One tile alone may still go either way. */
export function isInOrder(herd: readonly Tile[]): boolean {
  const rises = herd.length < 2 || (herd[1] as Tile) > (herd[0] as Tile);
  return herd.every((tile, index) => index === 0 || tile > (herd[index - 1] as Tile) === rises);
}

/** Whether the tile can be added at the right end. */
export function fits(herd: readonly Tile[], tile: Tile): boolean {
  const { length } = herd;
  if (length < 2) return true;
  const last = herd[length - 1] as Tile;
  const rises = last > (herd[0] as Tile);
  return rises ? tile > last : tile < last;
}

/**
 * Where Sort could put the tile: the places it would then have, counted from the left. The right end is not among
 * them, for a fitting tile is simply added there.
 */
export function sortPlaces(herd: readonly Tile[], tile: Tile): readonly number[] {
  const { length } = herd;
  if (length === 0) return NO_PLACES;
  const first = herd[0] as Tile;
  if (length === 1) return LEFT_END;
  const rises = (herd[length - 1] as Tile) > first;
  if (rises ? tile < first : tile > first) return LEFT_END;
  // Exactly one gap takes the tile, unless it belongs at the right end.
  const place = herd.findIndex((other) => (rises ? other > tile : other < tile));
  return place === -1 ? NO_PLACES : [place];
}

const NO_PLACES: readonly number[] = [];
const LEFT_END: readonly number[] = [0];

/** Revenue: the number of tiles times the highest value. */
export function worthOf(herd: readonly Tile[]): number {
  return herd.length * highestOf(herd);
}

export function highestOf(herd: readonly Tile[]): number {
  let highest = 0;
  for (const tile of herd) highest = Math.max(highest, valueOf(tile));
  return highest;
}
