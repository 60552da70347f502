import { playUntil, seatGuests, type Position } from '../../src/position';
import { gameOf } from '../../src/hands';

/** How far a match is when a window takes over: a round and the last round-up are left. */
const LATE = 0.93;

/** A match of so many guests that is nearly over. */
export async function lateMatch(url: string, seats: number): Promise<Position> {
  const position = await seatGuests(url, seats);
  const game = gameOf('el-gaucho');
  await playUntil(position, ({ open }) => game.progress(open) >= LATE);
  return position;
}
