import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { CODES } from '../fuzz/frames';
import { Player } from '../support/player';
import { metricOf, watchRaw } from '../support/raw-socket';
import { startRunning, type Running } from '../support/running';
import { until } from '../support/waiting';

/** With the limits as they are for players. */
let server: Running;
let host: Player;

beforeAll(async () => {
  server = await startRunning({ env: { LIMIT_FACTOR: '1' } });
  host = new Player(server.url, 'Ana');
  await host.create();
});
afterAll(() => server.close());

/** A burst in one write, which is the worst case: the server reads it in a few large chunks. */
function burst(socket: WebSocket, frame: Buffer, times: number): void {
  rawSocketOf(socket).write(Buffer.concat(new Array<Buffer>(times).fill(frame)));
}

/** ws has no public way to the connection below, and sends no broken frames. */
function rawSocketOf(socket: WebSocket): Socket {
  return (socket as unknown as { readonly _socket: Socket })._socket;
}

/** A masked frame whose mask is 0: its bytes stay as they are. */
function frame(firstByte: number, payload: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([Buffer.from([firstByte, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

const FINAL = 0x80;
const COMPRESSED = 0x40;
const [CONTINUATION, BINARY, PING, PONG] = [0x0, 0x2, 0x9, 0xa];
const FLOOD = 20_000;

const dropped = (): Promise<number> => metricOf(server.url, 'pampa_sockets_dropped_total{reason="frames"}');

describe('a socket is ended when it floods the server with', () => {
  test.each([
    ['pings', frame(FINAL | PING)],
    ['pings with a payload', frame(FINAL | PING, Buffer.alloc(125, 7))],
    ['pongs that no ping asked for', frame(FINAL | PONG)],
    ['empty messages', frame(FINAL | BINARY)],
    ['messages', frame(FINAL | BINARY, Buffer.from([CODES.ping]))],
  ])('%s', async (_, flood) => {
    const before = await dropped();
    const { socket, closed } = await watchRaw(server.url, host.table.code);
    let answers = 0;
    socket.on('pong', () => (answers += 1));
    burst(socket, flood, FLOOD);
    expect(await closed).toBe(1006);
    expect(await dropped()).toBe(before + 1);
    expect(answers).toBeLessThan(300);
    await host.request('look', { looking: true });
  });

  test('empty fragments of one message', async () => {
    const { socket, closed } = await watchRaw(server.url, host.table.code);
    rawSocketOf(socket).write(frame(BINARY));
    burst(socket, frame(CONTINUATION), 100);
    expect(await closed).toBe(1008);
  });

  test('single bytes', async () => {
    const { socket, closed } = await watchRaw(server.url, host.table.code);
    const raw = rawSocketOf(socket);
    const message = frame(FINAL | BINARY, Buffer.from([CODES.ping]));
    for (let sent = 0; socket.readyState === WebSocket.OPEN && sent < 5_000; sent++) {
      raw.write(message.subarray(sent % message.length, (sent % message.length) + 1));
      await pause(0);
    }
    expect(await closed).toBe(1006);
  });
});

test('many sockets of one address share an allowance: each alone sends little enough', async () => {
  const elsewhere = { localAddress: '127.0.0.3' };
  const before = await dropped();
  const visits = await Promise.all(
    Array.from({ length: 15 }, () => watchRaw(server.url, host.table.code, elsewhere)),
  );
  for (const { socket } of visits) burst(socket, frame(FINAL | PONG), 230);
  await until(async () => (await dropped()) > before);
  await host.request('look', { looking: true });
  for (const { socket } of visits) socket.terminate();
});

test('nothing is ever compressed', async () => {
  const { socket, closed } = await watchRaw(server.url, host.table.code, { perMessageDeflate: true });
  expect(socket.extensions).toBe('');
  rawSocketOf(socket).write(frame(FINAL | COMPRESSED | BINARY, Buffer.from([1, 2, 3])));
  expect(await closed).toBe(1002);
});

test('a page that asks for everything at once, and is pinged, stays; so does a client that pings now and then', async () => {
  const player = new Player(server.url, 'Bruno');
  await player.join(host.table.code);
  await Promise.all(Array.from({ length: 40 }, () => player.request('look', { looking: true })));
  const { socket } = await watchRaw(server.url, host.table.code);
  for (let times = 0; times < 50; times++) {
    socket.ping(`${times}`);
    const [data] = (await once(socket, 'pong')) as [Buffer];
    expect(data.toString()).toBe(`${times}`);
  }
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect(player.closedWith).toBeNull();
});
