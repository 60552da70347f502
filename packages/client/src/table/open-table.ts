import type { BotLevel } from '@pampa/protocol';
import { createTable } from './api';
import { newSecret, newToken } from './random';
import { browserSeats, type SeatsKept } from './seats-kept';
import { VERSIONS } from './versions';

export interface NewTable {
  /** How the host wants to be called. */
  readonly name: string;
  readonly game: string;
  /** "Play against bots now": so many, and the match starts by itself. 0 for a table to which friends are called. */
  readonly bots: number;
  /** How well they play; if nobody says, as usual. */
  readonly level?: BotLevel;
  /** What all dice are made of. Only a server that runs for developers lets anybody choose. */
  readonly seed?: string | null;
}

/** Opens a table with this browser in its first seat. Its code; throws `Refused` or `Unreachable`. */
export async function openTable(
  { name, game, bots, level, seed = null }: NewTable,
  seats: SeatsKept = browserSeats(),
): Promise<string> {
  // What makes a commitment comes along with the first table, not with the front page.
  const { commitmentOf } = await import('./sealing');
  const token = newToken();
  const secret = newSecret();
  const { code } = await createTable({
    ...VERSIONS,
    game,
    name,
    token,
    commitment: commitmentOf(secret),
    options: { listed: false },
    seed,
  });
  const startWithBots =
    bots > 0 ? { startWithBots: bots, ...(level === undefined ? {} : { botLevel: level }) } : {};
  seats.keep(code, { token, secret, name, seenAt: Date.now(), status: 'lobby', ...startWithBots });
  return code;
}
