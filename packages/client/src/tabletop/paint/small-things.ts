import type { Colour } from '@pampa/protocol';
import { castShadow, ellipsePath, linear, noShadow, radial, roundedPath, within, type Brush } from './brush';
import { writeFigures } from './figures';
import { drawEmblem } from './emblem';
import { CREAM, GOLD, INK, SEATS } from './palette';

/** A coin, 24 wide. */
export function drawCoin(brush: Brush): void {
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 6 / 50%)', 2.5, 1.5);
    ellipsePath(brush, 0, 0, 11, 11);
    brush.fillStyle = linear(brush, [-8, -10, 8, 10], [0, '#ffe9a3'], [0.5, '#e4ad3c'], [1, '#a36c14']);
    brush.fill();
    noShadow(brush);
    brush.strokeStyle = '#7c4d0b';
    brush.lineWidth = 1.2;
    brush.stroke();
    ellipsePath(brush, 0, 0, 8, 8);
    brush.strokeStyle = 'rgb(124 77 11 / 60%)';
    brush.lineWidth = 1;
    brush.stroke();
    drawEmblem(brush, 'yellow', 0, 0, 12, '#8a590f');
  });
}

/** A marker on a track of 100 fields: 26 x 30, its tip at the bottom, its middle at 0, 0. `hundreds` are written above it. */
export function drawMarker(brush: Brush, colour: Colour, hundreds: number): void {
  const paint = SEATS[colour];
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 6 / 55%)', 3, 2);
    const drop = new Path2D(
      'M0 15 C-3 9 -12 6 -12 -3 C-12 -10 -7 -15 0 -15 C7 -15 12 -10 12 -3 C12 6 3 9 0 15 Z',
    );
    brush.fillStyle = linear(brush, [-10, -14, 10, 10], [0, paint.light], [0.5, paint.base], [1, paint.dark]);
    brush.fill(drop);
    noShadow(brush);
    brush.strokeStyle = INK;
    brush.lineWidth = 1.6;
    brush.stroke(drop);
  });
  drawEmblem(brush, colour, 0, -3, 13.5, paint.on);
  if (hundreds === 0) return;
  within(brush, () => {
    roundedPath(brush, -17, -29, 34, 15, 6);
    brush.fillStyle = CREAM;
    brush.fill();
    brush.strokeStyle = INK;
    brush.lineWidth = 1.2;
    brush.stroke();
    brush.fillStyle = INK;
    writeFigures(brush, `+${hundreds * 100}`, 0, -21.5, 14);
  });
}

/** The start player's token: a brass spur wheel, 34 wide. */
export function drawToken(brush: Brush): void {
  within(brush, () => {
    castShadow(brush, 'rgb(40 20 6 / 55%)', 3, 2);
    brush.beginPath();
    for (let index = 0; index < 16; index++) {
      const radius = index % 2 === 0 ? 16.5 : 11;
      const angle = (index / 16) * Math.PI * 2 - Math.PI / 2;
      brush.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }
    brush.closePath();
    brush.lineJoin = 'round';
    brush.fillStyle = linear(brush, [-12, -14, 12, 14], [0, '#ffeeb5'], [0.5, GOLD], [1, '#8f5d12']);
    brush.fill();
    noShadow(brush);
    brush.strokeStyle = '#5b380a';
    brush.lineWidth = 1.4;
    brush.stroke();
    ellipsePath(brush, 0, 0, 8.5, 8.5);
    brush.fillStyle = '#5b2f16';
    brush.fill();
    brush.stroke();
    brush.fillStyle = '#ffe9a3';
    writeFigures(brush, '1', 0, 0.5, 15);
  });
}

/** A burning lantern, which marks whose turn it is. 30 x 40. */
export function drawLantern(brush: Brush): void {
  brush.fillStyle = radial(
    brush,
    [0, 2, 2, 22],
    [0, 'rgb(255 226 120 / 95%)'],
    [0.4, 'rgb(255 190 70 / 45%)'],
    [1, 'rgb(255 170 50 / 0%)'],
  );
  ellipsePath(brush, 0, 2, 22, 22);
  brush.fill();
  brush.strokeStyle = '#2b1a0e';
  brush.lineWidth = 1.8;
  brush.beginPath();
  brush.arc(0, -9, 7, Math.PI, 0);
  brush.stroke();
  const glass = new Path2D('M-6 -6 L6 -6 C10 0 10 6 7 12 L-7 12 C-10 6 -10 0 -6 -6 Z');
  brush.fillStyle = radial(brush, [0, 4, 1, 12], [0, '#fffbe0'], [0.5, '#ffd65c'], [1, '#ef9a2b']);
  brush.fill(glass);
  brush.stroke(glass);
  brush.fillStyle = '#ff8b1f';
  brush.fill(new Path2D('M0 -3 C4 2 4 6 2.500 9 L-2.500 9 C-4 6 -3 3 0 -3 Z'));
  brush.fillStyle = '#4a2e18';
  roundedPath(brush, -7, -10, 14, 4.5, 2);
  brush.fill();
  brush.stroke();
  roundedPath(brush, -9, 11.5, 18, 5, 2);
  brush.fill();
  brush.stroke();
}
