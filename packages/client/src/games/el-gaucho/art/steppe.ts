import type { Colour } from '@pampa/protocol';
import type { Rect } from '../../../tabletop/layout/rect';
import type { TableLayout } from '../layout/table-layout';
import { ellipsePath, linear, roundedPath, scatter, within, type Brush } from '../../../tabletop/paint/brush';
import { drawArea } from './estate';
import { drawPlanks } from '../../../tabletop/paint/wood';

/** Dry land beyond the river, where cattle roams that nobody has seen yet. */
export function drawSteppe(
  brush: Brush,
  { areas, steppe }: TableLayout,
  colours: readonly Colour[],
  name: string,
): void {
  const { frame } = areas.steppe;
  drawDryLand(brush, frame);
  for (const mark of steppe.slice(0, 1)) {
    const last = steppe.at(-1) ?? mark;
    const width = 80 * mark.scale;
    const height = 92 * mark.scale;
    roundedPath(
      brush,
      mark.x - width / 2 - 3,
      mark.y - height / 2 - 3,
      last.x - mark.x + width + 6,
      height + 6,
      8,
    );
    brush.fillStyle = 'rgb(80 48 14 / 28%)';
    brush.fill();
  }
  drawArea(brush, 'steppe', areas.steppe, colours, name);
}

function drawDryLand(brush: Brush, { x, y, width, height }: Rect): void {
  within(brush, () => {
    roundedPath(brush, x, y, width, height, 14);
    brush.fillStyle = linear(brush, [x, y, x, y + height], [0, '#e6cd83'], [1, '#c19a4e']);
    brush.fill();
    brush.clip();
    const chance = scatter(61);
    for (let index = 0; index < (width * height) / 90; index++) {
      const left = x + chance() * width;
      const top = y + chance() * height;
      brush.strokeStyle = chance() > 0.5 ? 'rgb(255 240 178 / 60%)' : 'rgb(122 84 30 / 40%)';
      brush.lineWidth = 1;
      brush.beginPath();
      for (let blade = -1; blade <= 1; blade++) {
        brush.moveTo(left, top);
        brush.lineTo(left + blade * 2.5, top - 4 - chance() * 4);
      }
      brush.stroke();
    }
    for (let index = 0; index < 5; index++) {
      ellipsePath(brush, x + chance() * width, y + chance() * height, 2 + chance() * 4, 1.5 + chance() * 2);
      brush.fillStyle = 'rgb(140 118 84 / 70%)';
      brush.fill();
    }
  });
  roundedPath(brush, x, y, width, height, 14);
  brush.strokeStyle = 'rgb(110 76 28 / 55%)';
  brush.lineWidth = 1.5;
  brush.stroke();
}

/** A cart of planks with the cattle still to come. */
export function drawPileCart(brush: Brush, { pile }: TableLayout): void {
  const { x, y, width, height } = pile.frame;
  drawPlanks(brush, x, y, width, height, 10);
  const size = { width: 80 * pile.top.scale, height: 92 * pile.top.scale };
  roundedPath(
    brush,
    pile.top.x - size.width / 2 - 2,
    pile.top.y - size.height / 2,
    size.width + 4,
    size.height + 2,
    8,
  );
  brush.fillStyle = 'rgb(26 10 0 / 42%)';
  brush.fill();
}
