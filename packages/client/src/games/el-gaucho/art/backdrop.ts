import type { Area } from '@pampa/rules/el-gaucho';
import type { TableLayout } from '../layout/table-layout';
import { roundedPath, type Brush } from './brush';
import { drawHandMat, drawRing } from './corral';
import { drawDuskOverLand, drawDuskOverRanches, drawLitWindows, type Light } from './dusk';
import { drawEstate } from './estate';
import { drawLand } from './land';
import { drawPampa } from './pasture';
import { drawRanch, type Letters, type Owner } from './ranch-art';
import { drawPileCart, drawSteppe } from './steppe';
import { drawTrack } from './track-art';

/** The words that stand on the table itself. */
export interface Words {
  readonly letters: Letters;
  readonly areas: Readonly<Record<Area, string>>;
}

/** Everything that never moves, in one picture. */
export function drawBackdrop(
  brush: Brush,
  layout: TableLayout,
  owners: readonly Owner[],
  words: Words,
  light: Light,
): void {
  const colours = owners.map(({ colour }) => colour);
  drawLand(brush, layout);
  drawPampa(brush, layout);
  drawSteppe(brush, layout, colours, words.areas.steppe);
  drawPileCart(brush, layout);
  drawRing(brush, layout.ring);
  drawHandMat(brush, layout.hand);
  drawEstate(brush, layout, colours, (area) => words.areas[area]);
  if (light === 'dusk') {
    drawDuskOverLand(brush, layout);
    drawLitWindows(brush, layout);
  }
  drawTrack(brush, layout.track);
  for (const ranch of layout.ranches) {
    const owner = owners[ranch.seat];
    if (owner !== undefined) drawRanch(brush, ranch, owner, words.letters);
  }
  if (light === 'dusk') drawDuskOverRanches(brush, layout);
  frameTable(brush, layout);
}

/** The edge of the picture, a little darker: the eye stays on the table. */
function frameTable(brush: Brush, { ask }: TableLayout): void {
  roundedPath(brush, 0, 0, ask.width, ask.height, 0);
  brush.strokeStyle = 'rgb(40 18 4 / 45%)';
  brush.lineWidth = 2;
  brush.stroke();
}
