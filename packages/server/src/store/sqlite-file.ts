import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { codeOf, DataProblem } from './data-problem';

/** "Pamp" in the header of the file, so that it can be told from any other database. */
const APPLICATION_ID = 0x50_61_6d_70;

/** Longer than a backup or a checkpoint holds a lock; whoever waits here keeps every table waiting. */
const BUSY_TIMEOUT_MS = 5_000;

/** The number that `pragma synchronous` answers with. */
const SYNCHRONOUS_FULL = 2;

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'pampa.sqlite');
}

/** SQLite keeps what is not yet in the file itself in two others. They belong together. */
export const PARTS = ['', '-wal', '-shm'];

/** With the log that is not yet in the file itself. */
export async function fileBytes(file: string): Promise<number> {
  const sizes = [file, `${file}-wal`].map((part) => stat(part).catch(() => ({ size: 0 })));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

/** Opens a database of ours, or makes one unless it `mustExist`. */
export function openDatabase(
  file: string,
  options: { readonly mustExist?: boolean; readonly readonly?: boolean } = {},
): Database.Database {
  const { mustExist = false, readonly = false } = options;
  if (mustExist && !existsSync(file)) throw new DataProblem(`There is no ${file}.`);
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { fileMustExist: mustExist, readonly, timeout: BUSY_TIMEOUT_MS });
    if (!mustExist && isEmpty(database)) database.pragma(`application_id = ${APPLICATION_ID}`);
    if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
      throw new DataProblem(`${file} is not a database of Pampa.`);
    }
    return database;
  } catch (error) {
    database?.close();
    const code = codeOf(error);
    if (code === null) throw error;
    throw new DataProblem(`${file} can't be opened as a database of Pampa (${code}).`);
  }
}

function isEmpty(database: Database.Database): boolean {
  return database.pragma('schema_version', { simple: true }) === 0;
}

/** What has been committed survives a power cut; without that, nothing may be shown to anybody. */
export function makeDurable(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  assertDurable(database);
}

/** SQLite ignores a pragma that it can't follow, on a file system without shared memory for one, and says nothing. */
export function assertDurable(database: Database.Database): void {
  assertPragma(database, 'journal_mode', 'wal');
  assertPragma(database, 'synchronous', SYNCHRONOUS_FULL);
  assertPragma(database, 'foreign_keys', 1);
}

function assertPragma(database: Database.Database, name: string, expected: string | number): void {
  const found = database.pragma(name, { simple: true });
  if (found !== expected) {
    throw new DataProblem(
      `${database.name} is not safe for playing: ${name} is ${String(found)} there, not ${expected}.`,
    );
  }
}

/** Whether every page and index of the database is as it should be. */
export function isSound(database: Database.Database): boolean {
  return database.pragma('integrity_check', { simple: true }) === 'ok';
}
