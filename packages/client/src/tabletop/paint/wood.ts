import { castShadow, linear, noShadow, roundedPath, within, type Brush } from './brush';

const RAIL = '#8a5e35';
const RAIL_LIGHT = '#c39358';
const POST_DARK = '#4e3018';

/** A fence of two rails between posts, from left to right. `size` is its height. */
export function drawFence(brush: Brush, x0: number, x1: number, y: number, size: number): void {
  const step = size * 2.6;
  const spans = Math.max(1, Math.round((x1 - x0) / step));
  within(brush, () => {
    castShadow(brush, 'rgb(40 22 6 / 45%)', size * 0.18, size * 0.14);
    for (const level of [0.3, 0.72]) {
      const thickness = size * 0.15;
      brush.fillStyle = linear(
        brush,
        [0, y - size * level - thickness, 0, y - size * level + thickness],
        [0, RAIL_LIGHT],
        [1, RAIL],
      );
      brush.fillRect(x0, y - size * level - thickness / 2, x1 - x0, thickness);
    }
    const posts = Array.from({ length: spans + 1 }, (_, index) => x0 + ((x1 - x0) * index) / spans);
    // One shadow for all posts: a canvas blurs every shadow separately.
    brush.beginPath();
    for (const x of posts) addPost(brush, x, y, size);
    brush.fillStyle = POST_DARK;
    brush.fill();
    noShadow(brush);
    for (const x of posts) drawPost(brush, x, y, size);
  });
}

function addPost(brush: Brush, x: number, y: number, size: number): void {
  const width = size * 0.26;
  brush.roundRect(x - width / 2, y - size, width, size * 1.08, width * 0.35);
}

export function drawPost(brush: Brush, x: number, y: number, size: number): void {
  const width = size * 0.26;
  brush.beginPath();
  addPost(brush, x, y, size);
  brush.fillStyle = linear(
    brush,
    [x - width / 2, 0, x + width / 2, 0],
    [0, POST_DARK],
    [0.55, RAIL],
    [1, RAIL_LIGHT],
  );
  brush.fill();
}

/** A gate with its hinges at 0, 0, pointing down, `length` long. */
export function drawGate(brush: Brush, length: number): void {
  const thickness = Math.max(2.4, length * 0.07);
  within(brush, () => {
    castShadow(brush, 'rgb(40 22 6 / 50%)', 2, 1.5, 1);
    brush.fillStyle = linear(brush, [-thickness, 0, thickness, 0], [0, RAIL], [1, RAIL_LIGHT]);
    for (const offset of [-1, 1]) {
      roundedPath(brush, offset * thickness * 1.5 - thickness / 2, 0, thickness, length, thickness / 2);
      brush.fill();
    }
    for (const at of [0.12, 0.5, 0.88]) {
      roundedPath(
        brush,
        -thickness * 2.2,
        length * at - thickness / 2,
        thickness * 4.4,
        thickness,
        thickness / 2,
      );
      brush.fill();
    }
    noShadow(brush);
  });
}

/** Planks lying side by side. */
export function drawPlanks(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  within(brush, () => {
    castShadow(brush, 'rgb(30 14 4 / 50%)', 6, 3);
    roundedPath(brush, x, y, width, height, radius);
    brush.fillStyle = linear(brush, [0, y, 0, y + height], [0, '#a87748'], [1, '#74492a']);
    brush.fill();
    noShadow(brush);
    brush.clip();
    const planks = Math.max(2, Math.round(height / 26));
    for (let index = 1; index < planks; index++) {
      const at = y + (height * index) / planks;
      brush.fillStyle = 'rgb(40 20 6 / 45%)';
      brush.fillRect(x, at - 1, width, 1.5);
      brush.fillStyle = 'rgb(255 226 170 / 16%)';
      brush.fillRect(x, at + 0.5, width, 1);
    }
  });
}
