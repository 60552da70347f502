import type { Colour } from '@pampa/protocol';
import { castShadow, ellipsePath, linear, mirrored, noShadow, within, type Brush } from '../brush';
import { drawEmblem } from '../emblem';
import { SEATS, type SeatPaint } from '../palette';

const OUTLINE = '#24150c';
const SKIN = '#dba273';
const HAT = '#4b3120';
const HAT_LIGHT = '#7a5536';

/** A standing gaucho, 64 high, with their feet at 0, 0. */
export function drawStanding(brush: Brush, colour: Colour): void {
  const paint = SEATS[colour];
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.fillStyle = 'rgb(30 14 4 / 45%)';
  ellipsePath(brush, 3, -1, 22, 6.5);
  brush.fill();
  drawBoots(brush);
  drawPoncho(brush, paint);
  drawEmblem(brush, colour, 0, -21, 15, paint.on);
  drawFaceAndHat(brush, paint);
}

function drawBoots(brush: Brush): void {
  mirrored(brush, () => {
    const boot = new Path2D('M2 -12 L12 -12 L12 -4 C15 -4 17 -2 17 1 L3 1 Z');
    brush.fillStyle = '#3a2415';
    brush.fill(boot);
    brush.strokeStyle = OUTLINE;
    brush.lineWidth = 2;
    brush.stroke(boot);
  });
}

const PONCHO = 'M-9 -40 C-16 -36 -20 -24 -23 -10 C-14 -5 14 -5 23 -10 C20 -24 16 -36 9 -40 Z';

function drawPoncho(brush: Brush, paint: SeatPaint): void {
  const path = new Path2D(PONCHO);
  brush.fillStyle = linear(brush, [-22, -30, 22, -14], [0, paint.light], [0.4, paint.base], [1, paint.dark]);
  brush.fill(path);
  within(brush, () => {
    brush.clip(path);
    // A woven hem.
    brush.strokeStyle = paint.on;
    brush.globalAlpha = 0.85;
    brush.lineWidth = 1.6;
    brush.beginPath();
    brush.moveTo(-24, -13.5);
    brush.bezierCurveTo(-14, -8.5, 14, -8.5, 24, -13.5);
    brush.stroke();
    brush.globalAlpha = 1;
    brush.strokeStyle = paint.dark;
    brush.lineWidth = 1.4;
    for (const x of [-13, 13]) {
      brush.beginPath();
      brush.moveTo(x * 0.6, -38);
      brush.quadraticCurveTo(x * 1.1, -24, x * 1.15, -8);
      brush.stroke();
    }
  });
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 2.4;
  brush.stroke(path);
}

function drawFaceAndHat(brush: Brush, paint: SeatPaint): void {
  // Neckerchief.
  const scarf = new Path2D('M-9 -41 C-4 -37 4 -37 9 -41 L7 -34 C3 -32 -3 -32 -7 -34 Z');
  brush.fillStyle = paint.on;
  brush.fill(scarf);
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 1.8;
  brush.stroke(scarf);
  // Face with a moustache.
  ellipsePath(brush, 0, -44.5, 8.5, 8);
  brush.fillStyle = linear(brush, [-8, 0, 8, 0], [0, '#f0bf91'], [0.6, SKIN], [1, '#b57a4f']);
  brush.fill();
  brush.lineWidth = 2;
  brush.stroke();
  brush.fillStyle = '#2a170d';
  brush.fill(
    new Path2D(
      'M0 -43.500 C3 -44.500 6 -42 7 -39.500 C4.500 -40 2 -40.500 0 -41 C-2 -40.500 -4.500 -40 -7 -39.500 C-6 -42 -3 -44.500 0 -43.500 Z',
    ),
  );
  drawHat(brush, paint);
}

/** Flat and wide, drawn where the head of a standing gaucho is. */
function drawHat(brush: Brush, paint: SeatPaint): void {
  const crown = new Path2D('M-10 -51 C-10 -60 -7 -63 0 -63 C7 -63 10 -60 10 -51 Z');
  brush.fillStyle = linear(brush, [-10, 0, 10, 0], [0, HAT_LIGHT], [0.5, HAT], [1, '#2c1b10']);
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 2;
  brush.fill(crown);
  brush.stroke(crown);
  brush.fillStyle = paint.base;
  brush.fillRect(-10, -55, 20, 3.6);
  brush.strokeRect(-10, -55, 20, 3.6);
  within(brush, () => {
    castShadow(brush, 'rgb(20 8 2 / 50%)', 2, 1.5);
    ellipsePath(brush, 0, -50.5, 21, 4.6);
    brush.fillStyle = linear(brush, [-21, 0, 21, 0], [0, HAT_LIGHT], [0.5, HAT], [1, '#2c1b10']);
    brush.fill();
    noShadow(brush);
    brush.lineWidth = 2.2;
    brush.stroke();
  });
}

/** A gaucho lying on their back, hat over the face, 64 wide, the middle of the back at 0, 0. */
export function drawLying(brush: Brush, colour: Colour): void {
  const paint = SEATS[colour];
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.fillStyle = 'rgb(30 14 4 / 42%)';
  ellipsePath(brush, 1, 3, 34, 7);
  brush.fill();
  const boots = new Path2D(
    'M23 2 L23 -7 L28 -16 C30 -19 34 -17 33 -14 L31 -7 L33 -5 L37 -13 C39 -16 42 -14 41 -11 L36 2 Z',
  );
  brush.fillStyle = '#3a2415';
  brush.fill(boots);
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 2.2;
  brush.stroke(boots);
  const blanket = new Path2D(
    'M-14 -8 C-6 -19 8 -20 26 -11 C28 -6 28 0 26 4 C12 7 -4 7 -15 5 C-17 0 -17 -4 -14 -8 Z',
  );
  brush.fillStyle = linear(brush, [0, -18, 0, 7], [0, paint.light], [0.45, paint.base], [1, paint.dark]);
  brush.fill(blanket);
  within(brush, () => {
    brush.clip(blanket);
    brush.strokeStyle = paint.on;
    brush.globalAlpha = 0.85;
    brush.lineWidth = 1.7;
    brush.beginPath();
    brush.moveTo(20, -20);
    brush.quadraticCurveTo(23, -5, 20, 8);
    brush.stroke();
  });
  brush.lineWidth = 2.4;
  brush.stroke(blanket);
  drawEmblem(brush, colour, 4, -5, 15, paint.on);
  drawHatOverFace(brush, paint);
}

/** The head on the ground, with the standing gaucho's hat tipped over the eyes. */
function drawHatOverFace(brush: Brush, paint: SeatPaint): void {
  ellipsePath(brush, -20, -6, 8.5, 8);
  brush.fillStyle = linear(brush, [-28, -12, -12, 2], [0, '#f0bf91'], [0.6, SKIN], [1, '#b57a4f']);
  brush.fill();
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 2;
  brush.stroke();
  within(brush, () => {
    brush.translate(-23, -8);
    brush.rotate(-0.92);
    brush.scale(0.92, 0.92);
    brush.translate(0, 50);
    drawHat(brush, paint);
  });
}
