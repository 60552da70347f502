import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase } from './copy-database';
import { openDataFolder } from './data-folder';
import { openSqliteStore } from './sqlite';
import { databaseFile, openDatabase } from './sqlite-file';

/** SQLite keeps what is not yet in the file itself in two others. They belong together. */
const PARTS = ['', '-wal', '-shm'];

/**
 * Puts a backup in the place of a folder's database, while no server runs on it. Returns where the old one is now; null
 * if there was none. The backup is opened as a server would open it before anything is moved.
 */
export async function restoreBackup(backupFile: string, dataDir: string, now: Date): Promise<string | null> {
  const folder = openDataFolder(dataDir);
  const staging = join(folder.path, 'restoring');
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging);
    await copyInto(staging, backupFile);
    await (await openSqliteStore(staging)).close();

    const aside = moveAside(folder.path, now);
    renameSync(databaseFile(staging), databaseFile(folder.path));
    syncFolder(folder.path);
    return aside;
  } finally {
    rmSync(staging, { recursive: true, force: true });
    folder.close();
  }
}

async function copyInto(dir: string, backupFile: string): Promise<void> {
  const backup = openDatabase(backupFile, { mustExist: true, readonly: true });
  try {
    await copyDatabase(backup, databaseFile(dir), { whole: true });
  } finally {
    backup.close();
  }
}

function moveAside(dir: string, now: Date): string | null {
  const current = databaseFile(dir);
  if (!PARTS.some((part) => existsSync(current + part))) return null;
  const stamp = now.toISOString().replaceAll(/[^0-9]/g, '');
  const aside = join(dir, `pampa-before-restore-${stamp}.sqlite`);
  // The log first: left alone beside a database that it does not belong to, it would be played into it.
  for (const part of PARTS.toReversed()) {
    if (existsSync(current + part)) renameSync(current + part, aside + part);
  }
  return aside;
}

/** A file that was renamed has its new name for certain only after this. Windows can't, and needn't. */
function syncFolder(dir: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(dir, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
