import { castShadow, linear, noShadow, roundedPath, within, type Brush } from './brush';
import { writeFigures } from './figures';
import { INK } from './palette';
import type { Drawing } from './texture-cache';

/** A small picture left of a badge's number. */
export interface BadgeIcon {
  readonly name: string;
  /** Draws it in about 12 x 16 around 0, 0, in the ink that is set. */
  draw(brush: Brush): void;
}

export interface Badge {
  readonly number: number;
  readonly icon: BadgeIcon | null;
  /** Paper instead of brass: what it stands for needs more than is picked. */
  readonly isFaint: boolean;
}

/** As wide as what is written on it; a badge is 24 high. */
export function badgeWidth({ number, icon }: Badge): number {
  return (number > 9 ? 28 : 20) + (icon === null ? 4 : 17);
}

/** A brass tag with a number: what picked things amount to at the place where it hangs. */
export function badgeDrawing(badge: Badge): Drawing {
  const { number, icon, isFaint } = badge;
  const half = badgeWidth(badge) / 2;
  return {
    name: `badge-${number}-${icon?.name ?? ''}-${String(isFaint)}`,
    left: -half - 4,
    top: -16,
    right: half + 4,
    bottom: 18,
    draw: (brush) => {
      within(brush, () => {
        castShadow(brush, 'rgb(30 12 0 / 65%)', 4, 2);
        roundedPath(brush, -half, -12, half * 2, 24, 9);
        brush.fillStyle = isFaint
          ? linear(brush, [0, -12, 0, 12], [0, '#fdf6e4'], [1, '#e2cfa4'])
          : linear(brush, [0, -12, 0, 12], [0, '#ffe79a'], [1, '#e0a12e']);
        brush.fill();
        noShadow(brush);
        brush.strokeStyle = '#5a3208';
        brush.lineWidth = 1.4;
        brush.stroke();
      });
      brush.fillStyle = INK;
      if (icon !== null) {
        within(brush, () => {
          brush.translate(11 - half, 1);
          icon.draw(brush);
        });
      }
      writeFigures(brush, String(number), icon === null ? 0 : 8.5, 0.4, 20);
    },
  };
}
