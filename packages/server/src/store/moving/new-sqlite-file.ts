import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { claimFile } from '../claim-file';
import { migrate } from '../migrations';
import { sqliteStoreOn } from '../sqlite';
import { openDatabase } from '../sqlite-file';
import { syncFolder } from '../sync';
import type { Target } from './side';
import { sqliteSide } from './sqlite-side';

/** A database in a file that is complete, once it is kept, or not there. */
export async function newSqliteFile(file: string): Promise<Target> {
  const unfinished = `${file}.unfinished`;
  claimFile(file);
  let isKept = false;
  const clearUp = (): void => {
    for (const left of isKept ? [] : [`${unfinished}-journal`, unfinished, file])
      rmSync(left, { force: true });
  };
  try {
    rmSync(unfinished, { force: true });
    claimFile(unfinished);
    const database = openDatabase(unfinished);
    await migrate(sqliteStoreOn(database).db);
    const side = sqliteSide(database);
    return {
      ...side,
      async keep() {
        await side.keep();
        await side.close();
        renameSync(unfinished, file);
        syncFolder(dirname(file));
        isKept = true;
      },
      async close() {
        await side.close();
        clearUp();
      },
    };
  } catch (error) {
    clearUp();
    throw error;
  }
}
