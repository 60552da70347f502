import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Routes } from '../support/from-address';
import { openOnly, Player } from '../support/player';
import { ProxyProgram } from '../support/proxy-program';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { freePort } from '../support/server-process';
import { deal, playOn } from '../support/tables';

const MANUAL = readFileSync(join(__dirname, '../../../../docs/self-hosting.md'), 'utf8');
const PATH = '/pampa';
const WRONG_CODES = 20;
/** Enough for all that the tests leave behind. */
const MOST_TABLES = 24;
/** A quarter of them. */
const SHARE = 6;

let server: Running;
const addresses = { next: 0 };
const newAddress = (): string => `127.0.6.${++addresses.next}`;

beforeAll(async () => {
  // By number, as the manual says: all clients here are on loopback themselves, so `loopback` would trust each of them.
  const env = { BASE_PATH: PATH, TRUST_PROXY: '1', LIMIT_FACTOR: '1', MAX_TABLES: String(MOST_TABLES) };
  server = await startRunning({ env });
});
afterAll(() => server.close());

/** The first recipe of the manual for this proxy, with these places filled in. */
function recipe(program: string, filledIn: Readonly<Record<string, string>>): string {
  let text = new RegExp(`^\`\`\`${program}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(MANUAL)?.[1] ?? '';
  for (const [from, to] of Object.entries(filledIn)) {
    if (!text.includes(from)) throw new Error(`the recipe for ${program} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const RECIPES = {
  nginx: (port: number, more: Readonly<Record<string, string>> = {}) =>
    recipe('nginx', {
      'listen 80;': `listen 127.0.0.1:${port};`,
      '127.0.0.1:2567': `127.0.0.1:${server.port}`,
      ...more,
    }),
  caddy: (port: number) =>
    recipe('caddy', {
      'example.org': `http://127.0.0.1:${port}`,
      '127.0.0.1:2567': `127.0.0.1:${server.port}`,
    }),
};

describe.each(['nginx', 'caddy'] as const)('behind %s, by the recipe of the manual', (program) => {
  let proxy: ProxyProgram;
  let routes: Routes;

  beforeAll(async () => {
    const port = await freePort();
    proxy = await ProxyProgram.start(program, RECIPES[program](port), port);
    routes = new Routes(port, PATH);
  });
  afterAll(async () => {
    await routes.close();
    await proxy.close();
  });

  test('people from two addresses play a game', async () => {
    const players = await deal([await routes.from(newAddress()), await routes.from(newAddress())], 2);
    await playOn(players, 10);
    for (const player of players) await player.leave();
  });

  test('one address guesses codes until it is refused, whatever it says it is; another is not', async () => {
    const guessing = await routes.from(newAddress());
    const honest = await routes.from(newAddress());
    const code = await openOnly(honest);
    const statuses: number[] = [];
    for (let guess = 0; guess <= WRONG_CODES; guess++) {
      const headers = { 'x-forwarded-for': `192.0.2.${guess}`, forwarded: `for=192.0.2.${guess}` };
      statuses.push((await fetch(`${guessing}/api/tables/BBBBB`, { headers })).status);
    }
    expect(statuses).toEqual([...new Array<number>(WRONG_CODES).fill(404), 429]);
    expect((await fetch(`${guessing}/api/tables/${code}`)).status).toBe(429);
    expect((await fetch(`${honest}/api/tables/${code}`)).status).toBe(200);
    // Nor is another address counted for what this one says.
    expect(
      (await fetch(`${honest}/api/tables/${code}`, { headers: { 'x-forwarded-for': '127.0.6.99' } })).status,
    ).toBe(200);
  });

  test('one address opens its share of tables, and another opens one more', async () => {
    const greedy = await routes.from(newAddress());
    const hosts: Player[] = [];
    for (;;) {
      const host = new Player(greedy, 'Ana');
      if ((await codeOf(host.create())) !== 'done') break;
      hosts.push(host);
    }
    expect(hosts.length).toBe(SHARE);
    const honest = new Player(await routes.from(newAddress()), 'Bruno');
    await honest.create();
    for (const player of [...hosts, honest]) await player.leave();
  });

  test('large headers do not reach the server, and large bodies are refused', async () => {
    const url = await routes.from(newAddress());
    const requests = server.logged.length;
    const headers = { 'x-large': 'x'.repeat(40_000) };
    expect([400, 431]).toContain((await fetch(`${url}/api/tables`, { headers })).status);
    expect(server.logged.length).toBe(requests);
    const large = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(300_000)),
    };
    // Caddy 2.6 breaks the request off on its way, and says 502.
    expect([413, 502]).toContain((await fetch(`${url}/api/reports`, large)).status);
  });
});

test('nginx keeps the flood of one address from the server, and serves another', async () => {
  const port = await freePort();
  // The numbers of the recipe, a hundred times smaller.
  const rules = RECIPES.nginx(port, { 'rate=100r/s': 'rate=1r/s', 'burst=5000': 'burst=50' });
  const proxy = await ProxyProgram.start('nginx', rules, port);
  const routes = new Routes(port, PATH);
  try {
    const flooding = await routes.from(newAddress());
    const statuses: number[] = [];
    for (let request = 0; request < 100; request++)
      statuses.push((await fetch(`${flooding}/healthz`)).status);
    expect(statuses.slice(0, 50)).toEqual(new Array<number>(50).fill(200));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    expect((await fetch(`${await routes.from(newAddress())}/healthz`)).status).toBe(200);
  } finally {
    await routes.close();
    await proxy.close();
  }
});
