import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FloodOrder } from './order';
import { connection, countAnswers, heard, scaled, secondsFromNow, Tally, type PreparedFlood } from './flood';

/** Sent a piece at a time; what is never sent is the end. */
const KINDS: Readonly<Record<string, { readonly first: string; readonly drip: string }>> = {
  /** Connects and says nothing. */
  silent: { first: '', drip: '' },
  /** Slowloris: a header more now and then, never the last one. */
  headers: { first: 'GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n', drip: 'X-More: 1\r\n' },
  /** A body that is announced and comes byte by byte. */
  body: {
    first:
      'POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n',
    drip: ' ',
  },
  /** Answered, and then kept open. */
  'kept alive': { first: 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', drip: '' },
  /** The list as a stream, which nobody reads. */
  stream: { first: 'GET /api/tables/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', drip: '' },
};

const CONNECTIONS = 1000;
const DRIP_EVERY_MS = 500;

/** Many connections of one address that want nothing but to be there. */
export function idling(order: FloodOrder): Promise<PreparedFlood> {
  const { first, drip } = KINDS[String(order.options['kind'])]!;
  return Promise.resolve(async () => {
    const tally = new Tally();
    const until = secondsFromNow(order.seconds);
    const sockets: Socket[] = [];
    for (let left = scaled(CONNECTIONS, order.scale); left > 0 && performance.now() < until; left--) {
      const socket = connection(order.port);
      await heard(socket, 'connect', until);
      countAnswers(socket, tally);
      if (first !== '') socket.write(first);
      sockets.push(socket);
    }
    tally.add('connections', sockets.length);
    while (performance.now() < until) {
      await pause(DRIP_EVERY_MS);
      for (const socket of sockets) if (drip !== '' && socket.writable) socket.write(drip);
    }
    tally.add('open at the end', sockets.filter(({ writable }) => writable).length);
    for (const socket of sockets) socket.destroy();
    return tally.all;
  });
}
