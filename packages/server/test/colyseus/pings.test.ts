import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { SocketsByAddress } from '../../src/colyseus/address-sockets';
import { EvenTransport } from '../../src/colyseus/even-transport';
import { until } from '../support/waiting';

const PING_MS = 100;
const MISSED = 2;
/** As fine as the transport's own clock: one tick of it is one step here. */
const STEP_MS = 2;

/** With the server's end of every socket to be seen. */
class WatchedTransport extends EvenTransport {
  get ends(): ReadonlySet<WebSocket> {
    return this.wss.clients;
  }
}

let server: Server;
let transport: WatchedTransport;
let url: string;
const sockets: WebSocket[] = [];

// The clock is moved by hand, so that a slow machine sees the same rounds as a fast one. The sockets are real.
beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  server = createServer();
  transport = new WatchedTransport(
    { server, pingInterval: PING_MS, pingMaxRetries: MISSED },
    {
      sockets: new SocketsByAddress(1),
      limitFactor: 1,
      metrics: { socketsDropped: { inc: () => undefined } },
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await until(() => transport.ends.size === 0);
});
afterAll(() => {
  server.close();
  jest.useRealTimers();
});

/** Without a session Colyseus keeps a socket for a second of its clock: long enough for ten rounds of pings. */
async function connect(options: WebSocket.ClientOptions = {}): Promise<WebSocket> {
  const socket = new WebSocket(url, options);
  sockets.push(socket);
  await once(socket, 'open');
  return socket;
}

/** Moves the clock by so many intervals; tells who was asked at which step. */
function passIntervals(count: number): (readonly WebSocket[])[] {
  const asked: WebSocket[][] = [];
  const spies = [...transport.ends].map((socket) => {
    const ping = socket.ping.bind(socket);
    return jest.spyOn(socket, 'ping').mockImplementation(() => {
      asked.at(-1)!.push(socket);
      ping();
    });
  });
  for (let step = 0; step < (count * PING_MS) / STEP_MS; step++) {
    asked.push([]);
    jest.advanceTimersByTime(STEP_MS);
  }
  for (const spy of spies) spy.mockRestore();
  return asked;
}

test('every socket is asked once an interval, and not all of them at once', async () => {
  const heard = new Map<WebSocket, number>();
  for (const socket of await Promise.all(Array.from({ length: 30 }, () => connect()))) {
    heard.set(socket, 0);
    socket.on('ping', () => heard.set(socket, heard.get(socket)! + 1));
  }
  // Not more than may be missed: nobody has time to answer while the clock is moved.
  const asked = passIntervals(MISSED);
  expect(Math.max(...asked.map(({ length }) => length))).toBe(1);
  expect(transport.ends.size).toBe(30);
  for (const socket of transport.ends) {
    const steps = asked.flatMap((each, step) => (each.includes(socket) ? [step] : []));
    expect(steps).toEqual([steps[0], steps[0]! + PING_MS / STEP_MS]);
  }
  await until(() => [...heard.values()].every((times) => times === MISSED));
});

test('whoever does not answer is gone after the pings he may miss; whoever does, stays', async () => {
  const silent = await connect({ autoPong: false });
  const polite = await connect();
  const closed = once(silent, 'close');
  for (let round = 0; round <= MISSED; round++) {
    expect(transport.ends.size).toBe(2);
    const answered = Promise.race([...transport.ends].map((socket) => once(socket, 'pong')));
    passIntervals(1);
    await answered;
  }
  // 1006: without a word.
  expect(await closed).toEqual([1006, expect.anything()]);
  expect(polite.readyState).toBe(WebSocket.OPEN);
});
