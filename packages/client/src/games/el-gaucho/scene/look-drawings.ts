import type { Colour } from '@pampa/protocol';
import type { Seat } from '@pampa/rules';
import { commonDrawing, type CountLook } from '../../../tabletop/cast/common-looks';
import type { LookDrawings } from '../../../tabletop/cast/look-painter';
import type { Drawing } from '../../../tabletop/paint/texture-cache';
import { gauchoDrawing, TILE_BACK, tileDrawing, worthDrawing } from '../art/drawings';
import type { Letters } from '../art/ranch-art';
import type { Look } from './pieces';

/** How pieces are drawn, in the language and the seats' colours of this table. */
export function lookDrawings(letters: () => Letters, colourOf: (seat: Seat) => Colour): LookDrawings<Look> {
  const drawingOf = (look: Exclude<Look, CountLook>): Drawing => {
    switch (look.kind) {
      case 'tile':
        return look.tile === null || !look.up
          ? TILE_BACK
          : tileDrawing(look.tile, look.inHerd ? 'herd' : 'full', letters());
      case 'gaucho':
        return gauchoDrawing(colourOf(look.seat), look.pose, look.resting);
      case 'worth':
        return worthDrawing(look.tiles, look.highest, look.as);
      default:
        return commonDrawing(look, colourOf);
    }
  };
  return {
    drawingOf,
    // On its way into a herd a tile is seen whole, and as large as it will be there.
    alsoNeeded: (look) =>
      look.kind === 'tile' && look.inHerd ? [drawingOf({ ...look, inHerd: false })] : [],
  };
}
