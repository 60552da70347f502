import { browserSeats, type KeptSeat } from '../table/seats-kept';
import type { Extent } from '../texts/words';
import type { Route } from './routes';

/** This browser's seat in a match that was running when it was last there: most likely it still is. */
export function seatInMatch(route: Route): KeptSeat | null {
  if (route.page !== 'table') return null;
  const seat = browserSeats().of(route.code);
  return seat?.status === 'playing' ? seat : null;
}

/** How much there is to say before anything can be shown. */
export function extentOf(route: Route): Extent {
  if (seatInMatch(route) !== null) return 'match';
  if (route.page === 'home' || route.page === 'operator' || route.page === 'missing') return 'front';
  return route.page === 'table' ? 'lobby' : 'all';
}
