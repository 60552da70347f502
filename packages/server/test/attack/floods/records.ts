import type { FloodOrder } from './order';
import { connection, countAnswers, secondsFromNow, Tally, type PreparedFlood } from './flood';
import { ownFinishedMatch } from './own-tables';
import { setTimeout as pause } from 'node:timers/promises';

/** What one address may ask for in a minute. */
const RECORDS = 60;

/** Asks for the same long record sixty times, in one write on each connection. */
export async function records({ port, serverPort, seconds, options }: FloodOrder): Promise<PreparedFlood> {
  const match = await ownFinishedMatch(serverPort);
  const request = `GET /api/matches/${match} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
  return async () => {
    const tally = new Tally();
    const until = secondsFromNow(seconds);
    const perConnection = Number(options['perConnection']);
    const sockets = Array.from({ length: RECORDS / perConnection }, () => connection(port));
    for (const socket of sockets) {
      countAnswers(socket, tally);
      socket.write(request.repeat(perConnection));
    }
    await pause(Math.max(0, until - performance.now()));
    for (const socket of sockets) socket.destroy();
    return tally.all;
  };
}
