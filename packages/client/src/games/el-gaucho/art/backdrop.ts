import { AREAS, type Area } from '@pampa/rules/el-gaucho';
import { middleOf } from '../../../tabletop/layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { roundedPath, type Brush } from '../../../tabletop/paint/brush';
import { drawHandMat, drawRing } from './corral';
import {
  drawDuskOverLand,
  drawDuskOverPanels,
  drawLitWindows,
  type Lamp,
  type Light,
} from '../../../tabletop/paint/western/dusk';
import { drawEstate } from './estate';
import { drawLand } from '../../../tabletop/paint/western/land';
import { drawPampa } from './pasture';
import type { PanelOwner } from '../../../tabletop/paint/player-panel';
import { drawRanch, type Letters } from './ranch-art';
import { drawPileCart, drawSteppe } from './steppe';
import { drawTrack } from '../../../tabletop/paint/track';

/** The words that stand on the table itself. */
export interface BoardTexts {
  readonly letters: Letters;
  readonly areas: Readonly<Record<Area, string>>;
}

/** Everything that never moves, in one picture. */
export function drawBackdrop(
  brush: Brush,
  layout: TableLayout,
  owners: readonly PanelOwner[],
  words: BoardTexts,
  light: Light,
): void {
  const colours = owners.map(({ colour }) => colour);
  drawLand(brush, layout.ask, horizonOf(layout));
  drawPampa(brush, layout);
  drawSteppe(brush, layout, colours, words.areas.steppe);
  drawPileCart(brush, layout);
  drawRing(brush, layout.ring);
  drawHandMat(brush, layout.hand);
  drawEstate(brush, layout, colours, (area) => words.areas[area]);
  if (light === 'dusk') {
    const signs = AREAS.map((area) => layout.areas[area].frame);
    drawDuskOverLand(brush, layout.ask, signs, lampsOf(layout));
    drawLitWindows(brush, layout.house);
  }
  drawTrack(brush, layout.track);
  for (const ranch of layout.ranches) {
    const owner = owners[ranch.seat];
    if (owner !== undefined) drawRanch(brush, ranch, owner, words.letters);
  }
  if (light === 'dusk') drawDuskOverPanels(brush, layout.ask);
  frameTable(brush, layout);
}

/** The edge of the picture, a little darker: the eye stays on the table. */
function frameTable(brush: Brush, { ask }: TableLayout): void {
  roundedPath(brush, 0, 0, ask.width, ask.height, 0);
  brush.strokeStyle = 'rgb(40 18 4 / 45%)';
  brush.lineWidth = 2;
  brush.stroke();
}

/** Behind the rivals' ranches, above the pampa. A short table has no room for a sky. */
function horizonOf({ shape, ranches, ask, pampa }: TableLayout): number {
  if (shape === 'short') return 0;
  const rivals = ranches.filter(({ seat }) => seat !== ask.near);
  const bottom = Math.max(...rivals.map(({ frame }) => frame.y + frame.height));
  return Math.min(bottom * 0.8, pampa.frame.y - 8);
}

/** Lamps at the house, at the ring, and where the hand lies. */
function lampsOf({ house, ring, hand }: TableLayout): readonly Lamp[] {
  const door = middleOf(house);
  return [
    { at: { x: door.x, y: door.y + house.height * 0.2 }, reach: Math.max(house.width, house.height) * 1.1 },
    { at: middleOf(ring.frame), reach: ring.frame.width * 0.85 },
    { at: middleOf(hand.frame), reach: Math.max(hand.frame.width, hand.frame.height) * 0.7 },
  ];
}
