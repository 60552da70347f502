import { ellipsePath, linear, mirrored, within, type Brush } from '../brush';
import { COATS, SPOT, type Coat, type CoatName } from './coats';

const OUTLINE = '#2a1a10';

/** A cattle's head from the front, its middle at 0, 0: about 100 wide with the longest horns, 84 high. */
export function drawHead(brush: Brush, name: CoatName): void {
  const coat = COATS[name];
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  drawHorns(brush, coat);
  drawEars(brush, coat);
  drawFace(brush, coat);
  drawMuzzle(brush, coat);
  drawEyes(brush, coat);
  drawForelock(brush, coat);
}

function facePath(brush: Brush): void {
  brush.beginPath();
  brush.moveTo(0, -35);
  brush.bezierCurveTo(11, -38, 25, -34, 26, -20);
  brush.bezierCurveTo(27, -6, 20, 4, 18, 13);
  brush.bezierCurveTo(17, 19, 22, 24, 21, 32);
  brush.bezierCurveTo(20, 41, 10, 44, 0, 44);
  brush.bezierCurveTo(-10, 44, -20, 41, -21, 32);
  brush.bezierCurveTo(-22, 24, -17, 19, -18, 13);
  brush.bezierCurveTo(-20, 4, -27, -6, -26, -20);
  brush.bezierCurveTo(-25, -34, -11, -38, 0, -35);
  brush.closePath();
}

const HORN_PATHS: Readonly<Record<Coat['horns'], string | null>> = {
  none: null,
  long: 'M13 -31 C24 -33 36 -31 44 -37 C52 -43 53 -54 48 -64 C47 -55 44 -48 37 -45 C29 -42 20 -44 11 -40 Z',
  lyre: 'M12 -33 C22 -38 24 -46 21 -55 C20 -60 24 -66 28 -68 C22 -68 13 -64 12 -55 C11 -48 10 -44 7 -39 Z',
  curled: 'M17 -33 C27 -38 38 -37 41 -29 C43 -24 41 -17 36 -13 C37 -20 36 -26 30 -28 C25 -29 21 -27 17 -25 Z',
  short: 'M13 -34 C19 -37 24 -41 25 -50 C20 -48 13 -47 9 -39 Z',
};

function drawHorns(brush: Brush, coat: Coat): void {
  const outline = HORN_PATHS[coat.horns];
  if (outline === null) return;
  const path = new Path2D(outline);
  mirrored(brush, () => {
    brush.fillStyle = linear(
      brush,
      [10, -36, 50, -50],
      [0, coat.horn[1]],
      [0.45, coat.horn[0]],
      [1, coat.horn[0]],
    );
    brush.fill(path);
    brush.strokeStyle = OUTLINE;
    brush.lineWidth = 2.4;
    brush.stroke(path);
  });
}

const EAR_PATHS: Readonly<Record<Coat['ears'], { readonly outer: string; readonly inner: string }>> = {
  level: {
    outer: 'M22 -24 C30 -31 43 -29 48 -21 C43 -12 31 -10 23 -14 Z',
    inner: 'M27 -21 C33 -25 40 -24 43 -20 C39 -16 32 -15 27 -17 Z',
  },
  drooping: {
    outer: 'M22 -24 C31 -27 40 -20 43 -8 C44 0 43 6 39 12 C32 8 25 -2 22 -13 Z',
    inner: 'M27 -19 C32 -19 37 -13 39 -4 C39 1 39 4 38 6 C34 3 29 -5 27 -13 Z',
  },
};

function drawEars(brush: Brush, coat: Coat): void {
  const outer = new Path2D(EAR_PATHS[coat.ears].outer);
  const inner = new Path2D(EAR_PATHS[coat.ears].inner);
  mirrored(brush, (_, side) => {
    const isSpotted = coat.mark === 'patches' && side === 1;
    brush.fillStyle = isSpotted ? SPOT : side === 1 ? coat.hairDark : coat.hair;
    if (coat.mark === 'smoke') brush.fillStyle = side === 1 ? '#d9cfbe' : coat.hair;
    brush.fill(outer);
    brush.fillStyle = 'rgb(222 150 130 / 75%)';
    brush.fill(inner);
    brush.strokeStyle = OUTLINE;
    brush.lineWidth = 2.4;
    brush.stroke(outer);
  });
}

function drawFace(brush: Brush, coat: Coat): void {
  within(brush, () => {
    facePath(brush);
    brush.fillStyle = linear(
      brush,
      [-26, -30, 26, 30],
      [0, coat.hairLight],
      [0.45, coat.hair],
      [1, coat.hairDark],
    );
    brush.fill();
    brush.clip();
    drawMark(brush, coat);
    // The late sun comes from the left.
    brush.fillStyle = linear(
      brush,
      [-26, 0, 26, 0],
      [0, 'rgb(255 236 190 / 28%)'],
      [0.4, 'transparent'],
      [0.65, 'transparent'],
      [1, 'rgb(40 16 8 / 38%)'],
    );
    brush.fillRect(-40, -50, 80, 110);
  });
  facePath(brush);
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 2.6;
  brush.stroke();
}

function drawMark(brush: Brush, coat: Coat): void {
  switch (coat.mark) {
    case 'white-face':
      brush.fillStyle = '#fbf3e4';
      brush.fill(
        new Path2D(
          'M-9 -40 C-4 -30 -16 -18 -14 -4 C-13 8 -17 14 -20 24 L-24 46 L24 46 L20 24 C17 14 13 8 14 -4 C16 -18 4 -30 9 -40 Z',
        ),
      );
      break;
    case 'dun':
      brush.fillStyle = 'rgb(255 241 205 / 55%)';
      brush.fill(new Path2D('M-16 14 C-8 8 8 8 16 14 L22 46 L-22 46 Z'));
      brush.fillStyle = 'rgb(110 60 14 / 38%)';
      brush.fill(new Path2D('M-5 -40 C-8 -20 -6 0 -3 14 L3 14 C6 0 8 -20 5 -40 Z'));
      break;
    case 'sheen':
      brush.fillStyle = 'rgb(190 195 220 / 26%)';
      ellipsePath(brush, -9, -18, 8, 13, 0.25);
      brush.fill();
      brush.fillStyle = 'rgb(190 195 220 / 18%)';
      ellipsePath(brush, -4, 8, 3.5, 13, 0.05);
      brush.fill();
      break;
    case 'smoke':
      brush.fillStyle = 'rgb(74 66 62 / 42%)';
      for (const side of [-1, 1]) {
        ellipsePath(brush, 18 * side, -6, 10, 9, 0.5 * side);
        brush.fill();
      }
      brush.fillStyle = 'rgb(74 66 62 / 22%)';
      ellipsePath(brush, 0, 22, 16, 12);
      brush.fill();
      break;
    case 'patches':
      brush.fillStyle = SPOT;
      brush.fill(new Path2D('M3 -40 C6 -28 2 -18 9 -8 C14 0 12 8 20 12 L34 0 L30 -40 Z'));
      brush.fill(new Path2D('M-30 -18 C-22 -22 -14 -14 -14 -4 C-14 5 -18 8 -24 10 L-34 4 Z'));
  }
}

function drawMuzzle(brush: Brush, coat: Coat): void {
  within(brush, () => {
    facePath(brush);
    brush.clip();
    ellipsePath(brush, 0, 33, 22, 14);
    brush.fillStyle = coat.muzzle;
    brush.fill();
    ellipsePath(brush, -5, 27, 13, 5);
    brush.fillStyle = 'rgb(255 255 255 / 24%)';
    brush.fill();
  });
  brush.fillStyle = 'rgb(38 18 12 / 88%)';
  for (const side of [-1, 1]) {
    ellipsePath(brush, 9.5 * side, 30, 3.4, 4.4, 0.5 * side);
    brush.fill();
  }
  brush.beginPath();
  brush.moveTo(-8, 39);
  brush.quadraticCurveTo(0, 42.5, 8, 39);
  brush.strokeStyle = 'rgb(38 18 12 / 70%)';
  brush.lineWidth = 1.8;
  brush.stroke();
}

function drawEyes(brush: Brush, coat: Coat): void {
  const isDark = coat.mark === 'sheen';
  mirrored(brush, (_, side) => {
    const onSpot = coat.mark === 'patches';
    brush.fillStyle = isDark || onSpot ? '#f6ead6' : 'rgb(255 248 236 / 80%)';
    ellipsePath(brush, 16.5, -7, 5.4, 5, -0.3);
    brush.fill();
    brush.fillStyle = '#22130c';
    ellipsePath(brush, 16 - 0.6 * side, -6.5, 4, 4.3);
    brush.fill();
    brush.fillStyle = '#fff';
    ellipsePath(brush, 16 - 1.7 * side, -8.2, 1.4, 1.4);
    brush.fill();
    // A heavy lid: cattle are calm.
    brush.beginPath();
    brush.moveTo(10.5, -9);
    brush.quadraticCurveTo(16, -14.5, 22.5, -9);
    brush.strokeStyle = isDark ? '#0d0b0e' : '#2a1a10';
    brush.lineWidth = 2.6;
    brush.stroke();
  });
}

function drawForelock(brush: Brush, coat: Coat): void {
  const path = new Path2D(
    coat.horns === 'none'
      ? 'M-17 -32 C-14 -44 -4 -45 0 -41 C5 -46 15 -43 17 -32 C12 -29 10 -24 6 -27 C3 -22 -2 -22 -4 -27 C-9 -23 -12 -28 -17 -32 Z'
      : 'M-10 -36 C-8 -42 8 -42 10 -36 C8 -31 7 -27 4 -23 C3 -27 1 -28 0 -21 C-2 -27 -3 -27 -5 -24 C-7 -28 -9 -32 -10 -36 Z',
  );
  brush.fillStyle = coat.mark === 'white-face' ? '#fdf7ea' : coat.mark === 'patches' ? SPOT : coat.hair;
  if (coat.mark === 'sheen') brush.fillStyle = coat.hairLight;
  brush.fill(path);
  brush.strokeStyle = OUTLINE;
  brush.lineWidth = 1.8;
  brush.stroke(path);
}
