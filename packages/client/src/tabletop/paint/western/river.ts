import { middleOf, type Rect } from '../../layout/rect';
import { ellipsePath, roundedPath, scatter, within, type Brush } from '../brush';

/** A river from the top of the frame to its foot through these cells. A deep one has rocks and no ford. */
export function drawRiver(brush: Brush, frame: Rect, cells: readonly Rect[], isDeep: boolean): void {
  const fromTop = [...cells].sort((a, b) => a.y - b.y);
  const first = fromTop[0];
  const last = fromTop.at(-1);
  if (first === undefined || last === undefined) return;
  const spots = [
    { x: middleOf(first).x + first.width * 0.35, y: frame.y - first.height },
    ...fromTop.map(middleOf),
    { x: middleOf(last).x - last.width * 0.25, y: frame.y + frame.height + last.height },
  ];
  const width = first.width * (isDeep ? 0.96 : 0.82);
  const course = courseThrough(spots);
  within(brush, () => {
    roundedPath(brush, frame.x - 4, frame.y - 4, frame.width + 8, frame.height + 8, 16);
    brush.clip();
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    for (const [extra, colour] of BANKS) {
      brush.lineWidth = width + extra;
      brush.strokeStyle = colour;
      brush.stroke(course);
    }
    brush.lineWidth = width * 0.62;
    brush.strokeStyle = isDeep ? 'rgb(38 98 122 / 75%)' : 'rgb(122 186 190 / 55%)';
    brush.stroke(course);
    drawRipples(brush, fromTop, width, isDeep);
  });
}

const BANKS = [
  [16, 'rgb(86 74 34 / 55%)'],
  [9, '#b99a5c'],
  [4, '#dcc48c'],
  [0, '#4b93a6'],
] as const;

function courseThrough(spots: readonly { readonly x: number; readonly y: number }[]): Path2D {
  const path = new Path2D();
  spots.forEach((spot, index) => {
    const before = spots[index - 1];
    if (before === undefined) {
      path.moveTo(spot.x, spot.y);
      return;
    }
    const half = (spot.y - before.y) / 2;
    path.bezierCurveTo(before.x, before.y + half, spot.x, spot.y - half, spot.x, spot.y);
  });
  return path;
}

function drawRipples(brush: Brush, cells: readonly Rect[], width: number, isDeep: boolean): void {
  const chance = scatter(7);
  brush.lineCap = 'round';
  for (const cell of cells) {
    const middle = middleOf(cell);
    for (let index = 0; index < (isDeep ? 9 : 5); index++) {
      const x = middle.x + (chance() - 0.5) * width * 0.8;
      const y = cell.y + chance() * cell.height;
      const length = width * (0.1 + chance() * 0.14);
      brush.strokeStyle = `rgb(240 252 250 / ${String(30 + chance() * 40)}%)`;
      brush.lineWidth = 1.2;
      brush.beginPath();
      brush.moveTo(x - length, y);
      brush.quadraticCurveTo(x, y - length * 0.5, x + length, y);
      brush.stroke();
    }
    if (isDeep) drawRocks(brush, middle.x, middle.y, width, chance);
  }
}

function drawRocks(brush: Brush, x: number, y: number, width: number, chance: () => number): void {
  for (let index = 0; index < 3; index++) {
    const left = x + (chance() - 0.5) * width * 0.7;
    const top = y + (chance() - 0.5) * width * 0.8;
    const size = width * (0.05 + chance() * 0.06);
    ellipsePath(brush, left, top + size * 0.4, size * 1.5, size * 0.8);
    brush.fillStyle = 'rgb(235 250 250 / 45%)';
    brush.fill();
    ellipsePath(brush, left, top, size * 1.15, size * 0.85);
    brush.fillStyle = '#7d7666';
    brush.fill();
    ellipsePath(brush, left - size * 0.25, top - size * 0.25, size * 0.6, size * 0.35);
    brush.fillStyle = '#b4ab93';
    brush.fill();
  }
}
