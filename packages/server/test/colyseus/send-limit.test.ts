import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import WebSocket from 'ws';
import { SocketsByAddress } from '../../src/colyseus/address-sockets';
import { EvenTransport } from '../../src/colyseus/even-transport';
import { randomOf } from '../chaos/random';
import { CODES, goodRequest } from '../fuzz/frames';
import { say } from '../lobby/talk';
import { Player } from '../support/player';
import { connectRaw, metricOf, type RawVisit } from '../support/raw-socket';
import { startRunning, type Running } from '../support/running';
import { gather } from '../support/tables';
import { until } from '../support/waiting';

/** The longest line there may be: 300 letters of four bytes. */
const LONGEST = '𠮷'.repeat(300);

describe('At a table, a socket is dropped', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startRunning();
  });
  afterAll(() => server.close());

  const dropped = (): Promise<number> => metricOf(server.url, 'pampa_sockets_dropped_total{reason="unsent"}');

  /** Asks to hear the gallery, again and again: every answer repeats 60 lines. */
  function listen({ socket }: RawVisit, { token, name, commitment }: Player, times: number): void {
    const belongings = { token, name, commitment, secret: commitment };
    const random = randomOf(1, 'listen');
    for (let id = 1; id <= times; id++) {
      socket.send(goodRequest('listen', { random, belongings, id }).bytes);
    }
  }

  test('that reads nothing and keeps asking, although its pongs say that it is alive', async () => {
    const [host] = await gather(server.url, 1);
    const { code } = host!.table;
    const watcher = new Player(server.url, 'Zoe');
    await watcher.join(code);
    for (let line = 0; line < 60; line++) await say(watcher, LONGEST, 'gallery');
    const visit = await connectRaw(server.url, await host!.reserve(code));
    visit.socket.send(Buffer.from([CODES.join]));
    const before = await dropped();
    visit.socket.pause();
    listen(visit, host!, 500);
    visit.socket.pong();
    await until(async () => (await dropped()) > before);
    visit.socket.resume();
    expect(await visit.closed).toBe(1006);
    // The others are still there, and so is the seat.
    await say(watcher, 'hello', 'gallery');
    await host!.join(code);
    expect(host!.seat).toBe(0);
  });

  test('that never says that it has joined, while others talk', async () => {
    const [host] = await gather(server.url, 1);
    const place = await new Player(server.url, 'Zorro').reserve(host!.table.code);
    const silent = await connectRaw(server.url, place);
    const before = await dropped();
    for (let line = 0; line < 300; line++) await say(host!, LONGEST);
    expect(await silent.closed).toBe(1006);
    expect(await dropped()).toBe(before + 1);
    await say(host!, 'hello');
  });

  test('only then: a page that does not read for a while gets everything it has missed', async () => {
    const [host] = await gather(server.url, 1);
    const place = await new Player(server.url, 'Zoe').reserve(host!.table.code);
    const { socket } = await connectRaw(server.url, place);
    socket.send(Buffer.from([CODES.join]));
    socket.pause();
    for (let line = 0; line < 100; line++) await say(host!, `${LONGEST.slice(0, 500)} ${line}`);
    let heard = '';
    socket.on('message', (data: Buffer) => (heard += data.toString('latin1')));
    socket.resume();
    await until(() => heard.includes(' 99'));
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });
});

/** With the server's end of every socket to be seen, and without rooms: sockets are kept for nothing. */
class WatchedTransport extends EvenTransport {
  protected override onConnection(): Promise<void> {
    return Promise.resolve();
  }

  get ends(): ReadonlySet<WebSocket> {
    return this.wss.clients;
  }
}

test('The sockets of one address together may leave less unread than each of them alone', async () => {
  const server = createServer();
  const sockets = new SocketsByAddress(1);
  server.prependListener('upgrade', (request, socket) =>
    sockets.add(socket, String(request.headers['x-from'])),
  );
  const reasons: string[] = [];
  const socketsDropped = { inc: ({ reason }: { reason: string }) => void reasons.push(reason) };
  const transport = new WatchedTransport(
    { server, pingInterval: 200, pingMaxRetries: 1000 },
    { sockets, limitFactor: 1, metrics: { socketsDropped } },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connect = async (from: string): Promise<WebSocket> => {
    const socket = new WebSocket(url, { headers: { 'x-from': from } });
    socket.on('error', () => undefined);
    await once(socket, 'open');
    socket.pause();
    return socket;
  };
  /** Fills what the system takes, and leaves so much unsent. */
  const fill = async (end: WebSocket, bytes: number): Promise<void> => {
    while (end.bufferedAmount < bytes && end.readyState === WebSocket.OPEN) {
      end.send(Buffer.alloc(64 * 1024));
      await endOfTurn();
    }
  };
  const [crowd, neighbour] = ['192.0.2.1', '192.0.2.2'];
  const clients = [await connect(neighbour)];
  const [alone] = transport.ends;
  await fill(alone!, 400 * 1024);
  for (let count = 0; count < 25; count++) {
    clients.push(await connect(crowd));
    await fill([...transport.ends].at(-1)!, 400 * 1024);
  }
  await until(() => reasons.includes('unsent'));
  expect(alone!.readyState).toBe(WebSocket.OPEN);
  for (const socket of clients) socket.terminate();
  transport.shutdown();
}, 30_000);
