import type { ActionOf } from '../actions';
import { SALE_MINIMUM, type Area } from '../areas';
import type { Code } from '../codes';
import { isLying, lying } from '../riders';
import { raceOf } from '../tiles';
import { isOwnLying, type Case } from './case';

/** A special action needs a gaucho on its area, and not one who came this turn. */
function whyNotArea({ ranch }: Case, area: Area): Code | null {
  const spot = ranch.areas[area];
  if (spot === 'fresh') return 'area-fresh';
  return spot === 'manned' ? null : 'area-empty';
}

export function whyNotRecall(of: Case, { area }: ActionOf<'recall'>): Code | null {
  return whyNotArea(of, area);
}

export function whyNotWish(of: Case): Code | null {
  return whyNotArea(of, 'wish');
}

export function whyNotSell(of: Case, { race }: ActionOf<'sell'>): Code | null {
  return whyNotArea(of, 'sale') ?? (of.ranch.herds[race].length < SALE_MINIMUM ? 'herd-too-small' : null);
}

export function whyNotSteal(of: Case, { tile }: ActionOf<'steal'>): Code | null {
  const race = raceOf(tile);
  const isRivals = of.open.ranches.some((ranch) => ranch !== of.ranch && ranch.herds[race].includes(tile));
  return whyNotArea(of, 'thief') ?? (isRivals ? null : 'no-rivals-tile');
}

export function whyNotRouse(of: Case, { spaces }: ActionOf<'rouse'>): Code | null {
  const areOwn = spaces.every((space) => isOwnLying(of, space));
  return whyNotArea(of, 'overseer') ?? (areOwn ? null : 'not-your-lying-gaucho');
}

export function whyNotOust(of: Case, { space }: ActionOf<'oust'>): Code | null {
  const rider = of.open.riders[of.ground.indexOf.get(space) ?? -1] ?? 0;
  const isRivals = isLying(rider) && rider !== lying(of.seat);
  return whyNotArea(of, 'overseer') ?? (isRivals ? null : 'not-a-rivals-lying-gaucho');
}

export function whyNotScout(of: Case): Code | null {
  if (of.open.steppe === 0) return whyNotArea(of, 'steppe') ?? 'steppe-empty';
  return whyNotArea(of, 'steppe') ?? (of.open.tiles.includes(0) ? null : 'no-free-space');
}
