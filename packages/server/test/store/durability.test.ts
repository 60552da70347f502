import { join } from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from '../../src/store/migrations';
import { sqliteStoreOn } from '../../src/store/sqlite';
import { assertDurable, makeDurable, openDatabase } from '../../src/store/sqlite-file';
import { temporaryFolder } from './folder';
import { openTable, NOON, tableOf } from './samples';

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
