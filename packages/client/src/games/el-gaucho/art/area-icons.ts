import type { Area } from '@pampa/rules/el-gaucho';
import {
  castShadow,
  ellipsePath,
  linear,
  noShadow,
  roundedPath,
  within,
  type Brush,
} from '../../../tabletop/paint/brush';
import { drawDie } from '../../../tabletop/paint/die-face';
import { writeFigures } from '../../../tabletop/paint/figures';
import { CREAM, INK } from '../../../tabletop/paint/palette';
import { drawCoin } from '../../../tabletop/paint/small-things';

const OUTLINE = '#2b1a0e';

/** What an area is for, in 48 x 48 around 0, 0. */
export const AREA_ICONS: Readonly<Record<Area, (brush: Brush) => void>> = {
  sort: drawSorting,
  wish: drawWish,
  sale: drawSale,
  thief: drawLasso,
  overseer: drawOverseer,
  steppe: drawLookout,
};

function card(brush: Brush, x: number, y: number, turn: number, value: string, isGold: boolean): void {
  within(brush, () => {
    brush.translate(x, y);
    brush.rotate(turn);
    castShadow(brush, 'rgb(30 12 2 / 50%)', 2, 1);
    roundedPath(brush, -8, -11, 16, 22, 3);
    brush.fillStyle = isGold ? '#f2bf4c' : '#fffaf0';
    brush.fill();
    noShadow(brush);
    brush.strokeStyle = OUTLINE;
    brush.lineWidth = 1.6;
    brush.stroke();
    brush.fillStyle = INK;
    writeFigures(brush, value, 0, 0, 17);
  });
}

/** A tile goes between two others. */
function drawSorting(brush: Brush): void {
  card(brush, -14, 9, -0.06, '3', false);
  card(brush, 14, 9, 0.06, '8', false);
  card(brush, 0, -9, 0, '5', true);
  brush.fillStyle = '#a6421f';
  brush.fill(new Path2D('M-5 6 L5 6 L0 13 Z'));
}

function drawWish(brush: Brush): void {
  within(brush, () => {
    brush.translate(-3, 5);
    brush.rotate(-0.14);
    brush.scale(0.66, 0.66);
    drawDie(brush, 6, true);
  });
  star(brush, 15, -13, 9);
  star(brush, -16, -16, 5);
  star(brush, 20, 6, 4.5);
}

function star(brush: Brush, x: number, y: number, size: number): void {
  brush.beginPath();
  brush.moveTo(x, y - size);
  brush.quadraticCurveTo(x, y, x + size, y);
  brush.quadraticCurveTo(x, y, x, y + size);
  brush.quadraticCurveTo(x, y, x - size, y);
  brush.quadraticCurveTo(x, y, x, y - size);
  brush.fillStyle = '#fff0b8';
  brush.fill();
  brush.strokeStyle = '#b06f10';
  brush.lineWidth = 1.3;
  brush.stroke();
}

function drawSale(brush: Brush): void {
  for (const [x, y] of [
    [-11, 13],
    [-11, 8],
    [-11, 3],
    [9, 13],
    [9, 8],
    [9, 3],
    [9, -2],
    [9, -7],
  ] as const) {
    ellipsePath(brush, x, y, 11, 5.4);
    brush.fillStyle = linear(brush, [x - 11, 0, x + 11, 0], [0, '#ffe7a0'], [0.5, '#e2aa39'], [1, '#a56d15']);
    brush.fill();
    brush.strokeStyle = '#6d420a';
    brush.lineWidth = 1.2;
    brush.stroke();
  }
  within(brush, () => {
    brush.translate(-11, -11);
    brush.scale(0.86, 0.86);
    drawCoin(brush);
  });
  within(brush, () => {
    roundedPath(brush, -2, -23, 26, 15, 6);
    brush.fillStyle = CREAM;
    brush.fill();
    brush.strokeStyle = OUTLINE;
    brush.lineWidth = 1.4;
    brush.stroke();
    brush.fillStyle = INK;
    writeFigures(brush, '+5', 11, -15.5, 15);
  });
}

function drawLasso(brush: Brush): void {
  const loop = new Path2D('M-2 4 C-22 4 -22 -18 1 -19 C24 -20 24 2 4 4 C-2 5 -8 8 -8 13 C-8 21 8 22 14 15');
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  within(brush, () => {
    castShadow(brush, 'rgb(30 12 2 / 45%)', 2.5, 1.5);
    brush.strokeStyle = OUTLINE;
    brush.lineWidth = 7;
    brush.stroke(loop);
  });
  brush.strokeStyle = '#d8a75c';
  brush.lineWidth = 4.4;
  brush.stroke(loop);
  brush.setLineDash([2.4, 3.4]);
  brush.strokeStyle = '#8a5a24';
  brush.lineWidth = 4.4;
  brush.stroke(loop);
  brush.setLineDash([]);
  ellipsePath(brush, 0, 4.5, 4, 3.4);
  brush.fillStyle = '#8a5a24';
  brush.fill();
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 1.6;
  brush.stroke();
}

/** Whoever lies gets up. */
function drawOverseer(brush: Brush): void {
  brush.lineJoin = 'round';
  within(brush, () => {
    brush.translate(-5, 0);
    const crown = new Path2D('M-11 2 C-11 -12 -8 -17 0 -17 C8 -17 11 -12 11 2 Z');
    brush.fillStyle = linear(brush, [-11, 0, 11, 0], [0, '#6d6470'], [0.5, '#3b3540'], [1, '#1d1a20']);
    brush.fill(crown);
    brush.strokeStyle = OUTLINE;
    brush.lineWidth = 1.8;
    brush.stroke(crown);
    brush.fillStyle = '#a6421f';
    brush.fillRect(-11, -4, 22, 5);
    ellipsePath(brush, 0, 3, 19, 5.6);
    brush.fillStyle = linear(brush, [-19, 0, 19, 0], [0, '#6d6470'], [0.5, '#3b3540'], [1, '#1d1a20']);
    brush.fill();
    brush.stroke();
  });
  const arrow = new Path2D(
    'M8 21 C16 20 19 12 18.500 3 L24 4 L16 -9 L7.500 2.500 L13 2.700 C13 10 12 15 7 16.500 Z',
  );
  brush.fillStyle = '#f2bf4c';
  brush.fill(arrow);
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 1.6;
  brush.stroke(arrow);
  brush.beginPath();
  brush.moveTo(-18, 19);
  brush.lineTo(6, 19);
  brush.lineWidth = 4.4;
  brush.lineCap = 'round';
  brush.stroke();
  brush.strokeStyle = '#a6421f';
  brush.lineWidth = 2.2;
  brush.stroke();
}

/** An eye: somebody looks what is there. */
function drawLookout(brush: Brush): void {
  const eye = new Path2D('M-21 0 C-13 -14 13 -14 21 0 C13 14 -13 14 -21 0 Z');
  within(brush, () => {
    castShadow(brush, 'rgb(30 12 2 / 45%)', 2.5, 1.5);
    brush.fillStyle = '#fffaf0';
    brush.fill(eye);
  });
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 2.4;
  brush.lineJoin = 'round';
  brush.stroke(eye);
  ellipsePath(brush, 0, 0, 8.6, 8.6);
  brush.fillStyle = '#8a5a24';
  brush.fill();
  brush.lineWidth = 1.8;
  brush.stroke();
  ellipsePath(brush, 0, 0, 4, 4);
  brush.fillStyle = OUTLINE;
  brush.fill();
  ellipsePath(brush, 2.6, -3, 2, 2);
  brush.fillStyle = '#fff';
  brush.fill();
}
