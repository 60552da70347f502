import { cellsIn } from './pampa-layout';
import { clamp, rect, union } from '../../../tabletop/layout/rect';
import { SMALLEST_RING } from './ring-layout';
import type { Parts } from './shapes';
import type { Ask } from './table-layout';

/** A header and three rows of herds to be touched. */
const SMALLEST_NEAR = 196;
/** Two columns of them. */
const SMALLEST_RIGHT = 196;
/** The ring with the hand beside it. */
const SMALLEST_MIDDLE = SMALLEST_RING + 51;

/** Side by side: pampa, then ring, hand and estate, then everybody's ranch. */
export function shortShape({ width, height, players, board }: Ask): Parts {
  const gap = 5;
  const inner = height - 2 * gap;
  const cells = cellsIn(
    Math.min(width * 0.5, width - SMALLEST_MIDDLE - SMALLEST_RIGHT - 4 * gap),
    inner,
    board,
  );
  const pampaWidth = cells.width * (cells.columns + 0.24);
  const pampa = rect(gap, gap, pampaWidth, inner);

  const rest = width - pampaWidth - 4 * gap;
  const middle = clamp(rest * 0.5, SMALLEST_MIDDLE, 260);
  const x = pampa.x + pampaWidth + gap;
  const ringSide = clamp(Math.min(middle - 48 - gap, inner * 0.55), SMALLEST_RING, 200);
  const ring = rect(x, gap, ringSide, ringSide);
  const hand = rect(x + ringSide + gap, gap, middle - ringSide - gap, ringSide);
  const estate = rect(x, gap + ringSide + gap, middle, inner - ringSide - gap);

  const right = x + middle + gap;
  const rightWidth = width - right - gap;
  const track = 20;
  // One below the other where that leaves enough for one's own ranch; else side by side.
  const stacked = Math.min((inner - track - SMALLEST_NEAR - 2 * gap) / (players - 1) - gap, 50);
  const isStacked = stacked >= 40;
  const rivalWidth = isStacked ? rightWidth : (rightWidth - gap * (players - 2)) / (players - 1);
  const rivalHeight = isStacked ? stacked : clamp(inner * 0.235, 62, 72);
  const rivals = Array.from({ length: players - 1 }, (_, index) =>
    isStacked
      ? rect(right, gap + index * (rivalHeight + gap), rivalWidth, rivalHeight)
      : rect(right + index * (rivalWidth + gap), gap, rivalWidth, rivalHeight),
  );
  const below = union(...rivals);
  const trackTop = below.y + below.height + gap;
  const near = rect(right, trackTop + track + gap, rightWidth, height - gap - (trackTop + track + gap));
  const beside = union(ring, hand, estate);
  return {
    shape: 'short',
    rivals,
    pampa,
    ring,
    hand,
    estate,
    track: rect(right, trackTop, rightWidth, track),
    near,
    trays: { keep: union(beside, near), steppe: beside, roundUp: pampa },
    unfolded: union(pampa, beside),
  };
}
