import type { GameTypes, Seat } from '@pampa/rules';
import type { Knowledge } from '../knowledge';

/** Of several others the best one counts most, but not alone: who is second now may be first in the end. */
const BEST_OTHER = 0.5;

/** How a seat stands, in points before the others; 0 where nobody knows. */
export function standingOf<T extends GameTypes>(
  knowledge: Knowledge<T>,
  open: T['open'],
  seat: Seat,
): number {
  const points = knowledge.prospects(open);
  return points === null ? 0 : standingIn(points, seat);
}

export function standingIn(points: readonly number[], seat: Seat): number {
  let most = -Infinity;
  let sum = 0;
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    const theirs = points[other] as number;
    if (theirs > most) most = theirs;
    sum += theirs;
  }
  const others = points.length - 1;
  if (others === 0) return points[seat] as number;
  return (points[seat] as number) - BEST_OTHER * most - ((1 - BEST_OTHER) * sum) / others;
}
