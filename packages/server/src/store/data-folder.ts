import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { codeOf, DataProblem } from './data-problem';

/** The folder a server keeps everything in. It is its own until it closes it, or dies. */
export interface DataFolder {
  /** Absolute. */
  readonly path: string;
  close(): void;
}

/** Only for whoever runs the server: there are secrets of running matches in it. */
const OWNER_ONLY = 0o700;

/** For the server before this one, which may just be closing. */
const PATIENCE_MS = 1_000;

export function openDataFolder(dir: string): DataFolder {
  const path = resolve(dir);
  try {
    mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
    const lock = takeLock(join(path, 'server.lock'));
    return { path, close: () => lock.close() };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'SQLITE_BUSY') {
      throw new DataProblem(`A Pampa server is running on the data in ${path}: stop it first.`);
    }
    throw code === null ? error : new DataProblem(`The data folder ${path} can't be written to (${code}).`);
  }
}

/**
 * SQLite locks the file through the operating system, which forgets the lock of a process that dies, however it dies.
 * The number of a process in a file could be somebody else's by now; in containers it nearly always is.
 */
function takeLock(file: string): Database.Database {
  const lock = new Database(file, { timeout: PATIENCE_MS });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}
