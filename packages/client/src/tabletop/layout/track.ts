import { clamp, type Rect, type Spot } from './rect';

/** A straight track of numbered fields, on which markers go round. */
export interface TrackLayout {
  readonly frame: Rect;
  /** How many fields there are; a marker that passes the last one starts again at 0. */
  readonly fields: number;
  /** The middle of field 0. */
  readonly first: Spot;
  /** From one field to the next. */
  readonly step: number;
  readonly markerScale: number;
}

export function trackIn(box: Rect, fields: number): TrackLayout {
  const markerScale = clamp((box.height * 0.8) / 30, 0.6, 1.1);
  const margin = 13 * markerScale + 6;
  return {
    frame: box,
    fields,
    first: { x: box.x + margin, y: box.y + box.height * 0.5 },
    step: (box.width - 2 * margin) / (fields - 1),
    markerScale,
  };
}

export function fieldAt({ first, step, fields }: TrackLayout, value: number): Spot {
  return { x: first.x + (value % fields) * step, y: first.y };
}
