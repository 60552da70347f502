import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, FILE } from './support/compose';
import { recipe } from './support/recipe';

const services = async (...args: readonly string[]): Promise<string[]> =>
  (await compose([...args, 'config', '--services'])).trim().split('\n').sort();

test('by itself it is one server', async () => {
  expect(readFileSync(FILE, 'utf8')).toContain('profiles: [https]');
  expect(await services('-f', FILE)).toContain('pampa');
  await compose(['-f', FILE, 'config', '--quiet']);
});

test('with the profile https Caddy stands in front', async () => {
  expect(await services('-f', FILE, '--profile', 'https')).toEqual(['caddy', 'pampa']);
  const config = await compose(['-f', FILE, '--profile', 'https', 'config'], { DOMAIN: 'play.example.org' });
  expect(config).toMatch(/DOMAIN: play\.example\.org/);
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
