import type { Rect } from '../../../tabletop/layout/rect';
import { middleOf } from '../../../tabletop/layout/rect';
import type { HandLayout, RingLayout } from '../layout/table-layout';
import {
  castShadow,
  linear,
  noShadow,
  radial,
  roundedPath,
  scatter,
  within,
  type Brush,
} from '../../../tabletop/paint/brush';
import { drawLeather } from '../../../tabletop/paint/player-panel';
import { drawPost } from '../../../tabletop/paint/wood';

/** Corners as round as three rows of dice allow: where they lie close to the rails, less. */
function roundnessOf(side: number): { readonly radius: number; readonly power: number } {
  return side < 180 ? { radius: side * 0.25, power: 0.48 } : { radius: side * 0.36, power: 0.66 };
}

/** The rodeo: sand inside a ring of rails. */
export function drawRing(brush: Brush, { frame }: RingLayout): void {
  const side = frame.width;
  const { x, y } = middleOf(frame);
  const rail = Math.max(4, side * 0.028);
  const { radius } = roundnessOf(side);
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 4 / 50%)', 10, 4);
    roundedPath(brush, frame.x, frame.y, side, side, radius);
    brush.fillStyle = radial(
      brush,
      [x + side * 0.1, y - side * 0.12, side * 0.05, side * 0.72],
      [0, '#f6dfab'],
      [0.55, '#e2bd7c'],
      [1, '#a97a3f'],
    );
    brush.fill();
    noShadow(brush);
    brush.clip();
    drawHoofMarks(brush, frame);
    brush.lineWidth = rail * 3;
    brush.strokeStyle = 'rgb(86 52 20 / 26%)';
    roundedPath(brush, frame.x, frame.y - 1, side, side + rail, radius);
    brush.stroke();
  });
  drawRails(brush, frame, rail);
}

function drawHoofMarks(brush: Brush, frame: Rect): void {
  const chance = scatter(frame.width | 0);
  for (let index = 0; index < 46; index++) {
    const x = frame.x + chance() * frame.width;
    const y = frame.y + chance() * frame.height;
    const turn = chance() * Math.PI * 2;
    const size = frame.width * (0.01 + chance() * 0.012);
    brush.strokeStyle = 'rgb(120 80 34 / 24%)';
    brush.lineWidth = size * 0.5;
    brush.beginPath();
    brush.arc(x, y, size, turn, turn + Math.PI * 1.3);
    brush.stroke();
  }
}

function drawRails(brush: Brush, frame: Rect, rail: number): void {
  const side = frame.width;
  const { radius, power } = roundnessOf(side);
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 4 / 55%)', 3, 2.5);
    for (const inward of [rail * 0.5, rail * 1.9]) {
      roundedPath(
        brush,
        frame.x + inward,
        frame.y + inward,
        side - 2 * inward,
        side - 2 * inward,
        radius - inward,
      );
      brush.lineWidth = rail * 0.62;
      brush.strokeStyle = linear(
        brush,
        [frame.x, frame.y, frame.x + side, frame.y + side],
        [0, '#c3945a'],
        [0.5, '#8d6037'],
        [1, '#69421f'],
      );
      brush.stroke();
    }
    noShadow(brush);
    const middle = middleOf(frame);
    const posts = 20;
    for (let index = 0; index < posts; index++) {
      const angle = (index / posts) * Math.PI * 2;
      const spot = onRoundedSquare(angle, side / 2 - rail * 1.2, power);
      drawPost(brush, middle.x + spot.x, middle.y + spot.y + rail * 1.1, rail * 2.6);
    }
  });
}

/** A point of a superellipse, which is what a square with very round corners looks like. */
function onRoundedSquare(
  angle: number,
  radius: number,
  power: number,
): { readonly x: number; readonly y: number } {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {
    x: Math.sign(cos) * Math.abs(cos) ** power * radius,
    y: Math.sign(sin) * Math.abs(sin) ** power * radius,
  };
}

/** A leather mat for the dice in somebody's hand. */
export function drawHandMat(brush: Brush, { frame, dice }: HandLayout): void {
  const { x, y, width, height } = frame;
  drawLeather(brush, frame, 10);
  roundedPath(brush, x + 4, y + 4, width - 8, height - 8, 7);
  brush.setLineDash([5, 4]);
  brush.strokeStyle = 'rgb(246 214 154 / 55%)';
  brush.lineWidth = 1.2;
  brush.stroke();
  brush.setLineDash([]);
  for (const die of dice) {
    const size = 46 * die.scale;
    roundedPath(brush, die.x - size / 2, die.y - size / 2, size, size, size * 0.2);
    brush.fillStyle = 'rgb(20 8 2 / 30%)';
    brush.fill();
    brush.strokeStyle = 'rgb(246 214 154 / 16%)';
    brush.lineWidth = 1;
    brush.stroke();
  }
}
