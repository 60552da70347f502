import fs, { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { applyHandovers } from '../../src/store/apply-handover';
import { openDataFolder } from '../../src/store/data-folder';
import { DataProblem } from '../../src/store/data-problem';
import {
  beginHandover,
  finishHandover,
  handOver,
  isWaiting,
  takeHandover,
  type Handover,
} from '../../src/store/handover';
import { restoreBackup } from '../../src/store/restore-backup';
import { openSqliteStore } from '../../src/store/sqlite';
import { databaseFile } from '../../src/store/sqlite-file';
import { putBack, putInPlace } from '../../src/store/swap-database';
import { until } from '../support/waiting';
import { PATIENCE_MS, startChild } from './child';
import { temporaryFolder } from './folder';
import { openMatch, tableOf } from './samples';

const NOW = new Date('2026-11-05T10:20:30.400Z');

async function codesIn(dir: string): Promise<string[]> {
  const store = await openSqliteStore(dir);
  const found: string[] = [];
  for (const code of ['BBBBB', 'DDDDD']) if ((await store.findTable(code)) !== null) found.push(code);
  await store.close();
  return found;
}

/** A folder with two tables, and a backup of it from when there was one. */
async function folderAndBackup(): Promise<{ dir: string; backup: string }> {
  const dir = temporaryFolder();
  const backup = join(temporaryFolder(), 'backup.sqlite');
  const store = await openSqliteStore(dir);
  await openMatch(store, tableOf('BBBBB'));
  await store.backup(backup);
  await openMatch(store, tableOf('DDDDD'));
  await store.close();
  return { dir, backup };
}

describe('Restoring a backup', () => {
  test('puts it in the place of the database, and keeps the old one', async () => {
    const { dir, backup } = await folderAndBackup();
    const aside = await restoreBackup(backup, dir, { now: NOW });
    expect(aside).toBe(join(dir, 'pampa-before-restore-20261105102030400.sqlite'));
    expect(await codesIn(dir)).toEqual(['BBBBB']);
    expect(await restoreBackup(aside!, dir, { now: new Date(NOW.getTime() + 1) })).not.toBeNull();
    expect(await codesIn(dir)).toEqual(['BBBBB', 'DDDDD']);
    expect(existsSync(join(dir, 'restore-making'))).toBe(false);
  });

  test('leaves the backup as it was', async () => {
    const { dir, backup } = await folderAndBackup();
    const before = readFileSync(backup);
    await restoreBackup(backup, dir, { now: NOW });
    expect(readFileSync(backup).equals(before)).toBe(true);
    expect(readdirSync(join(backup, '..'))).toEqual(['backup.sqlite']);
  });

  test('into an empty folder makes a database of it', async () => {
    const { backup } = await folderAndBackup();
    const dir = join(temporaryFolder(), 'new');
    expect(await restoreBackup(backup, dir, { now: NOW })).toBeNull();
    expect(await codesIn(dir)).toEqual(['BBBBB']);
  });

  test(
    'after a crash: the log of the old database goes with it, and not into the new one',
    async () => {
      const { dir, backup } = await folderAndBackup();
      const writer = startChild('test/store/writer.ts', dir, 'DDDDD');
      await writer.said(50);
      writer.process.kill('SIGKILL');
      await writer.ended;
      expect(existsSync(`${databaseFile(dir)}-wal`)).toBe(true);

      const aside = await restoreBackup(backup, dir, { now: NOW });
      expect(existsSync(`${databaseFile(dir)}-wal`)).toBe(false);
      expect(existsSync(`${aside!}-wal`)).toBe(true);
      expect(await codesIn(dir)).toEqual(['BBBBB']);
      const old = new Database(aside!);
      expect(old.prepare('select count(*) from entries').pluck().get()).toBeGreaterThanOrEqual(50);
      old.close();
    },
    PATIENCE_MS,
  );
});

describe('While somebody holds the folder, a restore', () => {
  const SHORT = { takenWithinMs: 200, doneWithinMs: 200 };

  test('is handed over, and taken back if nobody takes it', async () => {
    const { dir, backup } = await folderAndBackup();
    const holder = openDataFolder(dir);
    await expect(restoreBackup(backup, dir, { now: NOW, patience: SHORT })).rejects.toThrow(
      new DataProblem(
        `The server on ${dir} has not taken the backup within 0.2 seconds: nothing has changed.`,
      ),
    );
    holder.close();
    expect(await codesIn(dir)).toEqual(['BBBBB', 'DDDDD']);
    expect(readdirSync(dir).sort()).toEqual(['pampa.sqlite', 'restore.lock', 'server.lock']);
  });

  test('is done by the command itself as soon as the holder is gone', async () => {
    const { dir, backup } = await folderAndBackup();
    const holder = openDataFolder(dir);
    const restored = restoreBackup(backup, dir, { now: NOW });
    await until(() => isWaiting(dir));
    holder.close();
    expect(await restored).toBe(join(dir, 'pampa-before-restore-20261105102030400.sqlite'));
    expect(await codesIn(dir)).toEqual(['BBBBB']);
  });

  test('is not disturbed by a second one', async () => {
    const { dir, backup } = await folderAndBackup();
    const holder = openDataFolder(dir);
    const first = restoreBackup(backup, dir, { now: NOW });
    await until(() => isWaiting(dir));
    await expect(restoreBackup(backup, dir, { now: NOW })).rejects.toThrow(
      new DataProblem(`Another restore is under way on the data in ${dir}.`),
    );
    holder.close();
    expect(await first).not.toBeNull();
  });

  test('can be stopped until somebody has taken it; then it can’t be told what comes of it', async () => {
    const { dir, backup } = await folderAndBackup();
    const holder = openDataFolder(dir);
    const stopping = new AbortController();
    const asked = { now: NOW, signal: stopping.signal };
    const stopped = restoreBackup(backup, dir, asked);
    await until(() => isWaiting(dir));
    stopping.abort();
    await expect(stopped).rejects.toThrow('Stopped: nothing has changed.');
    expect(isWaiting(dir)).toBe(false);

    const tooLate = restoreBackup(backup, dir, { now: NOW, patience: SHORT });
    await until(() => takeHandover(dir) !== null);
    await expect(tooLate).rejects.toThrow('has taken the backup, but not said what came of it');
    holder.close();
  });

  test('is answered to whoever asked, not to whoever comes after him', async () => {
    const { dir, backup } = await folderAndBackup();
    const holder = openDataFolder(dir);
    const later = restoreBackup(backup, dir, { now: new Date(NOW.getTime() + 5) });
    await until(() => isWaiting(dir));
    finishHandover(dir, { stamp: '20261105102030400', problem: 'Of somebody else.' });
    // Time enough to take it for his own.
    await pause(500);
    await until(() => takeHandover(dir) !== null);
    finishHandover(dir, { stamp: '20261105102030405', problem: 'Of his own.' });
    await expect(later).rejects.toThrow('The database is still the old one. Of his own.');
    holder.close();
  });
});

describe('Whoever is killed while he puts a backup in place', () => {
  /** A folder whose newest entries are in its log alone, and a backup that somebody has taken. */
  async function takenBackup(): Promise<{ dir: string; handover: Handover }> {
    const { dir, backup } = await folderAndBackup();
    const writer = startChild('test/store/writer.ts', dir, 'DDDDD');
    await writer.said(50);
    writer.process.kill('SIGKILL');
    await writer.ended;
    const making = beginHandover(dir);
    copyFileSync(backup, databaseFile(making));
    handOver(dir, '1');
    return { dir, handover: takeHandover(dir)! };
  }

  /** Stops whatever it is before it renames for the so-manieth time. False if it does not do so that often. */
  function isKilled(run: () => void, renames: number): boolean {
    const real = fs.renameSync;
    let left = renames;
    const spy = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (left-- === 0) throw new Error('killed');
      real(from, to);
    });
    try {
      run();
      return false;
    } catch (error) {
      expect((error as Error).message).toBe('killed');
      return true;
    } finally {
      spy.mockRestore();
    }
  }

  async function expectRestored(dir: string): Promise<void> {
    const aside = join(dir, 'pampa-before-restore-1.sqlite');
    expect(await applyHandovers(dir)).toEqual([{ stamp: '1', aside }]);
    expect(await codesIn(dir)).toEqual(['BBBBB']);
    const old = new Database(aside);
    expect(old.prepare('select count(*) from entries').pluck().get()).toBeGreaterThanOrEqual(50);
    old.close();
    expect(readdirSync(dir).filter((name) => /^restore-(?!answer|lock)/.test(name))).toEqual([]);
  }

  test.each([0, 1, 2, 3])('leaves what the next one brings to the same end (%i renames)', async (renames) => {
    const { dir, handover } = await takenBackup();
    expect(isKilled(() => putInPlace(dir, handover), renames)).toBe(true);
    await expectRestored(dir);
  });

  test('has put it in place, if he got that far', async () => {
    const { dir, handover } = await takenBackup();
    expect(isKilled(() => putInPlace(dir, handover), 4)).toBe(false);
    await expectRestored(dir);
  });

  test.each([0, 1, 2, 3])('or puts the old one back, loses neither (%i renames)', async (renames) => {
    const { dir, handover } = await takenBackup();
    putInPlace(dir, handover);
    expect(isKilled(() => putBack(dir, handover), renames)).toBe(true);
    await expectRestored(dir);
  });

  test('leaves a backup that can’t be opened any more, and the old database is back', async () => {
    const { dir, handover } = await takenBackup();
    isKilled(() => putInPlace(dir, handover), 2);
    writeFileSync(databaseFile(handover.path), 'cows '.repeat(2_000));
    const [answer] = await applyHandovers(dir);
    expect(answer).toEqual({ stamp: '1', problem: expect.stringContaining('SQLITE_NOTADB') as string });
    expect(await codesIn(dir)).toEqual(['BBBBB', 'DDDDD']);
  });
});

describe('What is no sound backup is refused, and the database stays', () => {
  async function refused(spoil: (file: string) => void, sentence: string): Promise<void> {
    const { dir, backup } = await folderAndBackup();
    spoil(backup);
    await expect(restoreBackup(backup, dir, { now: NOW })).rejects.toThrow(sentence);
    expect(await codesIn(dir)).toEqual(['BBBBB', 'DDDDD']);
    expect(readdirSync(dir).sort()).toEqual(['pampa.sqlite', 'restore.lock']);
  }

  function change(file: string, sql: string): void {
    const database = new Database(file);
    database.exec(sql);
    database.close();
  }

  test('no database at all', () =>
    refused((file) => writeFileSync(file, 'cows '.repeat(2_000)), '(SQLITE_NOTADB)'));

  test('a database of somebody else', () =>
    refused((file) => change(file, 'pragma application_id = 7'), 'is not a database of Pampa.'));

  test('an empty file', () => refused((file) => writeFileSync(file, ''), 'is not a database of Pampa.'));

  test('a damaged one', () =>
    refused((file) => {
      const bytes = readFileSync(file);
      bytes.fill(0xa5, 8_192, bytes.length - 4_096);
      writeFileSync(file, bytes);
    }, 'backup.sqlite is damaged.'));

  test('one that was cut off', () =>
    refused((file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000)), '(SQLITE_CORRUPT)'));

  test('one of a newer version', () =>
    refused(
      (file) => change(file, `insert into kysely_migration values ('9999-later', '2030-01-01')`),
      'newer version of Pampa',
    ));
});
