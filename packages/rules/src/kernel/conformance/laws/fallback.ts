import { viewOf } from '../../cut';
import type { GameTypes, Seat } from '../../game';
import { same } from '../../json';
import type { Finding } from '../law';
import { shown, type Moment } from '../moment';

export function fallbackIsLegal<T extends GameTypes>({ game, state, asked, legal }: Moment<T>): Finding {
  for (const seat of asked) {
    const finding = whyNotFallback(legal[seat] ?? [], seat, game.fallback(viewOf(state, seat), seat));
    if (finding !== null) return finding;
  }
  return null;
}

export function whyNotFallback(legal: readonly object[], seat: Seat, action: object): Finding {
  return legal.some((other) => same(other, action)) ? null : `seat ${seat} falls back on ${shown(action)}`;
}
