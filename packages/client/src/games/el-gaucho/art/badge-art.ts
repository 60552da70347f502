import { castShadow, ellipsePath, linear, noShadow, roundedPath, within, type Brush } from './brush';
import { writeFigures } from './figures';
import { INK } from './palette';
import type { Drawing } from './wardrobe';

export interface BadgeSign {
  readonly sum: number;
  /** Null where there is only one way to be there. */
  readonly pose: 'standing' | 'lying' | null;
  readonly isPartial: boolean;
}

/** As wide as what stands on it; 24 high. */
export function badgeWidth({ sum, pose }: BadgeSign): number {
  return (sum > 9 ? 28 : 20) + (pose === null ? 4 : 17);
}

/** A brass tag: what the dice make there, and how a gaucho would be. */
export function badgeDrawing(sign: BadgeSign): Drawing {
  const { sum, pose, isPartial } = sign;
  const half = badgeWidth(sign) / 2;
  return {
    name: `badge-${sum}-${pose ?? 'any'}-${String(isPartial)}`,
    left: -half - 4,
    top: -16,
    right: half + 4,
    bottom: 18,
    draw: (brush) => {
      within(brush, () => {
        castShadow(brush, 'rgb(30 12 0 / 65%)', 4, 2);
        roundedPath(brush, -half, -12, half * 2, 24, 9);
        brush.fillStyle = isPartial
          ? linear(brush, [0, -12, 0, 12], [0, '#fdf6e4'], [1, '#e2cfa4'])
          : linear(brush, [0, -12, 0, 12], [0, '#ffe79a'], [1, '#e0a12e']);
        brush.fill();
        noShadow(brush);
        brush.strokeStyle = '#5a3208';
        brush.lineWidth = 1.4;
        brush.stroke();
      });
      brush.fillStyle = INK;
      if (pose !== null) drawPose(brush, pose, 11 - half);
      writeFigures(brush, String(sum), pose === null ? 0 : 8.5, 0.4, 20);
    },
  };
}

/** A tiny gaucho, left of the number. */
function drawPose(brush: Brush, pose: 'standing' | 'lying', x: number): void {
  within(brush, () => {
    brush.translate(x, 1);
    if (pose === 'lying') {
      brush.translate(1, 2);
      brush.rotate(-Math.PI / 2);
    }
    brush.beginPath();
    brush.moveTo(-2, -3);
    brush.lineTo(2, -3);
    brush.lineTo(6, 7);
    brush.lineTo(-6, 7);
    brush.closePath();
    brush.fill();
    ellipsePath(brush, 0, -4.6, 6.4, 1.7);
    brush.fill();
    ellipsePath(brush, 0, -6.4, 3, 3);
    brush.fill();
  });
}
