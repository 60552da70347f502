import { copyFileSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { startChild, type Child } from '../store/child';
import { temporaryFolder } from '../store/folder';
import { comeBack } from '../support/come-back';
import { Player } from '../support/player';
import { freePort, ServerProcess } from '../support/server-process';
import { deal, playOn } from '../support/tables';

const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) if (server.exit === null) await server.kill();
});

async function startServer(dataDir: string, port?: number): Promise<ServerProcess> {
  const server = new ServerProcess({ port: port ?? (await freePort()), dataDir });
  servers.push(server);
  await server.ready();
  return server;
}

/** From the folder of the package, which is not the one the server was started in. */
const run = (command: 'backup' | 'restore', ...args: readonly string[]): Child['ended'] =>
  startChild(`src/${command}.ts`, ...args).ended;

/** The newest entry of the only match in a database that nobody has open. */
function newestEntry(file: string): unknown {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare('select max(seq) from entries').pluck().get();
  } finally {
    database.close();
  }
}

const asideIn = (out: string): string => / The old one is kept as (.+)\.\n$/.exec(out)?.[1] ?? '';

describe('A restore while the server runs', () => {
  test('everybody is back by himself, at the entry of the backup, and plays on; the later entries are kept', async () => {
    const data = temporaryFolder();
    const backup = join(temporaryFolder(), 'copy.sqlite');
    const server = await startServer(data);
    const players = await deal(server.url, 3);
    const [ana] = players as [Player];
    const { code, match } = ana.table;
    const zoe = new Player(server.url, 'Zoe');
    await zoe.join(code);
    await playOn(players, 6);
    expect(await run('backup', backup, '--data', data)).toMatchObject({ code: 0 });
    await playOn(players, 5);

    const back = Promise.all([...players, zoe].map((player) => comeBack(player, code)));
    const restored = await run('restore', backup, '--data', data);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain(`The database of ${data} is now that of ${backup}.`);
    await back;
    for (const player of [...players, zoe]) {
      await player.until(() => player.view !== null);
      expect(player.table).toMatchObject({ code, match, seq: 6, status: 'playing' });
    }
    expect(players.map(({ seat }) => seat)).toEqual([0, 1, 2]);

    await playOn(players, 8);
    expect(ana.table.seq).toBe(14);
    expect(server.exit).toBeNull();
    const aside = asideIn(restored.out);
    expect(dirname(aside)).toBe(data);
    expect(newestEntry(aside)).toBe(11);

    // Nothing is left that a next start would take for a backup, and what was played since is there.
    await server.kill();
    const again = await startServer(data, Number(new URL(server.url).port));
    await ana.join(code);
    expect(ana.table.seq).toBe(14);
    await again.kill();
    expect(readdirSync(data).filter((name) => name.startsWith('restore'))).toEqual(['restore.lock']);
  });

  test('the port stays open meanwhile, and says when it is ready', async () => {
    const data = temporaryFolder();
    const backup = join(temporaryFolder(), 'copy.sqlite');
    const server = await startServer(data);
    expect(await run('backup', backup, '--data', data)).toMatchObject({ code: 0 });
    const restored = run('restore', backup, '--data', data);
    let isDone = false;
    void restored.then(() => (isDone = true));
    const seen = new Set<number>();
    while (!isDone) {
      seen.add((await fetch(`${server.url}/readyz`)).status);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    }
    expect(await restored).toMatchObject({ code: 0 });
    for (const status of seen) expect([200, 503]).toContain(status);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('a file that is no backup is refused, and nobody at a table notices', async () => {
    const data = temporaryFolder();
    const bad = join(temporaryFolder(), 'cows.sqlite');
    writeFileSync(bad, 'cows '.repeat(2_000));
    const server = await startServer(data);
    const players = await deal(server.url, 2);
    expect(await run('restore', bad, '--data', data)).toEqual({
      code: 1,
      out: '',
      err: `${bad} can't be opened as a database of Pampa (SQLITE_NOTADB).\n`,
    });
    await playOn(players, 4);
    expect(players.map(({ closedWith }) => closedWith)).toEqual([null, null]);
    expect(players[0]!.table.seq).toBe(4);
  });

  test('again and again, the last one counts', async () => {
    const data = temporaryFolder();
    const out = temporaryFolder();
    const server = await startServer(data);
    const players = await deal(server.url, 2);
    const [ana] = players as [Player];
    const { code } = ana.table;
    for (const seq of [2, 4]) {
      await playOn(players, 2);
      expect(await run('backup', join(out, `${seq}`), '--data', data)).toMatchObject({ code: 0 });
    }
    for (const seq of [2, 4, 2]) {
      const back = Promise.all(players.map((player) => comeBack(player, code)));
      expect(await run('restore', join(out, `${seq}`), '--data', data)).toMatchObject({ code: 0 });
      await back;
      await ana.until(() => ana.view !== null);
      expect(ana.table.seq).toBe(seq);
    }
    const asides = readdirSync(data).filter((name) => /^pampa-before-restore-\d+\.sqlite$/.test(name));
    expect(asides).toHaveLength(3);
  });

  test('told to stop in the middle of it, the server ends in good order, and has the one or the other', async () => {
    const data = temporaryFolder();
    const backup = join(temporaryFolder(), 'copy.sqlite');
    const server = await startServer(data);
    const ana = new Player(server.url, 'Ana');
    const code = await ana.create();
    expect(await run('backup', backup, '--data', data)).toMatchObject({ code: 0 });
    const bruno = new Player(server.url, 'Bruno');
    const later = await bruno.create();
    const restored = run('restore', backup, '--data', data);
    await ana.until(() => ana.closedWith !== null);
    server.signal('SIGINT');
    await server.ended;
    expect(server.exit).toBe(0);
    expect(await restored).toMatchObject({ code: 0, err: '' });
    const again = await startServer(data, Number(new URL(server.url).port));
    expect((await fetch(`${again.url}/api/tables/${code}`)).status).toBe(200);
    expect((await fetch(`${again.url}/api/tables/${later}`)).status).toBe(404);
  });
});

test('what a killed server had not yet put in place is in place when it is started again', async () => {
  const data = temporaryFolder();
  const backup = join(temporaryFolder(), 'copy.sqlite');
  const server = await startServer(data);
  const ana = new Player(server.url, 'Ana');
  const code = await ana.create();
  expect(await run('backup', backup, '--data', data)).toMatchObject({ code: 0 });
  const later = await new Player(server.url, 'Bruno').create();
  await server.kill();
  // As the command leaves it there.
  const making = join(data, 'restore-making');
  mkdirSync(making);
  copyFileSync(backup, join(making, 'pampa.sqlite'));
  writeFileSync(join(making, 'stamp'), '20261105102030400');
  renameSync(making, join(data, 'restore-waiting'));

  const again = await startServer(data, Number(new URL(server.url).port));
  expect((await fetch(`${again.url}/api/tables/${code}`)).status).toBe(200);
  expect((await fetch(`${again.url}/api/tables/${later}`)).status).toBe(404);
  expect(readdirSync(data)).toContain('pampa-before-restore-20261105102030400.sqlite');
});
