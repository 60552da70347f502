import { setTimeout as pause } from 'node:timers/promises';
import type { FloodOrder } from './order';
import {
  connection,
  countAnswers,
  lanes,
  pour,
  scaled,
  secondsFromNow,
  Tally,
  type PreparedFlood,
} from './flood';

const CONNECTIONS = 20;
/** Written at once. */
const REQUESTS_PER_WRITE = 200;
/** A slow reader: 16 kB ten times a second on each connection. */
const SLOW_BYTES = 16 * 1024;
const SLOW_EVERY_MS = 100;

/** Sends requests without waiting for answers, which are read fully, slowly or never; and then hangs up. */
export function pipelining(order: FloodOrder): Promise<PreparedFlood> {
  const { path = '/', reading = 'never', headerBytes = 0 } = order.options;
  const more = headerBytes === 0 ? '' : `X-Long: ${'x'.repeat(Number(headerBytes))}\r\n`;
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;
  const batch = Buffer.from(request.repeat(headerBytes === 0 ? REQUESTS_PER_WRITE : 4));
  return Promise.resolve(async () => {
    const tally = new Tally();
    const until = secondsFromNow(order.seconds);
    await lanes(scaled(CONNECTIONS, order.scale), until, async () => {
      const socket = connection(order.port);
      tally.add('connections');
      if (reading === 'all') countAnswers(socket, tally);
      else socket.pause();
      const stopReading = reading === 'slowly' ? readSlowly(() => socket.read(SLOW_BYTES)) : () => undefined;
      await pour(socket, batch, until, tally);
      stopReading();
      socket.destroy();
      await pause(0);
    });
    return tally.all;
  });
}

function readSlowly(read: () => unknown): () => void {
  const timer = setInterval(read, SLOW_EVERY_MS);
  return () => clearInterval(timer);
}
