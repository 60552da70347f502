import type { Point } from '../../stage/moves';
import { delayed, parallel, type Clip } from '../../stage/timeline';
import type { SceneTypes } from '../scene-types';
import type { Animator } from './animator';

/** Where rockets go off, seen from the middle of the board: around the banner, not over it. */
const ROCKETS = [
  [-130, -116],
  [150, -108],
  [10, -134],
  [-160, 96],
  [120, 112],
  [-20, 124],
] as const;

/** Fireworks around this point, one rocket after the other. */
export function rockets<S extends SceneTypes>({ x, y }: Point, animator: Animator<S>): readonly Clip[] {
  return ROCKETS.map(([dx, dy], index) =>
    delayed(
      200 + index * 280,
      animator.rocket(() => ({ x: x + dx, y: y + dy }), index % 2 === 0 ? 'coin' : 'star'),
    ),
  );
}

/** Stars over a winner's panel. */
export function cheers<S extends SceneTypes>(at: () => Point, animator: Animator<S>): Clip {
  return parallel(
    animator.sparks(at, 14, 'star'),
    delayed(420, animator.sparks(at, 12, 'star')),
    delayed(900, animator.sparks(at, 12)),
  );
}
