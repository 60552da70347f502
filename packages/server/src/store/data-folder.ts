import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codeOf, DataProblem } from './data-problem';
import { assertWritable, whyNotWritable } from './folder-problem';
import { takeLock, type Lock } from './lock-file';

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
  const lock = lockIn(path, 'server.lock', PATIENCE_MS);
  if (lock === null)
    throw new DataProblem(`A Pampa server is running on the data in ${path}: stop it first.`);
  return { path, close: () => lock.close() };
}

/** The same for whoever can wait: null while somebody else has the folder. */
export function openDataFolderIfFree(dir: string): DataFolder | null {
  const path = resolve(dir);
  const lock = lockIn(path, 'server.lock', 0);
  return lock === null ? null : { path, close: () => lock.close() };
}

/** One restore at a time. A server may be running meanwhile. */
export function claimRestore(dir: string): Lock {
  const path = resolve(dir);
  const lock = lockIn(path, 'restore.lock', 0);
  if (lock === null) throw new DataProblem(`Another restore is under way on the data in ${path}.`);
  return lock;
}

/** Makes the folder where there is none. Null if somebody else has the lock. */
function lockIn(path: string, name: string, patienceMs: number): Lock | null {
  try {
    mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
    assertWritable(path, join(path, name));
    return takeLock(join(path, name), patienceMs);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'SQLITE_BUSY') return null;
    throw code === null ? error : whyNotWritable(path, code);
  }
}
