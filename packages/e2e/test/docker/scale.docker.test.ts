import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, House } from '../../src/house';
import type { Position } from '../../src/position';
import { openStores, type Stores } from '../../src/stores';
import { expectPlayable } from './support/playable';
import { begunMatch, comeBack, playOn } from './support/playing';
import { Proxy } from './support/proxy';
import { filledIn, recipe } from './support/recipe';
import { root } from './support/root';

const HEADING = '### The proxy rule';
const MOVES = 20;
const BACK_WITHIN_MS = 5_000;

let stores: Stores;
let houses: House[] = [];
let proxy: Proxy | null = null;

beforeAll(async () => {
  stores = await openStores();
});
afterEach(async () => {
  await proxy?.close();
  proxy = null;
  for (const house of houses) await house.close();
  houses = [];
});
afterAll(() => stores.close());

/** Two processes, each with its path of the common address. */
async function openTwo(port: number): Promise<readonly [House, House]> {
  for (const path of ['/p1', '/p2']) {
    houses.push(
      await House.open({ ...stores.env, TRUST_PROXY: '1', PUBLIC_ADDRESS: `127.0.0.1:${port}${path}` }),
    );
  }
  return houses as [House, House];
}

/** A game at each process, and one that goes on in the other when its own is killed. */
async function expectOneHouse(url: string, two: readonly House[]): Promise<void> {
  await expectPlayable(url);
  const position = await begunMatch(url, MOVES);
  const { seq } = position.guests[0]!.table;
  const { view } = position.guests[0]!;
  const connected = await Promise.all(two.map(connections));
  const owner = two[connected.indexOf(position.guests.length)];
  expect(owner).toBeDefined();
  await owner?.kill();
  const back = await comeBackSoon(position, url);
  expect(back.guests[0]!.table.seq).toBe(seq);
  expect(back.guests[0]!.view).toEqual(view);
  await playOn(back, MOVES);
  for (const guest of back.guests) await guest.leave();
}

/** As pages do: until they are let in. */
async function comeBackSoon(position: Position, url: string): Promise<Position> {
  const begun = performance.now();
  for (;;) {
    try {
      return await comeBack(position, url);
    } catch (error) {
      if (performance.now() - begun > BACK_WITHIN_MS) throw error;
      await pause(100);
    }
  }
}

async function connections({ url }: House): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^pampa_clients (\d+)$/m.exec(metrics)?.[1]);
}

test('two processes are one house behind the Caddy of docker-compose.yml', async () => {
  const port = await freePort();
  const two = await openTwo(port);
  proxy = await Proxy.start({
    program: 'caddy',
    config: readFileSync(join(root, 'deploy/Caddyfile.scale'), 'utf8'),
    env: {
      DOMAIN: `http://127.0.0.1:${port}`,
      PAMPA_1: `127.0.0.1:${two[0].port}`,
      PAMPA_2: `127.0.0.1:${two[1].port}`,
    },
    url: `http://127.0.0.1:${port}`,
  });
  await expectOneHouse(proxy.url, two);
});

test.each([
  ['Caddy', 'caddy'],
  ['nginx', 'nginx'],
] as const)('two processes are one house behind %s, by the recipe of the manual', async (_, program) => {
  const port = await freePort();
  const two = await openTwo(port);
  const config = filledIn(recipe(program, HEADING), {
    ...(program === 'nginx'
      ? { 'listen 80;': `listen 127.0.0.1:${port};`, 'example.org': '127.0.0.1' }
      : { 'example.org': `http://127.0.0.1:${port}` }),
    '127.0.0.1:2567': `127.0.0.1:${two[0].port}`,
    '127.0.0.1:2568': `127.0.0.1:${two[1].port}`,
  });
  proxy = await Proxy.start({ program, config, url: `http://127.0.0.1:${port}` });
  await expectOneHouse(proxy.url, two);
});
