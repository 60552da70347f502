import { cellsIn } from './pampa-layout';
import { clamp, rect, union, type Rect } from '../../../tabletop/layout/rect';
import { SMALLEST_RING } from './ring-layout';
import type { Parts } from './shapes';
import type { Ask } from './table-layout';

/** Rivals at the top as one sees them across a table, the board in the middle, one's own ranch below. */
export function wideShape({ width, height, players, board }: Ask): Parts {
  const gap = clamp(Math.min(width, height) * 0.012, 6, 12);
  const top = clamp(height * 0.165, 104, 190);
  const bottom = clamp(height * 0.2, 132, 240);
  const track = clamp(height * 0.046, 28, 42);
  const middle = height - top - bottom - track - 5 * gap;
  const boardTop = top + 2 * gap;

  // On a narrow screen the estate needs its share too.
  const cells = cellsIn(width * (width < 840 ? 0.52 : 0.57), middle, board);
  const pampaWidth = cells.width * (cells.columns + 0.24);
  const pampa = rect(gap, boardTop, pampaWidth, middle);
  const rest = rect(pampa.x + pampaWidth + gap * 1.5, boardTop, width - pampaWidth - gap * 3.5, middle);

  const ringSide = clamp(Math.min(rest.width * 0.44, middle - 66), SMALLEST_RING, 300);
  const handTop = rest.y + (middle + ringSide - 60 + gap) / 2;
  const ring = rect(rest.x, handTop - gap - ringSide, ringSide, ringSide);
  const hand = rect(rest.x, handTop, ringSide, 60);
  const estate = rect(rest.x + ringSide + gap, rest.y, rest.width - ringSide - gap, middle);
  const near = rect(gap, height - bottom - gap, width - 2 * gap, bottom);
  return {
    shape: 'wide',
    rivals: seatsAcross(rect(gap, gap, width - 2 * gap, top), players - 1, gap),
    pampa,
    ring,
    hand,
    estate,
    track: rect(gap, boardTop + middle + gap, width - 2 * gap, track),
    near,
    trays: { keep: rest, steppe: rest, roundUp: rest },
    unfolded: union(pampa, rest),
  };
}

/** One rival does not need the whole width: the sky is worth seeing too. */
function seatsAcross(box: Rect, rivals: number, gap: number): readonly Rect[] {
  const width = Math.min(
    (box.width - gap * (rivals - 1)) / rivals,
    rivals === 1 ? box.width * 0.62 : box.width,
  );
  return Array.from({ length: rivals }, (_, index) =>
    rect(
      box.x + (box.width - width * rivals - gap * (rivals - 1)) / 2 + index * (width + gap),
      box.y,
      width,
      box.height,
    ),
  );
}
