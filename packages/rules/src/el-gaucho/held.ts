import type { Held } from './state';
import type { Tile } from './tiles';

const NO_TILES: readonly Tile[] = Object.freeze([]);

/** What a seat holds that holds nothing, to start from or to stand in for what is not known. */
export const NOTHING_HELD: Held = Object.freeze({
  drawn: NO_TILES,
  kept: NO_TILES,
  discarded: NO_TILES,
  tray: NO_TILES,
  seen: NO_TILES,
});
