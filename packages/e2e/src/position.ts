import type { GameTypes, View } from '@pampa/rules';
import { Guest } from './guest';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Diego'];

/** A table that has come somewhere, and the guests whose seats windows can take over. */
export interface Position {
  readonly code: string;
  readonly guests: readonly Guest[];
}

/** A table of so many guests in its lobby, everybody seated and ready. */
export async function seatGuests(
  url: string,
  seats: number,
  more: object = {},
  addresses: readonly string[] = [],
): Promise<Position> {
  const guests = NAMES.slice(0, seats).map((name) => new Guest(url, name));
  for (const [index, guest] of guests.entries()) guest.address = addresses[index] ?? null;
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const code = await host.create(more);
  for (const other of others) {
    await other.join(code);
    await other.sit();
  }
  for (const guest of guests) await guest.ask('ready', { ready: true });
  return { code, guests };
}

/**
 * Played sensibly until a moment that is wanted: `isThere` is asked of the view of whoever is to act, with his seat. False
 * if the match was over before that.
 */
export async function playUntil(
  { guests }: Position,
  isThere: (view: View<GameTypes>, seat: number) => boolean,
): Promise<boolean> {
  const [host] = guests as [Guest, ...Guest[]];
  if (host.table.status === 'lobby') await host.ask('start', {});
  await host.until(() => host.view !== null);
  for (;;) {
    const actor = guests.find(
      ({ view, seat, game }) => view !== null && seat !== null && game.asking(view.open).seats.includes(seat),
    );
    if (actor?.view === undefined || actor.view === null) {
      if (host.table.status === 'over') return false;
      await nextNews(guests);
      continue;
    }
    if (actor.seat !== null && isThere(actor.view, actor.seat)) return true;
    await actor.actSensibly();
    const { seq } = actor.table;
    // Everybody sees the same moment before the next one moves.
    await Promise.all(
      guests.map((guest) => guest.until(() => guest.table.seq >= seq && guest.view !== null)),
    );
  }
}

async function nextNews(guests: readonly Guest[]): Promise<void> {
  await Promise.race(
    guests.map((guest) => {
      const { seq, status } = guest.table;
      const saw = guest.view;
      return guest.until(
        () =>
          guest.table.seq !== seq ||
          guest.table.status !== status ||
          (saw === null) !== (guest.view === null),
      );
    }),
  );
}
