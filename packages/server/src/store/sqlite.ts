import type { Database } from 'better-sqlite3';
import { Kysely } from 'kysely';
import { copyDatabase } from './copy-database';
import { watchFiles, type FileWatch } from './file-watch';
import { assertWritable } from './folder-problem';
import { groupCommit } from './group-commit';
import { KyselyStore } from './kysely-store';
import { migrate } from './migrations';
import type { Schema } from './schema';
import { PampaSqliteDialect } from './sqlite-dialect';
import { databaseFile, fileBytes, makeDurable, openDatabase, PARTS } from './sqlite-file';
import type { Store } from './store';

/** Opens the database of a data folder, or makes it, and brings it up to date. `moved` is told if its files go, or come back. */
export async function openSqliteStore(
  dataDir: string,
  moved: (isInPlace: boolean) => void = () => undefined,
): Promise<Store> {
  const file = databaseFile(dataDir);
  const files = PARTS.map((part) => `${file}${part}`);
  assertWritable(...files);
  const database = openDatabase(file);
  const watch = watchFiles(files, moved);
  try {
    makeDurable(database);
    const { db, store } = sqliteStoreOn(database, watch);
    await migrate(db);
    // Only now all of them are there.
    watch.look();
    return store;
  } catch (error) {
    watch.stop();
    database.close();
    throw error;
  }
}

/** For a command, which does not stay long enough. */
const UNWATCHED: FileWatch = {
  assertInPlace: () => undefined,
  isInPlace: () => true,
  look: () => undefined,
  stop: () => undefined,
};

/** On a database that is open, as it is. */
export function sqliteStoreOn(
  database: Database,
  watch: FileWatch = UNWATCHED,
): { readonly db: Kysely<Schema>; readonly store: Store } {
  const db = new Kysely<Schema>({ dialect: new PampaSqliteDialect(database, watch.assertInPlace) });
  const { writeTogether, writeShared } = groupCommit(db, database, watch.assertInPlace);
  const store = new KyselyStore(db, {
    writeTogether,
    unhurried: db,
    isInPlace: watch.isInPlace,
    backup: (file) => copyDatabase(database, file, { whole: false }),
    bytes: () => fileBytes(database.name),
    async close() {
      writeShared();
      // Everybody waits for the one connection in turn.
      await db.connection().execute(() => Promise.resolve());
      await db.destroy();
      watch.stop();
    },
  });
  return { db, store };
}
