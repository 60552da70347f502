import type { ActionOf } from '../actions';
import { SALE_MINIMUM, type Area } from '../areas';
import type { Code } from '../codes';
import { isLying, lying } from '../riders';
import { raceOf } from '../tiles';
import { isOwnLying, type Situation } from './situation';

/** A special action needs a gaucho on its area, and not one who came this turn. */
function whyNotArea({ ranch }: Situation, area: Area): Code | null {
  const spot = ranch.areas[area];
  if (spot === 'fresh') return 'area-fresh';
  return spot === 'manned' ? null : 'area-empty';
}

export function whyNotRecall(here: Situation, { area }: ActionOf<'recall'>): Code | null {
  return whyNotArea(here, area);
}

export function whyNotWish(here: Situation): Code | null {
  return whyNotArea(here, 'wish');
}

export function whyNotSell(here: Situation, { race }: ActionOf<'sell'>): Code | null {
  return whyNotArea(here, 'sale') ?? (here.ranch.herds[race].length < SALE_MINIMUM ? 'herd-too-small' : null);
}

export function whyNotSteal(here: Situation, { tile }: ActionOf<'steal'>): Code | null {
  const race = raceOf(tile);
  const isRivals = here.open.ranches.some(
    (ranch) => ranch !== here.ranch && ranch.herds[race].includes(tile),
  );
  return whyNotArea(here, 'thief') ?? (isRivals ? null : 'no-rivals-tile');
}

export function whyNotRouse(here: Situation, { spaces }: ActionOf<'rouse'>): Code | null {
  const areOwn = spaces.every((space) => isOwnLying(here, space));
  return whyNotArea(here, 'overseer') ?? (areOwn ? null : 'not-your-lying-gaucho');
}

export function whyNotOust(here: Situation, { space }: ActionOf<'oust'>): Code | null {
  const rider = here.open.riders[here.ground.indexOf.get(space) ?? -1] ?? 0;
  const isRivals = isLying(rider) && rider !== lying(here.seat);
  return whyNotArea(here, 'overseer') ?? (isRivals ? null : 'not-a-rivals-lying-gaucho');
}

export function whyNotScout(here: Situation): Code | null {
  if (here.open.steppe === 0) return whyNotArea(here, 'steppe') ?? 'steppe-empty';
  return whyNotArea(here, 'steppe') ?? (here.open.tiles.includes(0) ? null : 'no-free-space');
}
