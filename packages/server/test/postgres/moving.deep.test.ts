import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveData } from '../../src/moving';
import { loadVapidKeys } from '../../src/notify/vapid';
import { openDataFolder } from '../../src/store/data-folder';
import { DataProblem } from '../../src/store/data-problem';
import { copyAll } from '../../src/store/moving/copy-all';
import { newSqliteFile } from '../../src/store/moving/new-sqlite-file';
import { oldSqliteFile } from '../../src/store/moving/old-sqlite-file';
import { openPostgresStore } from '../../src/store/postgres';
import { openSqliteStore } from '../../src/store/sqlite';
import { databaseFile } from '../../src/store/sqlite-file';
import type { Store } from '../../src/store/store';
import { Ledger } from '../faults/ledger';
import { PATIENCE_MS, startChild } from '../store/child';
import { temporaryFolder } from '../store/folder';
import { lineOf, NOON, openMatch, tableOf } from '../store/samples';
import type { Player } from '../support/player';
import { PostgresServer } from '../support/postgres';
import { requestId } from '../support/player';
import { startRunning } from '../support/running';
import { deal, playOn } from '../support/tables';

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await PostgresServer.start();
});
afterAll(() => postgres.close());

/** Where the order of letters is that of a language, and not that of their bytes. */
const inEnglish = (): Promise<string> =>
  postgres.createDatabase("template0 locale_provider icu icu_locale 'en-US'");

/** More rows than are moved at once, with everything that databases are known to stumble over. */
async function furnish(store: Store): Promise<void> {
  for (const code of ['BBBBB', 'DDDDD', 'bbbbb', 'ÄÄÄÄÄ', '🐄🐄🐄🐄🐄', '\'";--']) {
    await openMatch(
      store,
      tableOf(code, { lines: [lineOf(1, `${code} \u0000 \ud800 \\ "'\n${'ñ'.repeat(3000)}`)] }),
    );
    await store.savePush({
      table: `table-${code}`,
      person: 'p1',
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
      language: 'es',
    });
  }
  for (let seq = 0; seq < 250; seq++) {
    await store.createTable(tableOf(`T${String(seq).padStart(4, '0')}`, { createdAt: NOON + seq }));
  }
  await store.keepOnce('something', () => 'made once');
}

async function furnishedFolder(): Promise<string> {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder);
  await furnish(store);
  await store.close();
  return folder;
}

describe('Data that is moved', () => {
  test('there and back is the same, row by row', async () => {
    const folder = await furnishedFolder();
    const url = await inEnglish();
    const back = join(temporaryFolder(), 'back.sqlite');
    const there = await moveData({ folder }, { url });
    expect(there.map(({ table, rows }) => `${rows} ${table}`)).toEqual([
      '256 tables',
      '6 matches',
      '0 entries',
      '6 lines',
      '6 push_subscriptions',
      '0 reports',
      // Those for notifications are made on the way if they had not been needed yet.
      '2 keepsakes',
      '0 operator_log',
    ]);
    expect(await moveData({ url }, { file: back })).toEqual(there);
    expect(await moveData({ file: back }, { url: await postgres.createDatabase() })).toEqual(there);
  });

  test('is played on with: the same seats for the same browsers, on PostgreSQL and on SQLite again', async () => {
    const first = temporaryFolder();
    const last = join(temporaryFolder(), 'data');
    const url = await postgres.createDatabase();
    let server = await startRunning({ dataDir: first });
    const players = await deal(server.url, 2);
    const { code } = players[0]!.table;
    await players[0]!.request('say', { id: requestId(), channel: 'table', text: 'before the move' });
    await playOn(players, 5);
    const seats = players.map(({ seat }) => seat);
    await server.close();

    await moveData({ folder: first }, { url });
    server = await startRunning({ dataDir: first, env: { DATABASE_URL: url } });
    await comeBack(players, server.url, code);
    expect(players.map(({ seat }) => seat)).toEqual(seats);
    await playOn(players, 5);
    await server.close();

    await moveData({ url }, { folder: last });
    server = await startRunning({ dataDir: last });
    await comeBack(players, server.url, code);
    expect(players.map(({ seat }) => seat)).toEqual(seats);
    expect((await new Ledger(server, code).match()).seq).toBe(10);
    await playOn(players);
    expect(players[0]!.table.status).toBe('over');
    await server.close();
  });
});

async function comeBack(players: readonly Player[], url: string, code: string): Promise<void> {
  for (const player of players) {
    Object.assign(player, { url });
    await player.join(code);
  }
  await Promise.all(players.map((player) => player.until(() => player.view !== null)));
}

describe('Data stays where it is, and a sentence says why', () => {
  test('if there is something at the other end already', async () => {
    const folder = await furnishedFolder();
    const url = await postgres.createDatabase();
    const store = await openPostgresStore(url);
    await store.createTable(tableOf('DDDDD'));
    await store.close();
    await expect(moveData({ folder }, { url })).rejects.toThrow('There is something already');
    await expect(moveData({ url }, { folder })).rejects.toThrow('exists already and is left as it is.');
    await expect(moveData({ url }, { file: databaseFile(folder) })).rejects.toThrow(DataProblem);
  });

  test('if a server runs at either end', async () => {
    const folder = await furnishedFolder();
    const held = openDataFolder(folder);
    const url = await postgres.createDatabase();
    await expect(moveData({ folder }, { url })).rejects.toThrow('A Pampa server is running');
    held.close();
    const store = await openPostgresStore(url);
    await store.ping();
    const file = join(temporaryFolder(), 'new.sqlite');
    const why = 'Pampa servers are running on the database: stop them first.';
    await expect(moveData({ folder }, { url })).rejects.toThrow(why);
    await expect(moveData({ url }, { file })).rejects.toThrow(why);
    expect(existsSync(file)).toBe(false);
    await store.close();
  });

  test('if what arrives is not what was sent', async () => {
    const folder = await furnishedFolder();
    const file = join(temporaryFolder(), 'new.sqlite');
    const source = await oldSqliteFile(databaseFile(folder));
    const target = await newSqliteFile(file);
    const spoilt = {
      ...target,
      insert: (...[table, rows]: Parameters<typeof target.insert>) =>
        target.insert(
          table,
          rows.map((row) => (row['code'] === 'T0123' ? { ...row, epoch: 7 } : row)),
        ),
    };
    await expect(copyAll(source, spoilt)).rejects.toThrow(
      'What arrived of tables is not what was sent: nothing has been kept.',
    );
    await Promise.all([source.close(), target.close()]);
    expect(existsSync(file)).toBe(false);
  });
});

test('keys for notifications that an earlier version left beside the database move with it', async () => {
  const folder = temporaryFolder();
  await (await openSqliteStore(folder)).close();
  const keys = await keysMadeBy(temporaryFolder());
  writeFileSync(join(folder, 'vapid.json'), keys);
  const url = await postgres.createDatabase();
  await moveData({ folder }, { url });
  const store = await openPostgresStore(url);
  expect(await store.keepOnce('vapid', () => 'others')).toBe(keys);
  await store.close();
});

async function keysMadeBy(folder: string): Promise<string> {
  const store = await openSqliteStore(folder);
  const keys = JSON.stringify(await loadVapidKeys(store, { folder }));
  await store.close();
  return keys;
}

describe('The commands', () => {
  const run = (command: string, url: string, ...args: readonly string[]) => {
    process.env['DATABASE_URL'] = url;
    try {
      return startChild(`src/${command}.ts`, ...args).ended;
    } finally {
      delete process.env['DATABASE_URL'];
    }
  };

  test(
    'npm run move-data says what has come over, npm run backup and npm run restore do the same as with SQLite',
    async () => {
      const folder = await furnishedFolder();
      const [url, other] = [await postgres.createDatabase(), await postgres.createDatabase()];
      const file = join(temporaryFolder(), 'copy.sqlite');
      const moved = await run('move-data', url, '--from', folder, '--to', 'DATABASE_URL');
      expect(moved).toMatchObject({ code: 0, err: '' });
      expect(moved.out).toMatch(/^tables {2,}256 {2}[0-9a-f]{64}\n/);
      expect(moved.out).toMatch(/\nAll of it has arrived, and is the same row by row\. .*\n$/);

      // Also while servers run on it.
      const store = await openPostgresStore(url);
      await store.ping();
      expect(await run('backup', url, file)).toEqual({
        code: 0,
        out: `The database of DATABASE_URL is copied to ${file}.\n`,
        err: '',
      });
      await store.close();
      expect(await run('restore', other, file)).toEqual({
        code: 0,
        out: `The database of DATABASE_URL is now that of ${file}.\n`,
        err: '',
      });
      expect(await run('restore', other, file)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^There is something already where the data should go: .*\n$/) as unknown,
      });
      expect(await run('reports', other)).toEqual({ code: 0, out: 'There are no reports.\n', err: '' });
      const restored = await openPostgresStore(other);
      expect((await restored.findTable('ÄÄÄÄÄ'))?.id).toBe('table-ÄÄÄÄÄ');
      await restored.close();
    },
    PATIENCE_MS,
  );

  test(
    'say in one sentence what is wrong, without the password, and exit with 1',
    async () => {
      const folder = temporaryFolder();
      const file = join(folder, 'copy.sqlite');
      mkdirSync(join(folder, 'empty'));
      const gone = new URL(postgres.url());
      gone.port = '1';
      const wrong = [
        { asked: run('move-data', gone.href), err: /^npm run move-data -- --from PLACE --to PLACE: / },
        {
          asked: run('move-data', gone.href, '--from', join(folder, 'empty'), '--to', file),
          err: /^There is no /,
        },
        {
          asked: run('move-data', gone.href, '--from', 'DATABASE_URL', '--to', file),
          err: /\(ECONNREFUSED\)\.\n$/,
        },
        { asked: run('backup', gone.href, file), err: /\(ECONNREFUSED\)\.\n$/ },
        { asked: run('reports', gone.href), err: /ECONNREFUSED\)\.\n$/ },
      ];
      for (const { asked, err } of wrong) {
        const said = await asked;
        expect(said).toMatchObject({ code: 1, out: '', err: expect.stringMatching(err) as unknown });
        expect(said.err).not.toContain(postgres.password);
      }
      expect(existsSync(file)).toBe(false);
    },
    PATIENCE_MS,
  );
});
