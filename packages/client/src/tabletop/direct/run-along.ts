import { along, type Point } from '../../stage/moves';
import type { Clip } from '../../stage/timeline';
import type { SceneTypes } from '../scene-types';
import type { Animator } from './animator';
import type { Settling } from './director-game';

/** Enough points to go round the corners of a track. */
const MOST_POINTS = 24;

/** A marker that hops from one value of a track to another, field by field. */
export function runAlong<S extends SceneTypes>(
  { key, to, ms }: Settling<S>,
  first: number,
  last: number,
  fieldAt: (value: number) => Point,
  animator: Animator<S>,
): Clip {
  const stops = Math.min(MOST_POINTS, Math.abs(last - first));
  if (stops < 2) return animator.go(key, to, { ms, z: to.z });
  let way: Point[] = [];
  return animator.go(key, to, {
    ms,
    z: to.z,
    begin: () => {
      way = Array.from({ length: stops + 1 }, (_, stop) =>
        fieldAt(Math.round(first + ((last - first) * stop) / stops)),
      );
    },
    gait: (node, t) => {
      const at = along(way, t);
      node.x = at.x;
      node.y = at.y - Math.abs(Math.sin(Math.PI * t * stops * 0.5)) * 3;
    },
  });
}
