import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openDataFolder } from '../../src/store/data-folder';
import { restoreBackup } from '../../src/store/restore-backup';
import { openSqliteStore } from '../../src/store/sqlite';
import { databaseFile } from '../../src/store/sqlite-file';
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
    const aside = await restoreBackup(backup, dir, NOW);
    expect(aside).toBe(join(dir, 'pampa-before-restore-20261105102030400.sqlite'));
    expect(await codesIn(dir)).toEqual(['BBBBB']);
    expect(await restoreBackup(aside!, dir, new Date(NOW.getTime() + 1))).not.toBeNull();
    expect(await codesIn(dir)).toEqual(['BBBBB', 'DDDDD']);
    expect(existsSync(join(dir, 'restoring'))).toBe(false);
  });

  test('leaves the backup as it was', async () => {
    const { dir, backup } = await folderAndBackup();
    const before = readFileSync(backup);
    await restoreBackup(backup, dir, NOW);
    expect(readFileSync(backup).equals(before)).toBe(true);
    expect(readdirSync(join(backup, '..'))).toEqual(['backup.sqlite']);
  });

  test('into an empty folder makes a database of it', async () => {
    const { backup } = await folderAndBackup();
    const dir = join(temporaryFolder(), 'new');
    expect(await restoreBackup(backup, dir, NOW)).toBeNull();
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

      const aside = await restoreBackup(backup, dir, NOW);
      expect(existsSync(`${databaseFile(dir)}-wal`)).toBe(false);
      expect(existsSync(`${aside!}-wal`)).toBe(true);
      expect(await codesIn(dir)).toEqual(['BBBBB']);
      const old = new Database(aside!);
      expect(old.prepare('select count(*) from entries').pluck().get()).toBeGreaterThanOrEqual(50);
      old.close();
    },
    PATIENCE_MS,
  );

  test('is refused while a server runs on the folder', async () => {
    const { dir, backup } = await folderAndBackup();
    const server = openDataFolder(dir);
    await expect(restoreBackup(backup, dir, NOW)).rejects.toThrow('A Pampa server is running on the data in');
    server.close();
    expect(await codesIn(dir)).toEqual(['BBBBB', 'DDDDD']);
  });
});

describe('What is no sound backup is refused, and the database stays', () => {
  async function refused(spoil: (file: string) => void, sentence: string): Promise<void> {
    const { dir, backup } = await folderAndBackup();
    spoil(backup);
    await expect(restoreBackup(backup, dir, NOW)).rejects.toThrow(sentence);
    expect(await codesIn(dir)).toEqual(['BBBBB', 'DDDDD']);
    expect(readdirSync(dir).sort()).toEqual(['pampa.sqlite', 'server.lock']);
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
