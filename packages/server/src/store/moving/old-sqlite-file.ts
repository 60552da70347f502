import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '../copy-database';
import { migrate } from '../migrations';
import { sqliteStoreOn } from '../sqlite';
import { databaseFile, openDatabase } from '../sqlite-file';
import type { Store } from '../store';
import type { Source } from './side';
import { sqliteSide } from './sqlite-side';

/**
 * A database of any earlier version, which stays as it is: a copy is brought up to date, and read. `complete` may add to
 * the copy what does not lie in the file.
 */
export async function oldSqliteFile(
  file: string,
  complete: (store: Store) => Promise<unknown> = () => Promise.resolve(),
): Promise<Source> {
  const folder = mkdtempSync(join(tmpdir(), 'pampa-moving-'));
  try {
    const original = openDatabase(file, { mustExist: true, readonly: true });
    await copyDatabase(original, databaseFile(folder), { whole: true }).finally(() => original.close());
    const copy = openDatabase(databaseFile(folder));
    const { db, store } = sqliteStoreOn(copy);
    await migrate(db);
    await complete(store);
    const side = sqliteSide(copy);
    return {
      ...side,
      async close() {
        await side.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
