import type { Brush } from './brush';

/** Those of one size of a table, and of the size before it. */
const MOST_KEPT = 24;

const kept = new Map<string, HTMLCanvasElement>();

/**
 * What many drawings have in common, and is most of the work: drawn once for each size, and copied from then on, pixel by
 * pixel. `name` says all that it depends on but the size. For drawings that have a canvas of their own.
 */
export function stencil(brush: Brush, name: string, draw: (brush: Brush) => void): void {
  const { width, height } = brush.canvas;
  const place = brush.getTransform();
  const key = `${name}@${width}x${height}/${place.a},${place.e},${place.f}`;
  const known = kept.get(key) ?? document.createElement('canvas');
  if (!kept.has(key)) {
    known.width = width;
    known.height = height;
    const own = known.getContext('2d');
    if (own === null) throw new Error('this browser draws nothing');
    own.setTransform(place);
    draw(own);
  }
  // The last that was wanted is the last that is thrown away.
  kept.delete(key);
  kept.set(key, known);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  brush.save();
  brush.resetTransform();
  brush.drawImage(known, 0, 0);
  brush.restore();
}
