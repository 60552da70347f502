import type { Atom } from '../../../play/desk';
import { contains, middleOf, type Spot } from '../../../tabletop/layout/rect';
import type { Touchable } from './touchables';

/**
 * What somebody means who points there: the uppermost layer, in it what makes sense to touch, and of that the nearest.
 */
export function atomAt(
  touchables: readonly Touchable[],
  spot: Spot,
  makesSense: (atom: Atom) => boolean,
): Atom | null {
  const under = touchables.filter(({ box }) => contains(box, spot));
  const layer = Math.max(0, ...under.map((each) => each.layer));
  let best: Touchable | null = null;
  let bestRank = Infinity;
  for (const each of under) {
    if (each.layer !== layer || each.atom === null) continue;
    const rank = distance(each, spot) + (makesSense(each.atom) ? 0 : 1000);
    if (rank < bestRank) {
      best = each;
      bestRank = rank;
    }
  }
  return best?.atom ?? null;
}

/** From the middle, as a part of its size: small things win over what they lie on. */
function distance({ box }: Touchable, spot: Spot): number {
  const middle = middleOf(box);
  const near = Math.max(Math.abs(spot.x - middle.x) / box.width, Math.abs(spot.y - middle.y) / box.height);
  return near + Math.sqrt(box.width * box.height) / 400;
}
