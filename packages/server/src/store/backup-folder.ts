import { copyDatabase } from './copy-database';
import { databaseFile, openDatabase } from './sqlite-file';

/** Copies the database of a folder that a server may be running on. */
export async function backupFolder(dataDir: string, file: string): Promise<void> {
  const database = openDatabase(databaseFile(dataDir), { mustExist: true });
  try {
    await copyDatabase(database, file, { whole: true });
  } finally {
    database.close();
  }
}
