import { clamp, type Rect, type Spot } from './rect';
import type { TrackLayout } from './table-layout';

/** One field for each peso from 0 to 99, then round again. */
export const FIELDS = 100;

export function trackIn(box: Rect): TrackLayout {
  const markerScale = clamp((box.height * 0.8) / 30, 0.6, 1.1);
  const margin = 13 * markerScale + 6;
  return {
    frame: box,
    first: { x: box.x + margin, y: box.y + box.height * 0.5 },
    step: (box.width - 2 * margin) / (FIELDS - 1),
    markerScale,
  };
}

export function fieldAt({ first, step }: TrackLayout, pesos: number): Spot {
  return { x: first.x + (pesos % FIELDS) * step, y: first.y };
}
