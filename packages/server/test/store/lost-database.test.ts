import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createLog } from '../../src/log';
import { moveData } from '../../src/moving';
import { DataProblem } from '../../src/store/data-problem';
import { markerFile, writeMarker } from '../../src/store/house-marker';
import { openStore } from '../../src/store/open-store';
import { restoreBackup } from '../../src/store/restore-backup';
import { openSqliteStore } from '../../src/store/sqlite';
import { databaseFile } from '../../src/store/sqlite-file';
import type { Store } from '../../src/store/store';
import { temporaryFolder } from './folder';
import { openMatch, tableOf } from './samples';

const NOON = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

const open = (folder: string): Promise<Store> => openStore({ folder }, createLog('silent'));

/** As a server does: the database first, then the marker. */
async function live(store: Store, folder: string, at: number): Promise<void> {
  await store.keepTimeMark({ sure: at, since: null }, await store.timeMark());
  await writeMarker(folder, at);
}

/** A folder whose server was stopped; with `killed`, one that ran again afterwards and was killed. */
async function used({ killed = false } = {}): Promise<string> {
  const folder = temporaryFolder();
  const store = await open(folder);
  await openMatch(store, tableOf('BBBBB'));
  await live(store, folder, NOON);
  await store.close();
  return killed ? killedIn(folder, 'DDDDD') : folder;
}

/** What a server that goes on there leaves behind when it is killed: all files as they are while it runs. */
async function killedIn(folder: string, code: string): Promise<string> {
  const copy = temporaryFolder();
  const store = await open(folder);
  await openMatch(store, tableOf(code));
  await live(store, folder, NOON + MINUTE);
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(copy, name));
  await store.close();
  return copy;
}

const wal = (folder: string): string => `${databaseFile(folder)}-wal`;

async function has(folder: string, code: string): Promise<boolean> {
  const store = await open(folder);
  try {
    return (await store.findTable(code)) !== null;
  } finally {
    await store.close();
  }
}

const LOST = /pampa\.sqlite is gone or empty, although this folder has been in use since 2026-01-01T12:00/;
const OLDER =
  /pampa\.sqlite has lost its newest changes: it ends at 2026-01-01T12:00:00\.000Z, but was written until 2026-01-01T12:01/;

describe('A folder that was used is not taken for a new one', () => {
  test.each([
    ['deleted', (file: string) => rmSync(file)],
    ['emptied', (file: string) => truncateSync(file)],
  ])('when its database was %s', async (_how, spoil) => {
    const folder = await used();
    spoil(databaseFile(folder));
    const before = readdirSync(folder);
    await expect(open(folder)).rejects.toThrow(DataProblem);
    await expect(open(folder)).rejects.toThrow(LOST);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('when the write-ahead log is garbage and all was in there', async () => {
    const folder = await killedIn(temporaryFolder(), 'BBBBB');
    writeFileSync(wal(folder), Buffer.alloc(100_000, 'cows'));
    await expect(open(folder)).rejects.toThrow(/ is gone or empty, /);
    // What is left may be worth saving.
    expect(readFileSync(wal(folder))).toHaveLength(100_000);
  });

  test.each([
    ['is garbage', (file: string) => writeFileSync(file, Buffer.alloc(100_000, 'cows'))],
    ['was emptied', (file: string) => truncateSync(file)],
    ['was deleted', (file: string) => rmSync(file)],
    ['ends too early', (file: string) => truncateSync(file, 4_096)],
  ])('when the write-ahead log %s, and the newest changes with it', async (_how, spoil) => {
    const folder = await used({ killed: true });
    spoil(wal(folder));
    await expect(open(folder)).rejects.toThrow(OLDER);
  });

  test('but after a kill it is opened as it is', async () => {
    expect(await has(await used({ killed: true }), 'DDDDD')).toBe(true);
  });

  test('unless its marker is deleted on purpose', async () => {
    const lost = await used();
    rmSync(databaseFile(lost));
    rmSync(markerFile(lost));
    expect(await has(lost, 'BBBBB')).toBe(false);
    const older = await used({ killed: true });
    rmSync(wal(older));
    rmSync(markerFile(older));
    expect([await has(older, 'BBBBB'), await has(older, 'DDDDD')]).toEqual([true, false]);
  });

  test('nor when its marker can’t be read', async () => {
    const folder = await used();
    writeFileSync(markerFile(folder), 'cows');
    expect(await has(folder, 'BBBBB')).toBe(true);
    truncateSync(databaseFile(folder));
    await expect(open(folder)).rejects.toThrow(/ in use since an unknown time\. /);
  });
});

test('the database of an earlier version, which had no marker, is taken as it is', async () => {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder);
  await openMatch(store, tableOf('BBBBB'));
  await store.close();
  expect(await has(folder, 'BBBBB')).toBe(true);
});

test.each([
  ['', () => undefined],
  [' that was lost', (folder: string) => rmSync(databaseFile(folder))],
])('a backup takes the place of a database%s, and is not called older', async (_which, spoil) => {
  const folder = await used();
  const backup = join(temporaryFolder(), 'backup.sqlite');
  const store = await open(folder);
  await store.backup(backup);
  await openMatch(store, tableOf('DDDDD'));
  await live(store, folder, NOON + MINUTE);
  await store.close();
  spoil(folder);
  await restoreBackup(backup, folder, { now: new Date(NOON) });
  expect([await has(folder, 'BBBBB'), await has(folder, 'DDDDD')]).toEqual([true, false]);
});

test('data is moved into a folder whose database was lost', async () => {
  const source = await used();
  const lost = await used({ killed: true });
  for (const part of ['', '-wal', '-shm']) rmSync(databaseFile(lost) + part, { force: true });
  await moveData({ folder: source }, { folder: lost });
  expect(existsSync(markerFile(lost))).toBe(false);
  expect(await has(lost, 'BBBBB')).toBe(true);
});
