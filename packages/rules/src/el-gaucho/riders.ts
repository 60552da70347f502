import type { Seat } from '../kernel/game';

/**
 * Who is on a cattle tile, as one number so that a state stays small and quick to copy: 0 nobody, seat + 1 a
 * standing gaucho of that seat, -(seat + 1) a lying one.
 */
export type Rider = number;

export const NOBODY: Rider = 0;

export function standing(seat: Seat): Rider {
  return seat + 1;
}

export function lying(seat: Seat): Rider {
  return -(seat + 1);
}

export function isStanding(rider: Rider): boolean {
  return rider > 0;
}

export function isLying(rider: Rider): boolean {
  return rider < 0;
}

/** Whose gaucho it is; -1 for nobody's. */
export function ownerOf(rider: Rider): Seat {
  return Math.abs(rider) - 1;
}
