import type { Colour } from '@pampa/protocol';
import { inset, type Mark, type Rect, type Spot } from '../layout/rect';
import { castShadow, ellipsePath, linear, noShadow, roundedPath, scatter, within, type Brush } from './brush';
import { drawEmblem } from './emblem';
import { SEATS } from './palette';

/** Whose panel it is. */
export interface PanelOwner {
  readonly name: string;
  readonly colour: Colour;
}

/** A sheet of leather: the ground of panels, mats and tracks. */
export function drawLeather(brush: Brush, { x, y, width, height }: Rect, radius: number): void {
  within(brush, () => {
    castShadow(brush, 'rgb(30 12 2 / 55%)', 8, 4);
    roundedPath(brush, x, y, width, height, radius);
    brush.fillStyle = linear(
      brush,
      [x, y, x + width * 0.4, y + height],
      [0, '#7c4c2b'],
      [0.5, '#5c3520'],
      [1, '#412313'],
    );
    brush.fill();
    noShadow(brush);
    brush.clip();
    const chance = scatter(Math.round(width + height));
    for (let index = 0; index < (width * height) / 240; index++) {
      brush.fillStyle = chance() > 0.5 ? 'rgb(255 214 160 / 5%)' : 'rgb(20 6 0 / 9%)';
      brush.fillRect(x + chance() * width, y + chance() * height, 1 + chance() * 3, 1);
    }
  });
  roundedPath(brush, x + 0.6, y + 0.6, width - 1.2, height - 1.2, radius);
  brush.strokeStyle = 'rgb(255 220 170 / 26%)';
  brush.lineWidth = 1.2;
  brush.stroke();
}

/** The part of a panel beside or below its head. */
export function sheetOf(frame: Rect, head: Rect): Rect {
  const isBeside = head.height === frame.height;
  const box: Rect = isBeside
    ? { x: head.x + head.width, y: frame.y, width: frame.width - head.width, height: frame.height }
    : { x: frame.x, y: head.y + head.height, width: frame.width, height: frame.height - head.height };
  return inset(box, 3);
}

/** Parchment, for what lies in a panel. */
export function drawSheet(brush: Brush, { x, y, width, height }: Rect): void {
  within(brush, () => {
    roundedPath(brush, x, y, width, height, 9);
    brush.fillStyle = linear(
      brush,
      [x, y, x + width * 0.3, y + height],
      [0, '#f9eed3'],
      [0.6, '#f0dfba'],
      [1, '#dfc593'],
    );
    brush.fill();
    brush.clip();
    brush.strokeStyle = 'rgb(70 36 10 / 35%)';
    brush.lineWidth = 5;
    roundedPath(brush, x - 2, y - 2, width + 4, height + 6, 10);
    brush.stroke();
  });
}

/** A band in the player's colour along the upper edge. */
export function drawColourBand(
  brush: Brush,
  { x, y, width, height }: Rect,
  colour: Colour,
  radius: number,
): void {
  within(brush, () => {
    roundedPath(brush, x, y, width, height, radius);
    brush.clip();
    brush.fillStyle = linear(
      brush,
      [x, 0, x + width, 0],
      [0, SEATS[colour].light],
      [0.4, SEATS[colour].base],
      [1, SEATS[colour].dark],
    );
    brush.fillRect(x, y, width, 4);
  });
}

/** A disc in the player's colour with their emblem; 32 wide. */
export function drawSeatBadge(brush: Brush, { x, y, scale }: Mark, colour: Colour): void {
  const paint = SEATS[colour];
  within(brush, () => {
    brush.translate(x, y);
    brush.scale(scale, scale);
    castShadow(brush, 'rgb(20 8 2 / 60%)', 3, 1.5);
    ellipsePath(brush, 0, 0, 16, 16);
    brush.fillStyle = linear(brush, [-10, -14, 10, 14], [0, paint.light], [0.5, paint.base], [1, paint.dark]);
    brush.fill();
    noShadow(brush);
    brush.strokeStyle = '#fbeed2';
    brush.lineWidth = 2;
    brush.stroke();
    drawEmblem(brush, colour, 0, 0, 18, paint.on);
  });
}

/** A cross in a circle, 28 wide. */
export function drawCloseButton(brush: Brush, { x, y }: Spot): void {
  within(brush, () => {
    brush.translate(x, y);
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
