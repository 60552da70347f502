import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, House } from '../../src/house';
import { begunMatch, playOn } from './support/playing';
import { Proxy } from './support/proxy';
import { recipe } from './support/recipe';
import { root } from './support/root';

const PATH = '/pampa';

let house: House;

afterEach(() => house.close());

/** Put in the place of the manual's examples. */
function filledIn(text: string, replaced: Readonly<Record<string, string>>): string {
  return Object.entries(replaced).reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`the recipe has no ${from}`);
    return done.replaceAll(from, to);
  }, text);
}

/** A whole game, as a page of that address would play it: what is no page of the house is refused. */
async function expectPlayable(url: string): Promise<void> {
  const page = await fetch(`${url}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<base href=')]);
  const { origin } = new URL(url);
  const asked = async (from: string): Promise<number> =>
    (await fetch(`${url}/api/tables`, { method: 'POST', headers: { origin: from }, body: '{}' })).status;
  expect(await asked(origin)).not.toBe(403);
  expect(await asked('https://elsewhere.example')).toBe(403);
  const position = await begunMatch(url, 1);
  await playOn(position);
  expect(position.guests[0]!.table.status).toBe('over');
  for (const guest of position.guests) await guest.leave();
}

test('a game is played through nginx under a path, by the recipe of the manual', async () => {
  house = await House.open({ BASE_PATH: PATH, TRUST_PROXY: '1' });
  const port = await freePort();
  const config = filledIn(recipe('nginx'), {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'example.org': '127.0.0.1',
    '127.0.0.1:2567': `127.0.0.1:${house.port}`,
  });
  const proxy = await Proxy.start({ program: 'nginx', config, url: `http://127.0.0.1:${port}${PATH}` });
  try {
    await expectPlayable(proxy.url);
  } finally {
    await proxy.close();
  }
});

test('a game is played through Caddy under a path, by the recipe of the manual', async () => {
  house = await House.open({ BASE_PATH: PATH, TRUST_PROXY: '1' });
  const port = await freePort();
  const config = filledIn(recipe('caddy'), {
    'example.org': `http://127.0.0.1:${port}`,
    '127.0.0.1:2567': `127.0.0.1:${house.port}`,
  });
  const proxy = await Proxy.start({ program: 'caddy', config, url: `http://127.0.0.1:${port}${PATH}` });
  try {
    await expectPlayable(proxy.url);
  } finally {
    await proxy.close();
  }
});

test('a game is played through the Caddy of docker-compose.yml', async () => {
  house = await House.open({ TRUST_PROXY: '1' });
  const port = await freePort();
  const proxy = await Proxy.start({
    program: 'caddy',
    config: readFileSync(join(root, 'deploy/Caddyfile'), 'utf8'),
    env: { DOMAIN: `http://127.0.0.1:${port}`, PAMPA: `127.0.0.1:${house.port}` },
    url: `http://127.0.0.1:${port}`,
  });
  try {
    await expectPlayable(proxy.url);
  } finally {
    await proxy.close();
  }
});
