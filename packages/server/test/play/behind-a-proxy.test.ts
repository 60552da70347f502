import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';

let server: Running;
let proxy: Server;
let url: string;
const forwarded: string[] = [];

/** Passes everything on as it is, and says whom it is from: what every proxy in front of us has to do. */
function passOn(to: number): Server {
  const headersOf = (asked: IncomingMessage): Record<string, string | string[] | undefined> => ({
    ...asked.headers,
    'x-forwarded-for': asked.socket.remoteAddress,
    'x-forwarded-host': asked.headers.host,
  });
  const made = createServer((asked, answer) => {
    forwarded.push(`${asked.method} ${asked.url}`);
    const { method, url: path } = asked;
    const onward = request(
      { port: to, host: '127.0.0.1', method, path, headers: headersOf(asked) },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    asked.pipe(onward);
  });
  made.on('upgrade', (asked: IncomingMessage, socket: Socket) => {
    forwarded.push(`UPGRADE ${asked.url}`);
    const onward = connect(to, '127.0.0.1', () => {
      const headers = Object.entries(headersOf(asked)).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write([`GET ${asked.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [socket, onward]) end.on('error', () => void end.destroy());
  });
  return made;
}

beforeAll(async () => {
  server = await startRunning({ env: { BASE_PATH: '/games/pampa', TRUST_PROXY: '1' } });
  proxy = passOn(server.port);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/games/pampa`;
});
afterAll(async () => {
  await server.close();
  proxy.closeAllConnections();
  proxy.close();
});

test('a whole game is played under a path of its own, through a proxy', async () => {
  const players = await deal(url, 2);
  await playOn(players);
  expect(players.map(({ table }) => table.status)).toEqual(['over', 'over']);
  expect(forwarded.length).toBeGreaterThan(0);
  for (const line of forwarded) expect(line).toMatch(/^(GET|POST|UPGRADE) \/games\/pampa\//);
  for (const player of players) await player.leave();
});

test('outside of that path there is nothing', async () => {
  const root = url.slice(0, -'/games/pampa'.length);
  for (const path of ['/', '/api/tables', '/healthz']) expect((await fetch(root + path)).status).toBe(404);
});
