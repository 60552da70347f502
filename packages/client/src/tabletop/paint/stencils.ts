import type { Brush } from './brush';

/** Enough for the table's current size and the previous one. */
const MOST_KEPT = 24;

const kept = new Map<string, HTMLCanvasElement>();

/**
 * Draws a part that many drawings share once per size and copies its pixels from then on, because that part is most of the
 * work. `name` has to say everything the part depends on except the size. Only for drawings that have a canvas of their own.
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
    if (own === null) throw new Error('no 2D canvas context');
    own.setTransform(place);
    draw(own);
  }
  // Insertion order is order of use: the least recently used is dropped first.
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
