import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { databaseFile } from '../../src/store/sqlite-file';
import { freeBytes, LOW_DISK_BYTES } from '../../src/store/disk-watch';
import { restoreBackup } from '../../src/store/restore-backup';
import { comeBack } from '../support/come-back';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { until } from '../support/waiting';

let server: Running;
let free = LOW_DISK_BYTES;

beforeEach(async () => {
  server = await startRunning({ freeBytes: () => Promise.resolve(free) });
});
afterEach(() => server.close());

async function readyz(): Promise<readonly [number, unknown]> {
  const answer = await fetch(`${server.url}/readyz`);
  return [answer.status, await answer.json()];
}

const GONE = [503, { ready: false, missing: ['store'], warnings: ['data-file'] }] as const;

const act = (players: readonly Player[]): Promise<unknown> =>
  codeOf(players.find(({ isAwaited }) => isAwaited)!.actSensibly());

describe('While the server runs,', () => {
  test.each([
    ['the database is deleted', '', (file: string) => rmSync(file)],
    ['its write-ahead log is deleted', '-wal', (file: string) => rmSync(file)],
    [
      'the database is replaced by a copy',
      '',
      (file: string) => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
  ])('%s: within seconds changes are refused, and /readyz says so', async (_what, part, spoil) => {
    const players = await deal(server.url, 2);
    await playOn(players, 2);
    spoil(databaseFile(server.dataDir) + part);
    await until(async () => (await readyz())[0] === 503);
    expect(await readyz()).toEqual(GONE);
    expect(await act(players)).toBe('store-failed');
    expect(players.map(({ table }) => table.seq)).toEqual([2, 2]);
    expect(await codeOf(new Player(server.url, 'Zoe').create())).toBe('store-failed');
    expect(server.logged.some((line) => line.includes('was deleted or replaced while the server runs'))).toBe(
      true,
    );
  });

  test('the database is moved away and back: play goes on', async () => {
    const players = await deal(server.url, 2);
    await playOn(players, 2);
    const file = databaseFile(server.dataDir);
    renameSync(file, `${file}.away`);
    await until(async () => (await readyz())[0] === 503);
    expect(await act(players)).toBe('store-failed');
    renameSync(`${file}.away`, file);
    await until(async () => (await readyz())[0] === 200);
    await playOn(players, 2);
    expect(players[0]!.table.seq).toBe(4);
  });

  test('the database is deleted and a backup restored: everybody is back', async () => {
    const players = await deal(server.url, 2);
    const [ana] = players as [Player];
    const { code } = ana.table;
    await playOn(players, 2);
    const backup = `${server.dataDir}-backup.sqlite`;
    await server.store.backup(backup);
    rmSync(databaseFile(server.dataDir));
    await until(async () => (await readyz())[0] === 503);
    const back = comeBack(ana, code);
    await restoreBackup(backup, server.dataDir, { now: new Date() });
    rmSync(backup);
    await back;
    await ana.until(() => ana.view !== null);
    expect(ana.table).toMatchObject({ code, seq: 2 });
    expect(await readyz()).toEqual([200, { ready: true }]);
  });
});

describe('A disk that is nearly full', () => {
  beforeAll(() => (free = LOW_DISK_BYTES - 1));
  afterAll(() => (free = LOW_DISK_BYTES));

  test('is told before anything fails, in /readyz, metrics and log', async () => {
    expect(await readyz()).toEqual([200, { ready: true, warnings: ['disk'] }]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain(`pampa_disk_free_bytes ${free}`);
    expect(server.logged.filter((line) => line.includes('the data folder is nearly full'))).toHaveLength(1);
    await playOn(await deal(server.url, 2), 1);
  });

  test('is asked of the system', async () => {
    expect(await freeBytes(server.dataDir)).toBeGreaterThan(0);
  });
});
