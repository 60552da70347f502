import type { Atom } from '../../play/desk';
import { contains, middleOf, type Spot } from '../layout/rect';
import type { Touchable } from './touchable';

/** What is meant by a touch at this spot: in the uppermost layer, first what is useful to touch, then what is nearest. */
export function atomAt(
  touchables: readonly Touchable[],
  spot: Spot,
  isUseful: (atom: Atom) => boolean,
): Atom | null {
  const under = touchables.filter(({ box }) => contains(box, spot));
  const layer = Math.max(0, ...under.map((each) => each.layer));
  let best: Touchable | null = null;
  let bestRank = Infinity;
  for (const each of under) {
    if (each.layer !== layer || each.atom === null) continue;
    const rank = distance(each, spot) + (isUseful(each.atom) ? 0 : 1000);
    if (rank < bestRank) {
      best = each;
      bestRank = rank;
    }
  }
  return best?.atom ?? null;
}

/** The distance from the middle relative to the size: small things win over what they lie on. */
function distance({ box }: Touchable, spot: Spot): number {
  const middle = middleOf(box);
  const near = Math.max(Math.abs(spot.x - middle.x) / box.width, Math.abs(spot.y - middle.y) / box.height);
  return near + Math.sqrt(box.width * box.height) / 400;
}
