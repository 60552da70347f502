import type { BadgeIcon } from '../../../tabletop/paint/badge';
import { ellipsePath, type Brush } from '../../../tabletop/paint/brush';

export const POSE_ICONS: Readonly<Record<'standing' | 'lying', BadgeIcon>> = {
  standing: { name: 'standing', draw: drawTinyGaucho },
  lying: {
    name: 'lying',
    draw: (brush) => {
      brush.translate(1, 2);
      brush.rotate(-Math.PI / 2);
      drawTinyGaucho(brush);
    },
  },
};

function drawTinyGaucho(brush: Brush): void {
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
}
