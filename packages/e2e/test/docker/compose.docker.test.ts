import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/house';
import { attempt, isThere, run, type Env } from './support/command';
import { recipe } from './support/recipe';
import { begunMatch, comeBack } from './support/playing';
import { root } from './support/root';

const FILE = join(root, 'docker-compose.yml');

/** Everything is built. */
const UP_WITHIN_MS = 20 * 60_000;

const hasPlugin = (): Promise<boolean> => isThere('docker', 'compose', 'version');

/** Today's plugin of docker, or the program it once was. */
async function compose(args: readonly string[], env: Env = {}): Promise<string> {
  return (await hasPlugin()) ? run('docker', ['compose', ...args], env) : run('docker-compose', args, env);
}

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

test(
  'with an engine, `up` is a healthy server, and `down` and `up` again lose nothing',
  async () => {
    if (!(await isThere('docker', 'info'))) {
      console.log('There is no engine: nothing was started by compose.');
      return;
    }
    const port = await freePort();
    const env = { PORT: String(port), BIND: '127.0.0.1', LIMIT_FACTOR: '10000' };
    const project = ['-f', FILE, '-p', `pampa-test-${port}`];
    const url = `http://127.0.0.1:${port}`;
    try {
      await compose([...project, 'up', '--detach', '--build', '--wait'], env);
      const position = await begunMatch(url, 10);
      const { seq } = position.guests[0]!.table;
      await compose([...project, 'down'], env);
      await compose([...project, 'up', '--detach', '--wait'], env);
      const back = await comeBack(position, url);
      expect(back.guests[0]!.table.seq).toBe(seq);
      for (const guest of back.guests) await guest.leave();
    } finally {
      await attempt('docker', ['compose', ...project, 'down', '--volumes'], env);
    }
  },
  UP_WITHIN_MS,
);
