import { join } from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from '../../src/store/migrations';
import { openSqliteStore, sqliteStoreOn } from '../../src/store/sqlite';
import { assertDurable, makeDurable, openDatabase } from '../../src/store/sqlite-file';
import { PATIENCE_MS, startChild } from './child';
import { temporaryFolder } from './folder';
import { entryOf, openMatch, openTable, NOON, tableOf } from './samples';

const folder = temporaryFolder();

describe('A database is opened only if it is durable', () => {
  test('the store’s own is: write-ahead log, synchronous FULL, foreign keys', () => {
    const database = new Database(join(folder, 'own.sqlite'));
    makeDurable(database);
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1);
    database.close();
  });

  test('a database that can’t have a write-ahead log is refused', () => {
    const database = new Database(':memory:');
    expect(() => makeDurable(database)).toThrow('journal_mode is memory there, not wal');
    database.close();
  });

  test.each(['synchronous = NORMAL', 'foreign_keys = OFF'])('%s is noticed', (pragma) => {
    const database = new Database(join(folder, 'weaker.sqlite'));
    makeDurable(database);
    database.pragma(pragma);
    expect(() => assertDurable(database)).toThrow('is not safe for playing');
    database.close();
  });
});

describe('A full disk', () => {
  test('fails the commit for that reason, and the next one succeeds when there is room', async () => {
    const database = openDatabase(join(temporaryFolder(), 'full.sqlite'));
    makeDurable(database);
    const { db, store } = sqliteStoreOn(database);
    await migrate(db);
    const lease = await openTable(store, tableOf('BDFGH'));
    const before = await store.loadTable('table-BDFGH');

    const large = { at: NOON, document: { large: 'x'.repeat(100_000) } };
    database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`);
    await expect(store.commit(lease, large)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await store.loadTable('table-BDFGH')).toEqual(before);

    database.pragma('max_page_count = 1000000');
    await store.commit(lease, large);
    expect((await store.loadTable('table-BDFGH'))?.document).toEqual(large.document);
    await store.close();
  });
});

describe('A server killed with SIGKILL', () => {
  test(
    'leaves every entry that it had acknowledged, in order, and at most one more',
    async () => {
      const dir = temporaryFolder();
      const setUp = await openSqliteStore(dir);
      await openMatch(setUp, tableOf('BDFGH'));
      await setUp.close();

      let acknowledged = 0;
      for (const lines of [1, 40, 150, 17, 90]) {
        const writer = startChild('test/store/writer.ts', dir, 'BDFGH');
        await writer.said(lines);
        writer.process.kill('SIGKILL');
        const { out } = await writer.ended;
        const said = out.split('\n').slice(0, -1).map(Number);
        expect(said[0]).toBeGreaterThan(acknowledged);
        acknowledged = said.at(-1)!;

        const store = await openSqliteStore(dir);
        const table = await store.loadTable('table-BDFGH');
        await store.close();
        const entries = table!.match!.entries;
        expect(entries.length - acknowledged).toBeGreaterThanOrEqual(0);
        expect(entries.length - acknowledged).toBeLessThanOrEqual(1);
        expect(entries).toEqual(entries.map((_, index) => entryOf(index + 1)));
        expect(table!.document).toEqual({ seq: entries.length });
      }
    },
    PATIENCE_MS,
  );
});

describe('Two processes', () => {
  test(
    'race for a lease, and each epoch is won by one of them',
    async () => {
      const dir = temporaryFolder();
      const store = await openSqliteStore(dir);
      await store.createTable(tableOf('BDFGH', { createdAt: NOON }));
      const epochs = 300;
      const racers = [0, 1].map(() => startChild('test/store/racer.ts', dir, 'table-BDFGH', `${epochs}`));
      const won = await Promise.all(racers.map(({ ended }) => ended));
      const all = won.flatMap(({ out }) => out.split('\n').slice(0, -1).map(Number));
      expect(won.map(({ code, err }) => ({ code, err }))).toEqual([0, 1].map(() => ({ code: 0, err: '' })));
      expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: epochs }, (_, epoch) => epoch));
      expect((await store.findTable('BDFGH'))?.epoch).toBe(epochs);
      await store.close();
    },
    PATIENCE_MS,
  );
});
