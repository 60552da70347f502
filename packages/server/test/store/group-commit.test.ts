import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { migrate } from '../../src/store/migrations';
import { openSqliteStore, sqliteStoreOn } from '../../src/store/sqlite';
import { makeDurable } from '../../src/store/sqlite-file';
import { LeaseLost, type Change, type Lease, type Store } from '../../src/store/store';
import { temporaryFolder } from './folder';
import { entryOf, NOON, openMatch, OWNER, tableOf } from './samples';
import { spoilCommits, unspoilCommits } from './spoil';

const CODES = ['BBBBB', 'DDDDD', 'FFFFF'] as const;

let database: Database.Database;
let store: Store;
let leases: readonly Lease[];
/** Every statement, in order. */
let ran: string[];

beforeEach(async () => {
  const verbose = (sql: unknown): void => void ran.push(String(sql).toUpperCase());
  ran = [];
  database = new Database(join(temporaryFolder(), 'group.sqlite'), { verbose });
  makeDurable(database);
  const opened = sqliteStoreOn(database);
  await migrate(opened.db);
  store = opened.store;
  leases = await Promise.all(CODES.map((code) => openMatch(store, tableOf(code))));
  ran = [];
});
afterEach(() => store.close());

function entryAt(code: string, seq: number): Change {
  return {
    at: NOON,
    document: { seq },
    entry: { match: `match-${code}`, entry: entryOf(seq), request: null },
  };
}

/** All tables write this entry at once. What became of each: null, or why not. */
function commitAll(seq: number): Promise<readonly unknown[]> {
  return Promise.all(
    leases.map((lease, index) =>
      store.commit(lease, entryAt(CODES[index]!, seq)).then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
}

const written = (): Promise<readonly number[]> =>
  Promise.all(CODES.map(async (code) => (await store.findMatch(`match-${code}`))!.entries.length));

const commits = (): number => ran.filter((sql) => sql.startsWith('COMMIT')).length;

describe('Changes of several tables at the same moment', () => {
  test('are made durable together, once', async () => {
    expect(await commitAll(1)).toEqual([null, null, null]);
    expect(commits()).toBe(1);
    expect(await written()).toEqual([1, 1, 1]);
  });

  test('and whoever asks afterwards finds them', async () => {
    const all = commitAll(1);
    expect(await written()).toEqual([1, 1, 1]);
    await all;
  });

  test('one whose lease is lost is refused, all of it; the others are written', async () => {
    await store.takeLease('table-DDDDD', leases[1]!.epoch, OWNER);
    ran = [];
    expect(await commitAll(1)).toEqual([null, expect.any(LeaseLost), null]);
    expect(commits()).toBe(1);
    expect(await written()).toEqual([1, 0, 1]);
  });

  test('one that the database refuses in the middle leaves nothing behind; the others are written', async () => {
    await store.commit(leases[1]!, { ...entryAt('DDDDD', 1), document: { first: true } });
    const before = await store.loadTable('table-DDDDD');
    const [first, second, third] = await commitAll(1);
    expect([first, third]).toEqual([null, null]);
    expect(second).toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
    expect(await store.loadTable('table-DDDDD')).toEqual(before);
    expect(await written()).toEqual([1, 1, 1]);
  });

  test('a commit that fails has failed for all of them, and the next one goes through', async () => {
    spoilCommits(database);
    const why = expect.objectContaining({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' }) as unknown;
    expect(await commitAll(1)).toEqual([why, why, why]);
    expect(await written()).toEqual([0, 0, 0]);
    unspoilCommits(database);
    expect(await commitAll(1)).toEqual([null, null, null]);
    expect(await written()).toEqual([1, 1, 1]);
  });

  test('a disk that is full in the middle has failed for all of them', async () => {
    database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`);
    const large = store.commit(leases[0]!, { at: NOON, document: { large: 'x'.repeat(100_000) } });
    const others = commitAll(1);
    const full = expect.objectContaining({ code: 'SQLITE_FULL' }) as unknown;
    await expect(large).rejects.toEqual(full);
    expect(await others).toEqual([full, full, full]);
    expect(await written()).toEqual([0, 0, 0]);
  });

  test('are written before the store closes', async () => {
    const dir = temporaryFolder();
    const closing = await openSqliteStore(dir);
    const opened = await Promise.all(CODES.map((code) => openMatch(closing, tableOf(code))));
    const waiting = opened.map((lease, index) => closing.commit(lease, entryAt(CODES[index]!, 1)));
    await Promise.all([closing.close(), ...waiting]);
    await expect(closing.commit(opened[0]!, entryAt('BBBBB', 2))).rejects.toThrow();

    const again = await openSqliteStore(dir);
    for (const code of CODES) expect((await again.findMatch(`match-${code}`))?.entries).toHaveLength(1);
    await again.close();
  });
});

describe('Who would rather share a write', () => {
  const NEVER_MS = 60_000;
  let hurry: (() => void)[];
  let told: string[];

  beforeEach(() => {
    hurry = [];
    told = [];
  });

  const share = (index: number, withinMs = NEVER_MS, by = store): Promise<unknown> =>
    by
      .commit(leases[index]!, entryAt(CODES[index]!, 1), { withinMs, onWait: (goOn) => hurry.push(goOn) })
      .then(() => told.push(CODES[index]!));
  const alone = (index: number): Promise<unknown> =>
    store.commit(leases[index]!, entryAt(CODES[index]!, 1)).then(() => told.push(CODES[index]!));

  test('keeps nobody waiting who would not', async () => {
    const shared = [share(0), share(1)];
    await sleep(20);
    expect([hurry.length, commits()]).toEqual([2, 0]);
    await alone(2);
    expect(told).toEqual(['FFFFF']);
    expect(await written()).toEqual([0, 0, 1]);
    hurry[0]!();
    await Promise.all(shared);
    expect(commits()).toBe(2);
    expect(await written()).toEqual([1, 1, 1]);
  });

  test('is written with others like him when the time has come', async () => {
    await Promise.all([share(0, 20), share(1, 20)]);
    expect(commits()).toBe(1);
    expect(await written()).toEqual([1, 1, 0]);
  });

  test('is written at once when he has to hurry after all', async () => {
    const shared = share(0);
    hurry[0]!();
    await shared;
    expect(await written()).toEqual([1, 0, 0]);
    hurry[0]!();
    expect(commits()).toBe(1);
  });

  test('and hears of it at once, if it is written already', async () => {
    const shared = [share(0), share(1), share(2)];
    hurry[0]!();
    await shared[0];
    expect(told).toEqual(['BBBBB']);
    hurry[2]!();
    await Promise.all(shared);
    expect(told).toEqual(['BBBBB', 'FFFFF', 'DDDDD']);
  });

  test('is written before the store closes', async () => {
    const dir = temporaryFolder();
    const closing = await openSqliteStore(dir);
    leases = [await openMatch(closing, tableOf('BBBBB'))];
    const shared = share(0, NEVER_MS, closing);
    await closing.close();
    await shared;
    const again = await openSqliteStore(dir);
    expect((await again.findMatch('match-BBBBB'))?.entries).toHaveLength(1);
    await again.close();
  });
});
