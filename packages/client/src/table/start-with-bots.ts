import { USUAL_BOT_LEVEL } from '@pampa/protocol';
import { browserSeats, type SeatsKept } from './seats-kept';
import type { TableSession } from './session';

/** "Play against bots now": calls the bots to the table and starts, as soon as its host is there. Once. */
export async function startWithBots(session: TableSession, seats: SeatsKept = browserSeats()): Promise<void> {
  const { code } = session;
  const { startWithBots: wanted = 0, botLevel: level = USUAL_BOT_LEVEL } = seats.of(code) ?? {};
  const table = session.table.peek();
  if (wanted === 0 || table === null) return;
  try {
    if (table.status !== 'lobby') return;
    const missing = wanted - table.seats.filter(({ kind }) => kind === 'bot').length;
    for (let bot = 0; bot < missing; bot++) await session.request('add-bot', { seat: null, level });
    await session.request('start', {});
  } finally {
    // Whatever came in the way: whoever sees the lobby now can see why, and start by hand.
    const { startWithBots: _, botLevel: __, ...kept } = seats.of(code) ?? {};
    if ('token' in kept) seats.keep(code, kept);
  }
}
