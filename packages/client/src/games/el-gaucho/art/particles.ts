import { ellipsePath } from '../../../tabletop/paint/brush';
import { particle } from '../../../tabletop/paint/effects';
import type { Drawing } from '../../../tabletop/paint/texture-cache';

export type OwnParticle = 'lasso' | 'rope';

/** The lasso is 64 wide; `rope` is a straight piece of what it hangs on. */
export const OWN_PARTICLES: Readonly<Record<OwnParticle, Drawing>> = {
  lasso: particle('lasso', 32, (brush) => {
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
};
