import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, composed, FILE } from './support/compose';
import { recipe } from './support/recipe';
import { root } from './support/root';

const PASSWORDS = { POSTGRES_PASSWORD: 'between-us', REDIS_PASSWORD: 'between-us-too' };

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Without any setting at all: what is missing must not keep anybody from what he does not want. */
test('by itself it is one server, and a container that needs nothing else', async () => {
  const services = await composed();
  const usual = [...services].filter(([, { profiles }]) => profiles.length === 0);
  expect(usual.map(([name]) => name)).toEqual(['pampa']);
  expect(usual[0]?.[1].text).not.toMatch(/depends_on|networks/);
});

test.each([
  ['https', ['caddy']],
  ['scale', ['pampa-1', 'pampa-2', 'postgres', 'proxy', 'redis']],
  ['metrics', ['grafana', 'prometheus']],
])('the profile %s adds %j', async (profile, expected) => {
  const services = await composed({ ...PASSWORDS, DOMAIN: 'play.example.org' });
  const added = [...services].filter(([, { profiles }]) => profiles.includes(profile));
  expect(added.map(([name]) => name).sort()).toEqual(expected);
});

test('with the profile https Caddy stands in front', async () => {
  const services = await composed({ DOMAIN: 'play.example.org' });
  expect(services.get('caddy')?.text).toMatch(/DOMAIN: play\.example\.org/);
});

describe('with the profile scale', () => {
  test('two servers of one image share a database and a Redis, and have an address each', async () => {
    const services = await composed({ ...PASSWORDS, DOMAIN: 'play.example.org', SLEEP_SECONDS: '7' });
    for (const number of [1, 2]) {
      const text = services.get(`pampa-${number}`)?.text;
      expect(text).toMatch(/DATABASE_URL: postgres:\/\/pampa:between-us@postgres:5432\/pampa/);
      expect(text).toMatch(/REDIS_URL: redis:\/\/:between-us-too@redis:6379/);
      expect(text).toMatch(new RegExp(`PUBLIC_ADDRESS: play\\.example\\.org/p${number}$`, 'm'));
      expect(text).toMatch(/SLEEP_SECONDS: '?"?7/);
      expect(text).toMatch(/read_only: true/);
      // Nothing of theirs is on this machine.
      expect(text).not.toMatch(/data:\/data/);
    }
  });

  test('only the proxy can be reached from outside, and the stores not even by the proxy', async () => {
    const services = await composed(PASSWORDS);
    const published = [...services].filter(([, { text }]) => /^ {4}ports:\n {4,6}- /m.test(text));
    expect(published.map(([name]) => name).sort()).toEqual(['caddy', 'grafana', 'pampa', 'proxy']);
    expect(services.get('grafana')?.text).toMatch(/127\.0\.0\.1/);
    for (const name of ['postgres', 'redis']) {
      expect(services.get(name)?.text).toMatch(/networks:\s+(- )?inside/);
      expect(services.get(name)?.text).not.toMatch(/default/);
    }
    expect(services.get('proxy')?.text).not.toMatch(/inside/);
  });

  test('whatever others wait for says by itself when it is ready', async () => {
    const services = await composed(PASSWORDS);
    for (const name of ['postgres', 'redis']) expect(services.get(name)?.text).toMatch(/healthcheck:/);
  });

  test('no password is made up: without one the stores say so and end', async () => {
    const services = await composed();
    expect(services.get('redis')?.text).toMatch(/REDISCLI_AUTH:\?REDIS_PASSWORD\s+is missing/);
    expect(services.get('postgres')?.text).toMatch(/POSTGRES_PASSWORD: ['"]{2}/);
    expect(services.get('prometheus')?.text).toMatch(/ADMIN_TOKEN:\?is\s+missing/);
  });
});

test('proxy and Prometheus know every server by its name', async () => {
  const servers = [...(await composed()).keys()].filter((name) => name.startsWith('pampa'));
  const [, scraped = ''] = /names: \[(.+)\]/.exec(read('deploy/prometheus.yml')) ?? [];
  expect(scraped.split(', ').sort()).toEqual(servers.sort());
  const upstreams = [...read('deploy/Caddyfile.scale').matchAll(/\{\$PAMPA_\d:(pampa-\d):2567\}/g)];
  const behindTheProxy = new Set(upstreams.map(([, name]) => name));
  expect([...behindTheProxy].sort()).toEqual(servers.filter((name) => name !== 'pampa').sort());
});

test('the recipe for Traefik goes with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pampa-compose-'));
  try {
    const override = join(folder, 'override.yml');
    writeFileSync(override, recipe('yaml'));
    const config = await compose(['-f', FILE, '-f', override, 'config']);
    expect(config).toMatch(/PathPrefix\(`\/pampa`\)/);
    expect(config).toMatch(/read_only: true/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
