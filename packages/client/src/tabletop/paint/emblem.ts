import type { Colour } from '@pampa/protocol';
import { EMBLEMS } from '../../shell/ui/emblems';
import { within, type Brush } from './brush';

/** The emblem of a seat's colour, its middle at x, y: colours are told apart by shape, too. */
export function drawEmblem(
  brush: Brush,
  colour: Colour,
  x: number,
  y: number,
  size: number,
  fill: string,
): void {
  within(brush, () => {
    brush.translate(x - size / 2, y - size / 2);
    brush.scale(size / 24, size / 24);
    brush.fillStyle = fill;
    brush.fill(new Path2D(EMBLEMS[colour]), 'evenodd');
  });
}
