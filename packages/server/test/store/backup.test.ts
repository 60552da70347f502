import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { backupFolder } from '../../src/store/backup-folder';
import { DataProblem } from '../../src/store/data-problem';
import { openSqliteStore } from '../../src/store/sqlite';
import type { Lease, Store } from '../../src/store/store';
import { temporaryFolder } from './folder';
import { entryOf, NOON, openMatch, tableOf } from './samples';
import { PATIENCE_MS, startChild } from './child';

/** How many entries a copy holds. Throws if it is not sound, or if they are not the first ones. */
function entriesIn(file: string): number {
  const copy = new Database(file, { readonly: true });
  try {
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    const seqs = copy.prepare('select seq from entries order by seq').pluck().all();
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    return seqs.length;
  } finally {
    copy.close();
  }
}

async function append(store: Store, lease: Lease, from: number, to: number): Promise<void> {
  for (let seq = from; seq <= to; seq++) {
    const entry = { match: 'match-BDFGH', entry: entryOf(seq), request: null };
    await store.commit(lease, { at: NOON, document: { ballast: 'x'.repeat(2_000) }, entry });
  }
}

describe('A backup', () => {
  const dir = temporaryFolder();
  const out = temporaryFolder();
  let store: Store;
  let lease: Lease;
  beforeAll(async () => {
    store = await openSqliteStore(dir);
    lease = await openMatch(store, tableOf('BDFGH'));
    await append(store, lease, 1, 400);
  });
  afterAll(() => store.close());

  test('holds all that was committed before, in one file that only its owner may read', async () => {
    const file = join(out, 'plain.sqlite');
    await store.backup(file);
    expect(entriesIn(file)).toBe(400);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(out)).toEqual(['plain.sqlite']);
  });

  test('made while the store is written to is one moment of it, and nothing is lost', async () => {
    const file = join(out, 'while-writing.sqlite');
    const copying = store.backup(file);
    await append(store, lease, 401, 700);
    await copying;
    const held = entriesIn(file);
    expect(held).toBeGreaterThanOrEqual(400);
    expect(held).toBeLessThanOrEqual(700);
    expect((await store.findMatch('match-BDFGH'))?.entries).toHaveLength(700);
  });

  test('never overwrites a file', async () => {
    const file = join(out, 'mine.txt');
    writeFileSync(file, 'mine');
    await expect(store.backup(file)).rejects.toThrow(
      new DataProblem(`${file} exists already and is left as it is.`),
    );
    expect(statSync(file).size).toBe(4);
  });

  test('that can’t be written says so, and leaves nothing behind', async () => {
    const file = join(out, 'nowhere', 'copy.sqlite');
    await expect(store.backup(file)).rejects.toThrow(`${file} can't be written (ENOENT).`);
    expect(existsSync(file)).toBe(false);
  });

  test('of a folder without a database says so', async () => {
    const empty = temporaryFolder();
    await expect(backupFolder(empty, join(out, 'none.sqlite'))).rejects.toThrow(
      `There is no ${join(empty, 'pampa.sqlite')}.`,
    );
    expect(readdirSync(empty)).toEqual([]);
  });
});

describe('A backup from outside', () => {
  test(
    'is made while another process writes, and holds what it had acknowledged before',
    async () => {
      const dir = temporaryFolder();
      const out = temporaryFolder();
      const store = await openSqliteStore(dir);
      await openMatch(store, tableOf('BDFGH'));
      await store.close();
      const writer = startChild('test/store/writer.ts', dir, 'BDFGH');
      for (const lines of [1, 100, 200, 300]) {
        await writer.said(lines);
        const file = join(out, `${lines}.sqlite`);
        await backupFolder(dir, file);
        expect(entriesIn(file)).toBeGreaterThanOrEqual(lines);
      }
      expect(writer.process.exitCode).toBeNull();
      writer.process.kill('SIGKILL');
      expect((await writer.ended).err).toBe('');
    },
    PATIENCE_MS,
  );
});
