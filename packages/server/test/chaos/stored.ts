import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore, sqliteStoreOn } from '../../src/store/sqlite';
import { databaseFile, openDatabase } from '../../src/store/sqlite-file';
import type { Store } from '../../src/store/store';

/** What a killed server has left behind, read from a copy: to recover the original is for the next server. */
export async function readRemains<A>(dataDir: string, read: (store: Store) => Promise<A>): Promise<A> {
  const copy = mkdtempSync(join(tmpdir(), 'pampa-remains-'));
  try {
    for (const suffix of ['', '-wal']) {
      const file = databaseFile(dataDir) + suffix;
      if (existsSync(file)) copyFileSync(file, databaseFile(copy) + suffix);
    }
    const store = await openSqliteStore(copy);
    try {
      return await read(store);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What a running server has stored up to now. Changes nothing there. */
export async function readRunning<A>(dataDir: string, read: (store: Store) => Promise<A>): Promise<A> {
  const database = openDatabase(databaseFile(dataDir), { mustExist: true, readonly: true });
  const { store } = sqliteStoreOn(database);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}
