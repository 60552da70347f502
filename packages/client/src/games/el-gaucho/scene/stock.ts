import { ALL_TILES, RACES } from '@pampa/rules/el-gaucho';
import { cattleDrawing, dieDrawing, figureDrawing, TILE_BACK } from '../art/drawings';
import type { TableLayout } from '../layout/table-layout';
import { FACES, FIGURES, type Company } from './costumes';
import type { ActorKey, Placement } from './placement';

const VALUES = ALL_TILES.length / RACES.length;

/**
 * What the end of a round brings all at once and nobody can know before: any tile onto the grass, any face of the dice,
 * any figure of a sum. Drawn while the table is at rest, so that no movement waits for it.
 */
export function stockUp(
  { ask, pampa, pile, ring, hand }: TableLayout,
  placements: ReadonlyMap<ActorKey, Placement>,
  { wardrobe, letters }: Company,
): void {
  for (const scale of [ring.dieScale, hand.dice[0].scale]) {
    for (const face of FACES) wardrobe.stock(dieDrawing(face, false), scale);
  }
  for (const { look, scale } of placements.values()) {
    if (look.kind !== 'count') continue;
    for (const figure of FIGURES) wardrobe.stock(figureDrawing(figure, look.tone), scale);
  }
  for (const scale of [pile.top.scale, pampa.tileScale]) wardrobe.stock(TILE_BACK, scale);
  for (const race of ask.races) {
    for (let value = 1; value <= VALUES; value++) {
      wardrobe.stock(cattleDrawing(race, value, 'full', letters()), pampa.tileScale);
    }
  }
}
