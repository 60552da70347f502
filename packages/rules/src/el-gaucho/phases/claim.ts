import type { Seat } from '../../kernel/game';
import { CLAIM, type Action, type ActionOf } from '../actions';
import { AREAS, type Area } from '../areas';
import type { Open } from '../state';
import { ranchOf, tell, type Table } from '../table';
import { beginRound } from './rounds';

/** Placing a gaucho on an unoccupied action space (P12): the start player comes last. */
export function beginClaims(table: Table): void {
  table.open.phase = 'claim';
  table.open.turn.seat = seatToTheRight(table.open, table.open.startSeat);
}

/** Placing a gaucho on an unoccupied action space (P14): in this round alone, others are in the way. */
export function isClaimed(open: Open, area: Area): boolean {
  return open.ranches.some((ranch) => ranch.areas[area] !== 'empty');
}

export function legalClaims(open: Open): Action[] {
  return AREAS.filter((area) => !isClaimed(open, area)).map((area) => CLAIM[area]);
}

export function playClaim(table: Table, seat: Seat, { area }: ActionOf<'claim'>): void {
  const { open } = table;
  const ranch = ranchOf(table, seat);
  ranch.areas[area] = 'manned';
  ranch.supply -= 1;
  tell(table, { type: 'claimed', seat, area });
  if (seat === open.startSeat) beginRound(table);
  else open.turn.seat = seatToTheRight(open, seat);
}

function seatToTheRight(open: Open, seat: Seat): Seat {
  const seats = open.ranches.length;
  return (seat + seats - 1) % seats;
}
