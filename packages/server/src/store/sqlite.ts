import { Kysely } from 'kysely';
import { copyDatabase } from './copy-database';
import { KyselyStore } from './kysely-store';
import { migrate } from './migrations';
import type { Schema } from './schema';
import { PampaSqliteDialect } from './sqlite-dialect';
import { databaseFile, makeDurable, openDatabase } from './sqlite-file';
import type { Store } from './store';

/** Opens the database of a data folder, or makes it, and brings it up to date. */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  const database = openDatabase(databaseFile(dataDir));
  try {
    makeDurable(database);
    const db = new Kysely<Schema>({ dialect: new PampaSqliteDialect(database) });
    await migrate(db);
    return new KyselyStore(db, (file) => copyDatabase(database, file, { whole: false }));
  } catch (error) {
    database.close();
    throw error;
  }
}
