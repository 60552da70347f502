/** A box in CSS pixels of the canvas. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A spot, and the scale at which a piece is drawn there. */
export interface Mark extends Spot {
  readonly scale: number;
}

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

export function middleOf({ x, y, width, height }: Rect): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

export function around({ x, y }: Spot, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function inset({ x, y, width, height }: Rect, dx: number, dy = dx): Rect {
  return { x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy };
}

export function union(...rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map(({ x }) => x));
  const top = Math.min(...rects.map(({ y }) => y));
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function contains({ x, y, width, height }: Rect, spot: Spot): boolean {
  return spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Equal cells, row by row, with a gap between them. */
export function grid({ x, y, width, height }: Rect, columns: number, rows: number, gap: number): Rect[] {
  const cellWidth = (width - gap * (columns - 1)) / columns;
  const cellHeight = (height - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, index) =>
    rect(
      x + (index % columns) * (cellWidth + gap),
      y + Math.floor(index / columns) * (cellHeight + gap),
      cellWidth,
      cellHeight,
    ),
  );
}

/** The smallest side of a touch target, in CSS pixels: what a finger needs. */
export const TOUCH = 44;

/** The box grown around its middle to at least the size of a touch target. */
export function touchable(box: Rect): Rect {
  const { x, y } = middleOf(box);
  return around({ x, y }, Math.max(TOUCH, box.width), Math.max(TOUCH, box.height));
}
