import type { Look } from '../scene/pieces';

/** The same tile, face down. */
export function backOf(look: Look): Look {
  return look.kind === 'tile' ? { ...look, up: false } : look;
}
