import { castShadow, ellipsePath, noShadow, roundedPath, within, type Brush } from './brush';
import { CREAM, INK } from './palette';
import type { Drawing } from './texture-cache';

function disc(brush: Brush, fill: string): void {
  within(brush, () => {
    castShadow(brush, 'rgb(20 8 2 / 60%)', 2, 1);
    ellipsePath(brush, 0, 0, 8.5, 8.5);
    brush.fillStyle = fill;
    brush.fill();
    noShadow(brush);
    brush.strokeStyle = INK;
    brush.lineWidth = 1.2;
    brush.stroke();
  });
}

function mark(name: string, draw: (brush: Brush) => void): Drawing {
  return { name, left: -12, top: -12, right: 12, bottom: 12, draw };
}

/** The player of this seat is not connected. */
export const AWAY: Drawing = mark('mark-away', (brush) => {
  disc(brush, '#6d6459');
  brush.strokeStyle = CREAM;
  brush.lineWidth = 1.7;
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.stroke(new Path2D('M-3.500 -4 L3.500 -4 L-3.500 4 L3.500 4'));
});

/** The player of this seat is a bot. */
export const BOT: Drawing = mark('mark-bot', (brush) => {
  disc(brush, CREAM);
  brush.fillStyle = '#4d6b7a';
  roundedPath(brush, -5, -3.5, 10, 7.5, 2.2);
  brush.fill();
  roundedPath(brush, -0.8, -6.5, 1.6, 3, 0.8);
  brush.fill();
  brush.fillStyle = CREAM;
  for (const side of [-1, 1]) {
    ellipsePath(brush, 2.2 * side, -0.4, 1.2, 1.2);
    brush.fill();
  }
  brush.fillRect(-2, 2, 4, 0.9);
});
