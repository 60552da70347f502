import type { Seat } from '@pampa/rules';
import type { Told } from '../table/session';
import { isBotPlaying } from './seats';

/** The seats whose decision is awaited; nobody before the match, after it, and while it is paused. */
export function awaitedSeats(session: Told): readonly Seat[] {
  const table = session.table.value;
  const moment = session.moment.value;
  const game = session.game.value;
  if (table?.status !== 'playing' || table.paused || moment === null || game === null) return [];
  return game.asking(moment.view.open).seats;
}

/** Whether it is up to whoever looks, and no bot does it for him. */
export function isAwaited(session: Told): boolean {
  const seat = session.seat.value;
  const own = seat === null ? undefined : session.table.value?.seats[seat];
  return seat !== null && own !== undefined && !isBotPlaying(own) && awaitedSeats(session).includes(seat);
}
