import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startRunning, type Running } from '../support/running';
import { until } from '../support/waiting';

/** Half of the usual: 60 sockets of one address, and 90 attempts a minute. Eight tables: 80 sockets in all. */
const env = { LIMIT_FACTOR: '0.5', MAX_TABLES: '8', MAX_WATCHERS: '0', TRUST_PROXY: '1' };
let server: Running;
const held: Socket[] = [];
let households = 0;

beforeAll(async () => {
  server = await startRunning({ env });
});
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});
afterAll(() => server.close());

/** An address that nobody has counted yet. */
function newAddress(): string {
  households += 1;
  return `192.0.2.${households}`;
}

/** Asks for a socket and keeps the connection, whatever the answer is. Resolves to its status. */
async function hold(address: string, path = '/process/room?sessionId=x'): Promise<string> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  held.push(socket);
  socket.on('error', () => undefined);
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${address}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString('latin1', 'HTTP/1.1 '.length, 'HTTP/1.1 101'.length);
}

describe('a socket is refused', () => {
  test('as long as all addresses together hold too many', async () => {
    const [first, second] = [newAddress(), newAddress()];
    for (let count = 0; count < 40; count += 1) {
      expect([await hold(first), await hold(second)]).toEqual(['101', '101']);
    }
    expect(await hold(newAddress())).toBe('503');
    for (const socket of held.slice(0, 20)) socket.destroy();
    await until(async () => (await hold(newAddress())) === '101');
  });

  test('as long as its address holds too many, also if all are asked for at once', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 70 }, () => hold(address)));
    expect(answers.filter((status) => status === '101')).toHaveLength(60);
    expect(answers.filter((status) => status === '429')).toHaveLength(10);
    expect(await hold(newAddress())).toBe('101');
    for (const socket of held.slice(0, 20)) socket.destroy();
    await until(async () => (await hold(address)) === '101');
  });
});

test('a refused socket is closed, also if the client does not hang up', async () => {
  expect(await hold(newAddress(), '/nowhere')).toBe('404');
  const [socket] = held;
  // As long as the other end is there, it takes what we send without a word.
  await until(() => {
    socket!.write('x');
    return socket!.destroyed;
  });
});
