import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { DataProblem } from '../../src/store/data-problem';
import { openSqliteStore } from '../../src/store/sqlite';
import { databaseFile } from '../../src/store/sqlite-file';
import { temporaryFolder } from './folder';
import { cardOf, openMatch, tableOf } from './samples';

/** As somebody with a tool of SQLite's would. */
function tamper(dir: string, sql: string): void {
  const database = new Database(databaseFile(dir));
  database.exec(sql);
  database.close();
}

function names(dir: string, type: 'table' | 'index'): unknown {
  const database = new Database(databaseFile(dir), { readonly: true });
  const rows = database
    .prepare(`select name from sqlite_master where type = ? and name not like 'sqlite_%' order by name`)
    .pluck()
    .all(type);
  database.close();
  return rows;
}

describe('Opening a data folder', () => {
  test('makes a database from nothing', async () => {
    const dir = temporaryFolder();
    const store = await openSqliteStore(dir);
    await store.ping();
    await store.close();
    expect(names(dir, 'table')).toEqual([
      'entries',
      'keepsakes',
      'kysely_migration',
      'kysely_migration_lock',
      'lines',
      'matches',
      'operator_log',
      'push_subscriptions',
      'reports',
      'tables',
    ]);
  });

  test('a second time finds what was there, and migrates nothing', async () => {
    const dir = temporaryFolder();
    const first = await openSqliteStore(dir);
    await openMatch(first, tableOf('BDFGH'));
    const table = await first.loadTable('table-BDFGH');
    await first.close();
    const indexes = names(dir, 'index');

    const second = await openSqliteStore(dir);
    expect(await second.loadTable('table-BDFGH')).toEqual(table);
    expect(await second.findTable('BDFGH')).toMatchObject({ card: cardOf('BDFGH') });
    await second.close();
    expect(names(dir, 'index')).toEqual(indexes);
  });

  test('a database of a newer version is refused in one sentence, and left as it is', async () => {
    const dir = temporaryFolder();
    await (await openSqliteStore(dir)).close();
    tamper(dir, `insert into kysely_migration values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')`);
    await expect(openSqliteStore(dir)).rejects.toThrow(
      new DataProblem(
        'The data was written by a newer version of Pampa: start that version, or restore a backup made before.',
      ),
    );
    tamper(dir, `delete from kysely_migration where name like '9999%'`);
    await (await openSqliteStore(dir)).close();
  });

  test('a migration that breaks off leaves nothing half done', async () => {
    const dir = temporaryFolder();
    await (await openSqliteStore(dir)).close();
    // As if the first step had never been, but something stood in the way of its last part.
    tamper(dir, `delete from kysely_migration`);
    tamper(
      dir,
      `drop table operator_log; drop table keepsakes; drop table reports; drop table push_subscriptions; drop table lines; drop table entries; drop table matches`,
    );
    tamper(dir, `drop table tables; create table push_subscriptions (in_the_way integer)`);
    await expect(openSqliteStore(dir)).rejects.toThrow('the migration of the database failed');
    expect(names(dir, 'table')).toEqual(['kysely_migration', 'kysely_migration_lock', 'push_subscriptions']);
    tamper(dir, `drop table push_subscriptions`);
    await (await openSqliteStore(dir)).close();
    expect(names(dir, 'table')).toHaveLength(10);
  });

  test('a database of somebody else is refused in one sentence, and left as it is', async () => {
    const dir = temporaryFolder();
    tamper(dir, `create table theirs (id integer)`);
    await expect(openSqliteStore(dir)).rejects.toThrow(`${databaseFile(dir)} is not a database of Pampa.`);
    expect(names(dir, 'table')).toEqual(['theirs']);
  });

  test('a file that is no database is refused in one sentence', async () => {
    const dir = temporaryFolder();
    writeFileSync(databaseFile(dir), 'Dear diary, today we sold nine cows. '.repeat(100));
    await expect(openSqliteStore(dir)).rejects.toThrow(
      `${databaseFile(dir)} can't be opened as a database of Pampa (SQLITE_NOTADB).`,
    );
  });
});
