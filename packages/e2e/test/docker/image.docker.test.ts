import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '../../src/position';
import { BareDock } from './support/bare-dock';
import { isThere } from './support/command';
import { EngineDock } from './support/engine-dock';
import type { Container, Dock, Image } from './support/image';
import { begunMatch, comeBack, playOn } from './support/playing';

/** Debian and Node have to be fetched where nothing is kept yet, and everything built. */
const BUILT_WITHIN_MS = 20 * 60_000;
const MOST_ADDED_BYTES = 80_000_000;
const HEALTHY_WITHIN_MS = 30_000;
const STOPPED_WITHIN_MS = 5_000;

let dock: Dock;
let image: Image;
let server: Container;
let position: Position;

beforeAll(async () => {
  dock = (await isThere('docker', 'info')) ? new EngineDock() : new BareDock();
  console.log(`The image is built and run by ${dock.name}.`);
  image = await dock.build();
  server = await started();
}, BUILT_WITHIN_MS);
afterAll(() => dock.close());

/** Resolves when the image's own HEALTHCHECK says so. */
async function started(): Promise<Container> {
  const container = await dock.start();
  const begun = performance.now();
  while ((await checkHealth(container)) !== 0) {
    if (performance.now() - begun > HEALTHY_WITHIN_MS) throw new Error(await container.log());
    await pause(100);
  }
  return container;
}

async function checkHealth(
  container: Container,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const [kind, ...command] = image.config.Healthcheck.Test;
  if (kind !== 'CMD') throw new Error('the health check needs a shell');
  // Before the server has begun there is nothing to look into either.
  return (await container.exec(command, { ...portOf(container), ...env })).code;
}

/** Where containers share the machine's ports each has one of its own. */
function portOf({ url }: Container): Readonly<Record<string, string>> {
  return dock instanceof BareDock ? { PORT: new URL(url).port } : {};
}

test('the image has one port and one volume, says what it is, and adds at most 80 MB to its base', () => {
  const { config, addedBytes } = image;
  console.log(`Added to the base: ${(addedBytes / 1e6).toFixed(1)} MB.`);
  expect(Object.keys(config.ExposedPorts)).toEqual(['2567/tcp']);
  expect(Object.keys(config.Volumes)).toEqual(['/data']);
  expect(config.Labels).toMatchObject({
    'org.opencontainers.image.title': 'Pampa',
    'org.opencontainers.image.licenses': 'MIT',
    'org.opencontainers.image.version': 'dev',
    'org.opencontainers.image.revision': 'unknown',
    'org.opencontainers.image.source': 'unknown',
  });
  expect(addedBytes).toBeLessThanOrEqual(MOST_ADDED_BYTES);
});

test('the server is not root, can get no rights, and can write to nothing but its data', async () => {
  const said = async (script: string): Promise<string> =>
    (await server.exec(['sh', '-c', script])).output.trim();
  expect(await said('id -u')).toBe('1000');
  expect(await said('grep -E "^(Uid|CapBnd|NoNewPrivs)" /proc/1/status | tr -s "\\t" " "')).toBe(
    'Uid: 1000 1000 1000 1000\nCapBnd: 0000000000000000\nNoNewPrivs: 1',
  );
  expect(await said('touch /app/x /x /etc/x 2>&1 | grep -c "Read-only"')).toBe('3');
  expect(await said('touch /data/x && rm /data/x && echo written')).toBe('written');
});

test('the health check knows a server that is ready from one that is not there', async () => {
  expect(await checkHealth(server)).toBe(0);
  expect(await checkHealth(server, { PORT: '9' })).toBe(1);
  expect(await checkHealth(server, { BASE_PATH: '/elsewhere' })).toBe(1);
});

test('it serves the built page', async () => {
  const page = await fetch(`${server.url}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<base href="/">')]);
});

test('a game goes on where it was after the server was killed and another container started', async () => {
  position = await begunMatch(server.url, 40);
  const [before] = position.guests;
  const { seq, match } = before!.table;
  const { view } = before!;

  await server.signal('KILL');
  await server.ended;
  server = await started();
  position = await comeBack(position, server.url);

  const [after] = position.guests;
  expect(after!.table).toMatchObject({ seq, match, status: 'playing' });
  expect(after!.view).toEqual(view);
});

test('a backup made inside brings a table back to where it was', async () => {
  const [before] = position.guests;
  const { seq } = before!.table;
  const backup = await server.exec(['node', 'packages/server/dist/backup.js', '/data/backup.sqlite']);
  expect(backup).toMatchObject({ code: 0 });

  await playOn(position, 10);
  expect(before!.table.seq).toBeGreaterThan(seq);
  const restore = await server.exec(['node', 'packages/server/dist/restore.js', '/data/backup.sqlite']);
  expect(restore).toMatchObject({ code: 0 });

  position = await comeBack(position, server.url);
  expect(position.guests[0]!.table.seq).toBe(seq);
});

test('the game is played to its end', async () => {
  await playOn(position);
  expect(position.guests[0]!.table.status).toBe('over');
  for (const guest of position.guests) await guest.leave();
});

test('it is alone in its container: as process 1 it leaves no zombies', async () => {
  const { output } = await server.exec(['sh', '-c', 'cat /proc/[0-9]*/stat | cut -d" " -f1,3 | tr "\\n" ,']);
  const others = output.split(',').filter((line) => line !== '' && !line.startsWith('1 '));
  expect(others.filter((line) => line.endsWith(' Z'))).toEqual([]);
  // Whoever looks is there too: a shell and two or three commands.
  expect(others.length).toBeLessThanOrEqual(4);
});

test('told to stop, it keeps everything and ends within seconds', async () => {
  const asked = performance.now();
  await server.signal('TERM');
  expect(await server.ended).toBe(0);
  expect(performance.now() - asked).toBeLessThan(STOPPED_WITHIN_MS);
  expect(await server.log()).toContain('Stopped; everything is kept.');
});
