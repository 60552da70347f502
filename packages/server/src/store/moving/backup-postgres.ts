import { copyAll } from './copy-all';
import { newSqliteFile } from './new-sqlite-file';
import { runningDatabase } from './postgres-database';

/** A file like that of any other backup, out of one moment of a database that is being written to. */
export async function backupPostgres(url: string, file: string): Promise<void> {
  const target = await newSqliteFile(file);
  try {
    const source = await runningDatabase(url);
    await copyAll(source, target).finally(() => source.close());
  } finally {
    await target.close();
  }
}
