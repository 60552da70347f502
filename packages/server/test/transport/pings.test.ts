import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { EvenTransport } from '../../src/room/even-transport';

const PING_MS = 100;
const MISSED = 2;

let server: Server;
let url: string;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  server = createServer();
  new EvenTransport({ server, pingInterval: PING_MS, pingMaxRetries: MISSED });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  for (const socket of sockets) socket.terminate();
  server.close();
});

/** Without a session Colyseus keeps a socket for a second: long enough for ten rounds of pings. */
async function connect(options: WebSocket.ClientOptions = {}): Promise<WebSocket> {
  const socket = new WebSocket(url, options);
  sockets.push(socket);
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

test('every socket is asked once an interval, and not all of them at once', async () => {
  const asked = new Map<WebSocket, number[]>();
  const all = await Promise.all(Array.from({ length: 30 }, () => connect()));
  const begun = performance.now();
  for (const socket of all) {
    asked.set(socket, []);
    socket.on('ping', () => asked.get(socket)!.push(performance.now() - begun));
  }
  await new Promise((resolve) => setTimeout(resolve, 6 * PING_MS));
  for (const times of asked.values()) {
    expect(times.length).toBeGreaterThanOrEqual(3);
    expect(times.length).toBeLessThanOrEqual(8);
  }
  const moments = new Set([...asked.values()].flat().map((at) => Math.floor(at / 2)));
  expect(moments.size).toBeGreaterThan(10);
});

test('whoever does not answer is gone after the pings he may miss', async () => {
  const silent = await connect({ autoPong: false });
  const closed = new Promise<number>((resolve) => silent.once('close', resolve));
  // 1006: without a word.
  expect(await closed).toBe(1006);
});
