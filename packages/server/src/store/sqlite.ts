import type { Database } from 'better-sqlite3';
import { Kysely } from 'kysely';
import { copyDatabase } from './copy-database';
import { groupCommit } from './group-commit';
import { KyselyStore } from './kysely-store';
import { migrate } from './migrations';
import type { Schema } from './schema';
import { PampaSqliteDialect } from './sqlite-dialect';
import { databaseFile, fileBytes, makeDurable, openDatabase } from './sqlite-file';
import type { Store } from './store';

/** Opens the database of a data folder, or makes it, and brings it up to date. */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  const database = openDatabase(databaseFile(dataDir));
  try {
    makeDurable(database);
    const { db, store } = sqliteStoreOn(database);
    await migrate(db);
    return store;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** On a database that is open, as it is. */
export function sqliteStoreOn(database: Database): { readonly db: Kysely<Schema>; readonly store: Store } {
  const db = new Kysely<Schema>({ dialect: new PampaSqliteDialect(database) });
  const { writeTogether, writeShared } = groupCommit(db, database);
  const store = new KyselyStore(db, {
    writeTogether,
    unhurried: db,
    backup: (file) => copyDatabase(database, file, { whole: false }),
    bytes: () => fileBytes(database.name),
    async close() {
      writeShared();
      // Everybody waits for the one connection in turn.
      await db.connection().execute(() => Promise.resolve());
      await db.destroy();
    },
  });
  return { db, store };
}
