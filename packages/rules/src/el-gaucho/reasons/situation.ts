import type { Seat } from '../../kernel/game';
import { groundOf, type Ground, type Space } from '../layouts';
import { lying } from '../riders';
import type { Held, Open, Ranch } from '../state';

/** What the reasons are looked for in: a view, from one seat's chair. */
export interface Situation {
  readonly open: Open;
  readonly held: Held;
  readonly ranch: Ranch;
  readonly seat: Seat;
  readonly ground: Ground;
}

export function situationOf(open: Open, held: Held, seat: Seat): Situation {
  const ground = groundOf(open.layout, open.ranches.length);
  return { open, held, ranch: open.ranches[seat] as Ranch, seat, ground };
}

export function isOwnLying({ open, ground, seat }: Situation, space: Space): boolean {
  return open.riders[ground.indexOf.get(space) ?? -1] === lying(seat);
}
