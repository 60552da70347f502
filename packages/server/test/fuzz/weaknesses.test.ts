import { once } from 'node:events';
import WebSocket from 'ws';
import { createLog } from '../../src/log';
import { colyseusLog } from '../../src/colyseus/colyseus-log';
import { Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { CODES } from './frames';
import { CANARY } from './hostile';
import { placeAt } from './intruder';

/** What the fuzzer has found once, so that it need not find it again. */

let server: Running;
let host: Player;

beforeAll(async () => {
  server = await startRunning();
  host = new Player(server.url, 'Ana');
  await host.create();
});
afterAll(() => server.close());

async function comeIn(): Promise<{
  readonly socket: WebSocket;
  readonly address: string;
  readonly hello: Buffer;
}> {
  const address = placeAt(server.url, await new Player(server.url, 'Eva').reserve(host.table.code));
  const socket = new WebSocket(address);
  const [hello] = (await once(socket, 'message')) as [Buffer];
  socket.send(Buffer.from([CODES.join]));
  return { socket, address, hello };
}

describe.each([
  ['a message', CODES.data],
  ['bytes', CODES.bytes],
])('%s of a kind that nobody knows, with a long name', (_, code) => {
  test('closes the connection, and not the house', async () => {
    const { socket } = await comeIn();
    const name = Buffer.from(CANARY.repeat(25));
    socket.send(Buffer.concat([Buffer.from([code, 0xd9, name.length]), name]));
    const [closedWith, reason] = (await once(socket, 'close')) as [number, Buffer];
    expect([closedWith, reason.toString()]).toEqual([4002, '']);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

test('A connection can’t be taken over by its reconnection token: Colyseus would lose sight of the sockets', async () => {
  const { socket, address, hello } = await comeIn();
  const token = hello.toString('latin1', 2, 2 + hello[1]!);
  const second = new WebSocket(`${address}&reconnectionToken=${token}`);
  second.on('error', () => undefined);
  const [, answer] = (await once(second, 'unexpected-response')) as [
    unknown,
    { readonly statusCode: number },
  ];
  expect(answer.statusCode).toBe(404);
  socket.terminate();
});

describe('What Colyseus complains of', () => {
  const listen = (): { readonly lines: string[]; readonly colyseus: ReturnType<typeof colyseusLog> } => {
    const lines: string[] = [];
    return { lines, colyseus: colyseusLog(createLog('debug', { write: (line) => void lines.push(line) })) };
  };

  test('is logged without lines of a client that look like a stack', () => {
    const { lines, colyseus } = listen();
    try {
      new RegExp(`(\n    at ${CANARY} (${CANARY}.js:1:1)\n`);
    } catch (error) {
      colyseus.error((error as Error).stack);
    }
    expect(lines.join()).toContain('weaknesses.test');
    expect(lines.join()).not.toContain(CANARY);
  });

  test('is not logged as often as somebody likes', () => {
    const { lines, colyseus } = listen();
    for (let times = 0; times < 1000; times++) colyseus.error(new Error(CANARY).stack);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.length).toBeLessThan(50);
  });
});
