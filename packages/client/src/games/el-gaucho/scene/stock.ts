import { ALL_TILES, RACES } from '@pampa/rules/el-gaucho';
import { dieDrawing, figureDrawing } from '../../../tabletop/paint/piece-drawings';
import { cattleDrawing, TILE_BACK } from '../art/drawings';
import { turnHaloDrawing } from '../../../tabletop/paint/halo';
import type { TableLayout } from '../layout/table-layout';
import { FACES } from '../../../tabletop/cast/common-looks';
import { FIGURES } from '../../../tabletop/cast/look-painter';
import type { Letters } from '../art/ranch-art';
import type { TextureCache } from '../../../tabletop/paint/texture-cache';
import type { ActorKey, Placement } from './pieces';

const VALUES = ALL_TILES.length / RACES.length;

/**
 * What the end of a round brings all at once and nobody can know before: any tile onto the grass, any face of the dice,
 * any figure of a sum, anybody's turn. Drawn while the table is at rest, so that no movement waits for it.
 */
export function stockUp(
  { ask, pampa, pile, ring, hand, ranches }: TableLayout,
  placements: ReadonlyMap<ActorKey, Placement>,
  textures: TextureCache,
  letters: Letters,
): void {
  for (const scale of [ring.dieScale, hand.dice[0].scale]) {
    for (const face of FACES) textures.paintWhenIdle(dieDrawing(face, false), scale);
  }
  for (const { frame } of ranches) textures.paintWhenIdle(turnHaloDrawing(frame), 1);
  for (const { look, scale } of placements.values()) {
    if (look.kind !== 'count') continue;
    for (const figure of FIGURES) textures.paintWhenIdle(figureDrawing(figure, look.tone), scale);
  }
  for (const scale of [pile.top.scale, pampa.tileScale]) textures.paintWhenIdle(TILE_BACK, scale);
  for (const race of ask.races) {
    for (let value = 1; value <= VALUES; value++) {
      textures.paintWhenIdle(cattleDrawing(race, value, 'full', letters), pampa.tileScale);
    }
  }
}
