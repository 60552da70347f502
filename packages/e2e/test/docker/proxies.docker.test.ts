import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, House } from '../../src/house';
import { expectPlayable } from './support/playable';
import { Proxy } from './support/proxy';
import { filledIn, recipe } from './support/recipe';
import { root } from './support/root';

const PATH = '/pampa';

let house: House;

afterEach(() => house.close());

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
