import type { FloodOrder } from './order';
import { connection, countAnswers, heard, scaled, secondsFromNow, Tally, type PreparedFlood } from './flood';

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

const KINDS: Readonly<Record<string, string>> = {
  /** To a room that exists or not: the server has to look. */
  upgrades: `GET /process/room?sessionId=none HTTP/1.1\r\nHost: 127.0.0.1\r\n${UPGRADE}\r\n`,
  /** Closed before anything was said. */
  connections: '',
  /** Longer than a server takes: 16 kB. */
  headers: `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ${'x'.repeat(60_000)}\r\n\r\n`,
  /** No HTTP at all: each is an error to the server. */
  nonsense: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.repeat(20),
};

const AT_ONCE = 20;
const ANSWER_WITHIN_MS = 500;

/** Connections that are opened, used once, and thrown away. */
export function churn(order: FloodOrder): Promise<PreparedFlood> {
  const bytes = Buffer.from(KINDS[String(order.options['kind'])]!, 'latin1');
  return Promise.resolve(async () => {
    const tally = new Tally();
    const until = secondsFromNow(order.seconds);
    const lane = async (): Promise<void> => {
      while (performance.now() < until) {
        const socket = connection(order.port);
        countAnswers(socket, tally);
        tally.add('connections');
        await heard(socket, 'connect', until);
        if (bytes.length > 0) {
          socket.write(bytes);
          await heard(socket, 'data', performance.now() + ANSWER_WITHIN_MS);
        }
        socket.destroy();
      }
    };
    await Promise.all(Array.from({ length: scaled(AT_ONCE, order.scale) }, lane));
    return tally.all;
  });
}
