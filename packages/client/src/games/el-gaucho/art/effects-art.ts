import { castShadow, ellipsePath, linear, noShadow, radial, roundedPath, within, type Brush } from './brush';
import { COIN } from './drawings';
import { FONTS } from './palette';
import type { Drawing } from './wardrobe';

export type ParticleName = 'dust' | 'spark' | 'coin' | 'lasso' | 'rope' | 'star' | 'glow' | 'leaf';

/** Bits and pieces that fly through the air; 24 wide, the lasso 64. `rope` is a straight piece of what it hangs on. */
export const PARTICLES: Readonly<Record<ParticleName, Drawing>> = {
  dust: bit('dust', 12, (brush) => {
    brush.fillStyle = radial(
      brush,
      [0, 0, 0, 12],
      [0, 'rgb(226 196 138 / 80%)'],
      [0.6, 'rgb(206 172 110 / 38%)'],
      [1, 'rgb(206 172 110 / 0%)'],
    );
    ellipsePath(brush, 0, 0, 12, 12);
    brush.fill();
  }),
  spark: bit('spark', 12, (brush) => {
    brush.fillStyle = radial(
      brush,
      [0, 0, 0, 12],
      [0, 'rgb(255 252 226 / 100%)'],
      [0.3, 'rgb(255 222 120 / 85%)'],
      [1, 'rgb(255 190 60 / 0%)'],
    );
    ellipsePath(brush, 0, 0, 12, 12);
    brush.fill();
  }),
  coin: COIN,
  lasso: bit('lasso', 32, (brush) => {
    brush.strokeStyle = '#3b2410';
    brush.lineWidth = 6;
    ellipsePath(brush, 0, 0, 27, 15);
    brush.stroke();
    brush.strokeStyle = '#dcac62';
    brush.lineWidth = 3.6;
    brush.stroke();
    brush.setLineDash([3, 4]);
    brush.strokeStyle = '#8a5a24';
    brush.stroke();
  }),
  rope: {
    name: 'rope',
    left: -12,
    top: -3,
    right: 12,
    bottom: 3,
    draw: (brush) => {
      brush.fillStyle = '#3b2410';
      brush.fillRect(-12, -3, 24, 6);
      brush.fillStyle = '#dcac62';
      brush.fillRect(-12, -1.8, 24, 3.6);
      brush.fillStyle = '#8a5a24';
      for (let x = -11; x < 12; x += 6) brush.fillRect(x, -1.8, 2.4, 3.6);
    },
  },
  star: bit('star', 12, (brush) => {
    brush.fillStyle = '#ffe39a';
    brush.fill(
      new Path2D('M0 -11 Q1.500 -1.500 11 0 Q1.500 1.500 0 11 Q-1.500 1.500 -11 0 Q-1.500 -1.500 0 -11 Z'),
    );
  }),
  glow: bit('glow', 48, (brush) => {
    brush.fillStyle = radial(
      brush,
      [0, 0, 0, 48],
      [0, 'rgb(255 232 150 / 85%)'],
      [0.5, 'rgb(255 204 90 / 35%)'],
      [1, 'rgb(255 190 60 / 0%)'],
    );
    ellipsePath(brush, 0, 0, 48, 48);
    brush.fill();
  }),
  leaf: bit('leaf', 12, (brush) => {
    brush.fillStyle = '#8c9a3e';
    brush.fill(new Path2D('M-10 4 C-6 -8 6 -8 10 -4 C6 8 -4 8 -10 4 Z'));
  }),
};

function bit(name: string, half: number, draw: (brush: Brush) => void): Drawing {
  return { name, left: -half, top: -half, right: half, bottom: half, draw };
}

/** A ribbon of cloth with a title, and a line below it where there is one. As wide as its title needs. */
export function bannerDrawing(title: string, line: string | null, widest: number): Drawing {
  const size = Math.min(44, widest / (title.length * 0.62 + 3));
  const half = Math.min(
    widest / 2,
    Math.max(title.length * size * 0.36, (line?.length ?? 0) * size * 0.14) + size * 1.6,
  );
  const height = size * (line === null ? 1.9 : 2.5);
  return {
    name: `banner-${title}-${line ?? ''}-${Math.round(widest)}`,
    left: -half - 20,
    top: -height / 2 - 14,
    right: half + 20,
    bottom: height / 2 + 24,
    draw: (brush) => drawBanner(brush, half, height, size, title, line),
  };
}

function drawBanner(
  brush: Brush,
  half: number,
  height: number,
  size: number,
  title: string,
  line: string | null,
): void {
  const tail = size * 0.9;
  within(brush, () => {
    castShadow(brush, 'rgb(30 8 0 / 60%)', 12, 6);
    brush.fillStyle = '#6d2412';
    for (const side of [-1, 1]) {
      brush.beginPath();
      brush.moveTo(side * (half - tail * 1.6), -height / 2 + size * 0.3);
      brush.lineTo(side * (half + 14), -height / 2 + size * 0.3);
      brush.lineTo(side * (half - tail * 0.3), size * 0.3);
      brush.lineTo(side * (half + 14), height / 2 + size * 0.3);
      brush.lineTo(side * (half - tail * 1.6), height / 2 + size * 0.3);
      brush.closePath();
      brush.fill();
    }
    roundedPath(brush, -half + tail, -height / 2, 2 * (half - tail), height, 6);
    brush.fillStyle = linear(
      brush,
      [0, -height / 2, 0, height / 2],
      [0, '#c9522b'],
      [0.5, '#b03f1d'],
      [1, '#8a2d13'],
    );
    brush.fill();
    noShadow(brush);
    roundedPath(brush, -half + tail + 5, -height / 2 + 5, 2 * (half - tail) - 10, height - 10, 4);
    brush.setLineDash([6, 5]);
    brush.strokeStyle = 'rgb(255 224 160 / 75%)';
    brush.lineWidth = 1.6;
    brush.stroke();
  });
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = '#fff3d6';
  brush.font = `400 ${size}px ${FONTS.display}`;
  brush.fillText(title, 0, line === null ? 2 : -size * 0.36, 2 * (half - tail) - 24);
  if (line === null) return;
  brush.font = `600 ${Math.max(14, size * 0.44)}px ${FONTS.slab}`;
  brush.fillStyle = '#ffdfa6';
  brush.fillText(line, 0, size * 0.68, 2 * (half - tail) - 24);
}
