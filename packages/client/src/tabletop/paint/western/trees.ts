import { middleOf, type Rect } from '../../layout/rect';
import { ellipsePath, radial, roundedPath, scatter, within, type Brush } from '../brush';

/** A cell full of trees, in which nothing can lie. */
export function drawForest(brush: Brush, cell: Rect, seed: number): void {
  const chance = scatter(seed * 13);
  const size = Math.min(cell.width, cell.height);
  drawFloor(brush, cell);
  const spots = [
    [0.2, 0.3],
    [0.55, 0.22],
    [0.84, 0.34],
    [0.34, 0.58],
    [0.7, 0.62],
    [0.16, 0.84],
    [0.5, 0.9],
    [0.86, 0.88],
  ] as const;
  for (const [x, y] of spots) {
    drawTree(
      brush,
      cell.x + cell.width * (x + (chance() - 0.5) * 0.08),
      cell.y + cell.height * (y + (chance() - 0.5) * 0.06),
      size * (0.2 + chance() * 0.06),
      chance() > 0.5,
    );
  }
}

/** A cell with trees at its edges and room for a tile between them. */
export function drawClearing(brush: Brush, cell: Rect, seed: number): void {
  const chance = scatter(seed * 29);
  const size = Math.min(cell.width, cell.height) * 0.13;
  drawFloor(brush, cell);
  for (const [x, y] of [
    [0.03, 0.12],
    [0.98, 0.1],
    [0.99, 0.55],
    [0.02, 0.97],
    [0.97, 0.98],
    [0.5, 0.02],
  ] as const) {
    drawTree(
      brush,
      cell.x + cell.width * x,
      cell.y + cell.height * y,
      size * (0.9 + chance() * 0.4),
      chance() > 0.5,
    );
  }
}

function drawFloor(brush: Brush, cell: Rect): void {
  const { x, y } = middleOf(cell);
  const size = Math.max(cell.width, cell.height);
  within(brush, () => {
    roundedPath(brush, cell.x, cell.y, cell.width, cell.height, 14);
    brush.fillStyle = radial(
      brush,
      [x, y, size * 0.1, size * 0.7],
      [0, 'rgb(52 62 24 / 75%)'],
      [1, 'rgb(60 74 28 / 30%)'],
    );
    brush.fill();
  });
}

function drawTree(brush: Brush, x: number, y: number, radius: number, isDry: boolean): void {
  const [light, base, dark] = isDry ? ['#a8ab4c', '#75832f', '#454f1c'] : ['#88a04a', '#55732f', '#2f441c'];
  ellipsePath(brush, x + radius * 0.25, y + radius * 0.75, radius * 1.05, radius * 0.42);
  brush.fillStyle = 'rgb(24 20 4 / 40%)';
  brush.fill();
  brush.fillStyle = '#5a3a1c';
  brush.fillRect(x - radius * 0.13, y + radius * 0.2, radius * 0.26, radius * 0.65);
  for (const [dx, dy, r] of [
    [-0.48, 0.12, 0.66],
    [0.48, 0.14, 0.64],
    [0, -0.3, 0.8],
  ] as const) {
    const cx = x + dx * radius;
    const cy = y + dy * radius;
    ellipsePath(brush, cx, cy, r * radius, r * radius * 0.92);
    brush.fillStyle = radial(
      brush,
      [cx + r * radius * 0.35, cy - r * radius * 0.4, 0, r * radius * 1.5],
      [0, light],
      [0.5, base],
      [1, dark],
    );
    brush.fill();
  }
}
