import type { Shape } from './table-layout';

/** Wider than high: side by side. Very low: everything side by side. */
export function shapeFor(width: number, height: number): Shape {
  if (width < height * 0.95) return 'tall';
  return height < 440 ? 'short' : 'wide';
}

interface Sizes {
  /** Below this, things would be too small for a finger: they get smaller all together. */
  readonly least: { readonly width: number; readonly height: number };
  /** Above this there is more room than anything needs: they get larger all together. */
  readonly most: { readonly width: number; readonly height: number };
}

const SIZES: Readonly<Record<Shape, Sizes>> = {
  wide: { least: { width: 680, height: 470 }, most: { width: 1180, height: 760 } },
  tall: { least: { width: 350, height: 590 }, most: { width: 540, height: 900 } },
  short: { least: { width: 736, height: 270 }, most: { width: 900, height: 400 } },
};

/** How large the whole table is drawn. It is laid out for the size of the screen divided by this. */
export function zoomFor(width: number, height: number): number {
  const { least, most } = SIZES[shapeFor(width, height)];
  const shrink = Math.min(1, width / least.width, height / least.height);
  return shrink < 1 ? shrink : Math.max(1, Math.min(width / most.width, height / most.height));
}
