import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '../../src/store/sqlite-file';
import { Player } from '../support/player';
import { freePort, ServerProcess } from '../support/server-process';
import { until } from '../support/waiting';

const started: ServerProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'pampa-start-'));

function start(env: Readonly<Record<string, string>>, port = 0): ServerProcess {
  const server = new ServerProcess({ port, dataDir: join(folder, 'data'), env });
  started.push(server);
  return server;
}

afterAll(async () => {
  for (const server of started) if (server.exit === null) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** What whoever started it reads; the log's own lines are JSON. */
const sentences = (server: ServerProcess): string[] =>
  server.logged
    .join('')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));

describe('what can’t work is one clear sentence, and exit code 1', () => {
  test('a port that somebody else has', async () => {
    const taken: Server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const server = start({}, port);
    await server.ended;
    expect([server.exit, sentences(server)]).toEqual([
      1,
      [`Port ${port} is in use: choose another with PORT.`],
    ]);
    taken.close();
  });

  test('a data folder that can’t be one', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const server = start({ DATA_DIR: join(file, 'data') });
    await server.ended;
    expect(server.exit).toBe(1);
    expect(sentences(server)).toEqual([
      expect.stringMatching(/ can't be written to: a part of that path is a file\. Choose another folder/),
    ]);
  });

  test('a setting that makes no sense', async () => {
    const server = start({ MAX_TABLES: 'many' });
    await server.ended;
    expect(server.exit).toBe(1);
    expect(sentences(server)).toEqual([expect.stringMatching(/^MAX_TABLES .+\.$/)]);
  });
});

test('a database that was emptied is not taken for a new house', async () => {
  const dataDir = join(folder, 'emptied');
  const first = start({ DATA_DIR: dataDir });
  await until(() => sentences(first).length > 0);
  first.signal('SIGTERM');
  await first.ended;
  truncateSync(databaseFile(dataDir));
  const second = start({ DATA_DIR: dataDir });
  await second.ended;
  expect([second.exit, sentences(second)]).toEqual([
    1,
    [
      expect.stringMatching(
        /pampa\.sqlite is gone or empty, .* Restore a backup with npm run restore -- FILE/,
      ),
    ],
  ]);
  expect(statSync(databaseFile(dataDir)).size).toBe(0);
});

test('it says where to open it and where its data is; told to stop, it keeps everything', async () => {
  const port = await freePort();
  const server = start({}, port);
  await server.ready();
  const ana = new Player(server.url, 'Ana');
  const code = await ana.create();
  expect(sentences(server)).toEqual([
    `Open http://127.0.0.1:${port}/`,
    `Data is kept in ${join(folder, 'data')}`,
  ]);

  server.signal('SIGINT');
  await server.ended;
  expect([server.exit, sentences(server).at(-1)]).toEqual([0, 'Stopped; everything is kept.']);
  await ana.until(() => ana.closedWith !== null);

  const again = start({}, port);
  await again.ready();
  await ana.join(code);
  expect(ana.seat).toBe(0);
  again.signal('SIGTERM');
  await again.ended;
  expect(again.exit).toBe(0);
});
