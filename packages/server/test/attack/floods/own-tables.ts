import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Player, Refused } from '../../support/player';
import { deal, gather, playOn } from '../../support/tables';
import { Wire } from '../../support/wire';
import { ATTACKER } from '../addresses';
import type { FloodOrder } from './order';
import { scaled } from './flood';
import { takePlace } from './places';
import { openRawSocket } from './raw-socket';

/** As many as sit at a table of El Gaucho. */
const SEATS = 4;

async function throughWire<A>(
  port: number,
  localAddress: string,
  use: (url: string) => Promise<A>,
): Promise<A> {
  const wire = await Wire.to(`http://127.0.0.1:${port}`, localAddress);
  try {
    return await use(wire.url);
  } finally {
    await wire.close();
  }
}

export interface OwnTable {
  readonly code: string;
  readonly tokens: readonly string[];
}

/** A socket in every seat of these tables, as far as the server lets the attacker in. */
export async function socketsAt(order: FloodOrder, tables: readonly OwnTable[]): Promise<readonly Socket[]> {
  const seats = tables.flatMap(({ code, tokens }) => tokens.map((token) => ({ code, token })));
  const sockets = await Promise.all(
    seats.map(async ({ code, token }) => {
      const place = await takePlace(order.serverPort, code, token);
      return place === null ? null : openRawSocket(order.port, place);
    }),
  );
  return sockets.filter((socket): socket is Socket => socket !== null);
}

/** So many tables as these sockets need. */
export function ownTables({ serverPort, scale }: FloodOrder, sockets: number): Promise<readonly OwnTable[]> {
  const tables = scaled(sockets / SEATS, scale);
  return Promise.all(Array.from({ length: tables }, () => ownTable(serverPort)));
}

/** A table with the attacker in every seat; the connections are closed again. */
function ownTable(port: number): Promise<OwnTable> {
  return throughWire(port, ATTACKER, async (url) => {
    const players = await gather(url, SEATS);
    const { code } = players[0]!.table;
    return { code, tokens: players.map(({ token }) => token) };
  });
}

/** The id of a match that the attacker has played to its end with itself: the longest record it can ask for. */
export function ownFinishedMatch(port: number): Promise<string> {
  return throughWire(port, ATTACKER, async (url) => {
    const players = await deal(url, SEATS);
    const { match } = players[0]!.table;
    while (players[0]!.table.status !== 'over') {
      await playOn(players).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
      // Too fast for the limits of a socket: a second later each may act ten times more.
      await pause(1000);
    }
    return match ?? '';
  });
}

/** Lines of 1,200 bytes: 300 characters that take four bytes each. */
const LONG_LINE = '\u{1f404}'.repeat(300);
/** A spectator may say this many at once. */
const LINES_EACH = 6;

/** Fills what a table remembers of its gallery, by spectators with addresses of their own. */
export async function fillGallery(port: number, code: string, spectators: number): Promise<void> {
  for (let index = 0; index < spectators; index++) {
    await throughWire(port, `127.0.1.${index + 1}`, async (url) => {
      const spectator = new Player(url, `Zoe ${index}`);
      await spectator.join(code, { token: null });
      for (let line = 0; line < LINES_EACH; line++) {
        const id = `line-${index}-${line}`;
        await spectator.request('say', { id, channel: 'gallery', text: LONG_LINE });
      }
      spectator.drop();
    });
  }
}
