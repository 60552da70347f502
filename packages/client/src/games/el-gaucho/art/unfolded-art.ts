import type { Race } from '@pampa/rules/el-gaucho';
import { inset, rect } from '../layout/rect';
import type { HerdLayout, UnfoldedLayout } from '../layout/table-layout';
import { ellipsePath, within, type Brush } from './brush';
import { drawLeather } from './corral';
import { drawBadge, drawRibbon, drawSheet, drawStall, type Letters, type Owner } from './ranch-art';
import type { Drawing } from './wardrobe';
import { fitText } from './writing';

/** A rival's ranch, large, over the board. Its upper left corner is at 0, 0. */
export function unfoldedDrawing(layout: UnfoldedLayout, owner: Owner, letters: Letters): Drawing {
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
  owner: Owner,
  letters: Letters,
): void {
  drawLeather(brush, frame, 14);
  drawRibbon(brush, frame, owner.colour, 14);
  drawSheet(brush, inset(rect(frame.x, head.y + head.height, frame.width, frame.height - head.height), 4));
  for (const [race, herd] of Object.entries(herds) as [Race, HerdLayout][]) {
    drawStall(brush, race, herd, letters[race]);
  }
  const middle = head.y + head.height / 2 + 1;
  drawBadge(brush, { x: head.x + 26, y: middle, scale: 0.95 }, owner.colour);
  brush.fillStyle = '#fbeed2';
  fitText(brush, owner.name, rect(head.x + 50, middle - 13, head.width - 110, 26), {
    size: 20,
    weight: 600,
    font: 'slab',
    align: 'left',
  });
  within(brush, () => {
    brush.translate(close.x + close.width / 2, close.y + close.height / 2);
    ellipsePath(brush, 0, 0, 14, 14);
    brush.fillStyle = 'rgb(255 240 208 / 18%)';
    brush.fill();
    brush.strokeStyle = '#fbeed2';
    brush.lineWidth = 2.6;
    brush.lineCap = 'round';
    brush.beginPath();
    for (const side of [-1, 1]) {
      brush.moveTo(-5.5 * side, -5.5);
      brush.lineTo(5.5 * side, 5.5);
    }
    brush.stroke();
  });
}
