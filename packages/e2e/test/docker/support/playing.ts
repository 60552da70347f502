import type { Guest } from '../../../src/guest';
import { playUntil, seatGuests, type Position } from '../../../src/position';

/** Two guests a few moves into a match. */
export async function begunMatch(url: string, moves: number): Promise<Position> {
  const position = await seatGuests(url, 2);
  await playOn(position, moves);
  return position;
}

/** So many more moves, or to the end. */
export async function playOn(position: Position, moves = Infinity): Promise<void> {
  const [host] = position.guests as readonly [Guest, ...Guest[]];
  const begun = host.table.seq;
  await playUntil(position, () => host.table.seq - begun >= moves);
}

/** Everybody takes his seat again, as a page does after its connection broke. */
export async function comeBack({ code, guests }: Position, url: string): Promise<Position> {
  const back = guests.map((guest) => guest.movedTo(url));
  for (const guest of back) {
    await guest.join(code);
    await guest.until(() => guest.view !== null);
  }
  return { code, guests: back };
}
