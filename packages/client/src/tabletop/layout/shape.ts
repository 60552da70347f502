/**
 *   wide   rivals at the top, the board in the middle, one's own panel below: laptops, tablets on their side
 *   tall   everything one below the other: phones and tablets upright
 *   short  everything side by side: phones on their side
 */
export type Shape = 'wide' | 'tall' | 'short';

export function shapeFor(width: number, height: number): Shape {
  if (width < height * 0.95) return 'tall';
  return height < 440 ? 'short' : 'wide';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface SizeLimits {
  /** On a smaller screen the whole table is drawn smaller: things would be too small for a finger otherwise. */
  readonly least: Size;
  /** On a larger screen the whole table is drawn larger. */
  readonly most: Size;
}

/** How large the whole table is drawn. It is laid out for the size of the screen divided by this. */
export function zoomWithin(
  width: number,
  height: number,
  limits: Readonly<Record<Shape, SizeLimits>>,
): number {
  const { least, most } = limits[shapeFor(width, height)];
  const shrink = Math.min(1, width / least.width, height / least.height);
  return shrink < 1 ? shrink : Math.max(1, Math.min(width / most.width, height / most.height));
}
