import { once } from 'node:events';
import { connect } from 'node:net';
import { Room, Server, matchMaker, type AuthContext, type Client } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Client as Sdk } from 'colyseus.js';
import WebSocket from 'ws';
import { closeColyseusRoutes } from '../../src/colyseus/close-routes';
import { Inside } from '../../src/colyseus/inside';
import { createUpgrade } from '../../src/colyseus/upgrade';
import { createClosedApp, createHttp, Door, type Http } from '../../src/http';
import { createLimits } from '../../src/limits';
import { createLog } from '../../src/log';
import { colyseusLog } from '../../src/colyseus/colyseus-log';
import { createMetrics } from '../../src/metrics';
import { OPEN_HOUSE, settingsOf } from './house';
import { MemoryReports } from './memory-reports';
import { MemoryTables } from './memory-tables';

/** Tells whom it takes its clients for. */
class TellingRoom extends Room {
  override autoDispose = false;

  override onAuth(_client: Client, _options: unknown, context: AuthContext): object {
    return { ip: context.ip };
  }

  override onJoin(client: Client): void {
    client.send('you', client.auth);
  }
}

/** Colyseus keeps its rooms in the module, so one server for all tests of this file; settings differ by path and header. */
const settings = settingsOf({
  BASE_PATH: '/pampa',
  TRUST_PROXY: '1',
  ALLOWED_ORIGINS: 'https://friend.example',
  CLIENT_DIR: '/nowhere',
  LIMIT_FACTOR: '0.5',
});
const metrics = createMetrics();
const said: string[] = [];
const log = createLog('debug', { write: (line) => void said.push(line) });
const door = new Door(createClosedApp(settings), settings, log);
let http: Http;
let colyseus: Server;
let port = 0;

beforeAll(async () => {
  const limits = createLimits(settings.limitFactor);
  http = createHttp({
    settings,
    log,
    metrics,
    limits,
    tables: new MemoryTables(),
    reports: new MemoryReports(),
    houseNotice: () => OPEN_HOUSE,
    operator: null,
    isReady: () => Promise.resolve(true),
    isClusterWell: () => true,
    warnings: () => [],
    socketHosts: () => [],
    monitor: null,
    notBuilt: () => '',
  });
  const server = new Inside();
  const upgrade = createUpgrade({ settings, limits, metrics });
  const transport = new WebSocketTransport({ server, beforeUpgrade: upgrade.beforeUpgrade });
  upgrade.settleAddresses(server);
  colyseus = new Server({ transport, greet: false, gracefullyShutdown: false, logger: colyseusLog(log) });
  colyseus.define('telling', TellingRoom);
  await colyseus.listen(0, '127.0.0.1', undefined, () => closeColyseusRoutes(server, http.app));
  door.lead(server);
  port = await door.listen(0, '127.0.0.1');
});

afterAll(async () => {
  http.close();
  door.close();
  await colyseus.gracefullyShutdown(false);
  metrics.close();
});

let household = 0;

/** Addresses that nobody has counted yet. */
function newAddress(): string {
  household += 1;
  return `192.0.2.${household}`;
}

/** Opens a socket and tells how that ended: `open`, or the status and body of the refusal. */
async function knock(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-for': newAddress(), ...headers },
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (_request, answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve([answer.statusCode, JSON.parse(text)]));
    });
    socket.on('error', reject);
  });
}

/** Whoever is not answered at all would wait for ever. */
const SILENCE_MS = 3_000;

/** The same in words that no browser would use. Resolves to what the server said until it hung up, or let one in. */
async function ask(target: string, host = 'x', at = port): Promise<string> {
  const socket = connect(at, '127.0.0.1');
  let answer = '';
  socket.on('error', () => undefined);
  socket.setTimeout(SILENCE_MS, () => socket.destroy());
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
    if (answer.startsWith('HTTP/1.1 101 ')) socket.destroy();
  });
  const lines = [
    `GET ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  await once(socket, 'close');
  return answer;
}

async function reserve(): Promise<{ name: string; roomId: string; sessionId: string; processId: string }> {
  const listing = await matchMaker.createRoom('telling', {});
  const { sessionId } = await matchMaker.reserveSeatFor(listing, {});
  return { name: 'telling', roomId: listing.roomId, processId: listing.processId, sessionId };
}

const WRONG_ORIGIN = [403, { code: 'wrong-origin' }];
const NOT_FOUND = [404, { code: 'not-found' }];

describe('a socket', () => {
  it('reaches its room under the base path, as the SDK addresses it', async () => {
    const sdk = new Sdk(`http://127.0.0.1:${port}/pampa`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    const room = await sdk.consumeSeatReservation(await reserve());
    const you = await new Promise((resolve) => room.onMessage('you', resolve));
    expect(you).toEqual({ ip: '198.51.100.7' });
    await room.leave();
  });

  it('is taken from the own page, from pages on the list, and from what is no page', async () => {
    const path = '/pampa/process/room?sessionId=x';
    expect(await knock(path)).toBe('open');
    expect(await knock(path, { origin: `http://127.0.0.1:${port}` })).toBe('open');
    expect(await knock(path, { origin: 'https://friend.example' })).toBe('open');
    const forwarded = { origin: 'https://games.example', 'x-forwarded-host': 'games.example' };
    expect(await knock(path, forwarded)).toBe('open');
  });

  it.each(['https://evil.example', 'http://127.0.0.1', 'null', 'https://friend.example.evil'])(
    'is refused from %s',
    async (origin) => {
      expect(await knock('/pampa/process/room?sessionId=x', { origin })).toEqual(WRONG_ORIGIN);
    },
  );

  it.each([
    '/process/room?sessionId=x',
    '/pampaprocess/room?sessionId=x',
    '/pampa?sessionId=x',
    '/pampa/',
    '/pampa/process/room',
    '/pampa/more/process/room?sessionId=x',
    '/pampa/process/room/?sessionId=x',
  ])('does not lead to %s', async (path) => {
    expect(await knock(path)).toEqual(NOT_FOUND);
  });

  it('is refused to an address that opens too many', async () => {
    const address = newAddress();
    const attempt = (): Promise<unknown> =>
      knock('/pampa/process/room?sessionId=x', { 'x-forwarded-for': address });
    for (let at = 0; at < 90; at += 1) await attempt();
    expect(await attempt()).toEqual([429, { code: 'too-fast' }]);
    expect(await knock('/pampa/process/room?sessionId=x')).toBe('open');
  });

  it('is counted for the address that the proxy saw, whatever else the headers say', async () => {
    const sdk = new Sdk(`http://127.0.0.1:${port}/pampa`, {
      headers: {
        'x-forwarded-for': '203.0.113.1, 198.51.100.8',
        'x-real-ip': '203.0.113.2',
        'x-client-ip': '203.0.113.3',
      },
    });
    const room = await sdk.consumeSeatReservation(await reserve());
    const you = await new Promise((resolve) => room.onMessage('you', resolve));
    expect(you).toEqual({ ip: '198.51.100.8' });
    await room.leave();
  });

  it('leaves refusals in the metrics and nothing of the address in the log', async () => {
    await knock('/pampa/process/room?sessionId=canary', { origin: 'https://canary.example' });
    const strange = { host: 'canary@host', origin: 'http://canary@host' };
    expect(await knock('/pampa/process/room?sessionId=canary', strange)).toEqual(WRONG_ORIGIN);
    expect(await metrics.registry.getSingleMetricAsString('pampa_refusals_total')).toContain('wrong-origin');
    expect(said.join()).not.toContain('canary');
  });

  it.each(['*', '*%', '*:99999', '*[', '*|', 'http://x', 'http://[', 'ws://a:b@c:99999/x'])(
    'is not asked for by anything but a path, such as %s',
    async (target) => {
      expect(await ask(target)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it('that is asked for in strange words harms nobody', async () => {
    const targets = [
      ...[
        '//',
        '//[',
        '//x:99999',
        '/\\',
        '/%',
        '/|',
        '/?#',
        '/:99999',
        '/@[',
        '/ ',
        '/\u0001',
        '/\u007f',
        '/\u00ff',
      ],
      ...['/pampa/a/b?sessionId=%ff', `/${'x'.repeat(15_000)}`, `/${'x'.repeat(20_000)}`, 'x', '', '\u0001'],
    ];
    const hosts = ['', 'a b', '[', 'x:99999', 'é'];
    for (const target of targets) for (const host of hosts) await ask(target, host);
    expect(await knock('/pampa/process/room?sessionId=x')).toBe('open');
  });

  it('is refused while nobody lives here', async () => {
    const empty = new Door(createClosedApp(settings), settings, log);
    const itsPort = await empty.listen(0, '127.0.0.1');
    expect(await ask('/pampa/process/room?sessionId=x', 'x', itsPort)).toMatch(/^HTTP\/1\.1 503 /);
    empty.close();
  });
});

describe('the routes of Colyseus', () => {
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, init);

  it.each(['joinOrCreate/telling', 'create/telling', 'join/telling', 'joinById/x', 'reconnect/x'])(
    'do not lead to a room: %s',
    async (path) => {
      const rooms = (await matchMaker.query({})).length;
      for (const base of ['', '/pampa']) {
        const answer = await ask(`${base}/matchmake/${path}`, { method: 'POST', body: '{}' });
        expect([answer.status, await answer.json()]).toEqual(NOT_FOUND);
      }
      expect(await matchMaker.query({})).toHaveLength(rooms);
    },
  );

  it.each(['/__healthcheck', '/'])('are gone: %s', async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.json()]).toEqual(NOT_FOUND);
  });

  it('allow no origin any more', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask('/pampa/healthz', {
        method,
        headers: { origin: 'https://evil.example' },
      });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('would find nothing to offer even if they came back', async () => {
    const { controller } = matchMaker;
    expect(controller.DEFAULT_CORS_HEADERS).toEqual({});
    expect(controller.getCorsHeaders(new Headers({ origin: 'https://evil.example' }))).toEqual({});
    await expect(controller.invokeMethod('create', 'telling')).rejects.toThrow('invalid method');
  });
});
