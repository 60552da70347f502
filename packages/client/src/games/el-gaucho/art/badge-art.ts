import { castShadow, ellipsePath, linear, noShadow, roundedPath, within, type Brush } from './brush';
import { writeFigures } from './figures';
import { INK } from './palette';
import type { Drawing } from './wardrobe';

export interface BadgeSign {
  readonly sum: number;
  readonly pose: 'standing' | 'lying';
  readonly isPartial: boolean;
}

/** A brass tag: what the dice make there, and how a gaucho would be. 44 x 24. */
export function badgeDrawing({ sum, pose, isPartial }: BadgeSign): Drawing {
  return {
    name: `badge-${sum}-${pose}-${String(isPartial)}`,
    left: -26,
    top: -16,
    right: 26,
    bottom: 18,
    draw: (brush) => {
      within(brush, () => {
        castShadow(brush, 'rgb(30 12 0 / 65%)', 4, 2);
        roundedPath(brush, -22, -12, 44, 24, 9);
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
      drawPose(brush, pose);
      writeFigures(brush, String(sum), 9, 0.4, 20);
    },
  };
}

/** A tiny gaucho, left of the number. */
function drawPose(brush: Brush, pose: 'standing' | 'lying'): void {
  within(brush, () => {
    brush.translate(-11, 1);
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
