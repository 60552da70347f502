import type { PublicTable } from '@pampa/protocol/state';
import { newSecret } from '../random';
import { commitmentOf } from '../sealing';
import type { SeatsKept } from '../seats-kept';
import type { Line } from './line';

/**
 * This browser's part in a fair start: it has committed to bytes of its own, and opens them when all commitments are
 * frozen. The table says whether all went well, so a request that fails is nobody's loss.
 */
export async function answerFairness(
  line: Line,
  ask: 'open' | 'commit',
  code: string,
  seats: SeatsKept,
): Promise<void> {
  if (ask === 'commit') {
    await commitAnew(line, code, seats);
    return;
  }
  const secret = seats.of(code)?.secret;
  if (secret !== undefined) await line.request('open', { secret }).catch(() => undefined);
}

/** Bytes that were shown once are nobody's secret any more. */
export async function commitAnew(line: Line, code: string, seats: SeatsKept): Promise<void> {
  const secret = newSecret();
  seats.change(code, { secret });
  await line.request('commit', { commitment: commitmentOf(secret) }).catch(() => undefined);
}

/** In the lobby, with a seat whose commitment another browser has made: that one's bytes are not here to be opened. */
export function isCommittedElsewhere(table: PublicTable, seat: number, secret: string): boolean {
  const commitment = table.seats[seat]?.commitment ?? null;
  return table.status === 'lobby' && commitment !== null && commitment !== commitmentOf(secret);
}
