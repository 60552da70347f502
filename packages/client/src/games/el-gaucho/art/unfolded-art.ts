import type { Race } from '@pampa/rules/el-gaucho';
import { inset, middleOf, rect } from '../../../tabletop/layout/rect';
import type { HerdLayout, UnfoldedLayout } from '../layout/table-layout';
import type { Brush } from '../../../tabletop/paint/brush';
import {
  drawCloseButton,
  drawColourBand,
  drawLeather,
  drawSeatBadge,
  drawSheet,
  type PanelOwner,
} from '../../../tabletop/paint/player-panel';
import { drawStall, type Letters } from './ranch-art';
import type { Drawing } from '../../../tabletop/paint/texture-cache';
import { fitText } from '../../../tabletop/paint/writing';

/** A rival's ranch, large, over the board. Its upper left corner is at 0, 0. */
export function unfoldedDrawing(layout: UnfoldedLayout, owner: PanelOwner, letters: Letters): Drawing {
  const { frame } = layout;
  return {
    name: `unfolded-${layout.seat}-${owner.name}-${owner.colour}-${Math.round(frame.width)}-${Math.round(frame.height)}`,
    left: -14,
    top: -14,
    right: frame.width + 14,
    bottom: frame.height + 20,
    draw: (brush) => {
      brush.translate(-frame.x, -frame.y);
      drawUnfolded(brush, layout, owner, letters);
    },
  };
}

function drawUnfolded(
  brush: Brush,
  { frame, head, close, herds }: UnfoldedLayout,
  owner: PanelOwner,
  letters: Letters,
): void {
  drawLeather(brush, frame, 14);
  drawColourBand(brush, frame, owner.colour, 14);
  drawSheet(brush, inset(rect(frame.x, head.y + head.height, frame.width, frame.height - head.height), 4));
  for (const [race, herd] of Object.entries(herds) as [Race, HerdLayout][]) {
    drawStall(brush, race, herd, letters[race]);
  }
  const middle = head.y + head.height / 2 + 1;
  drawSeatBadge(brush, { x: head.x + 26, y: middle, scale: 0.95 }, owner.colour);
  brush.fillStyle = '#fbeed2';
  fitText(brush, owner.name, rect(head.x + 50, middle - 13, head.width - 110, 26), {
    size: 20,
    weight: 600,
    font: 'slab',
    align: 'left',
  });
  drawCloseButton(brush, middleOf(close));
}
