import { join } from 'node:path';
import { backupFolder } from '../../src/store/backup-folder';
import { restoreBackup } from '../../src/store/restore-backup';
import type { Store } from '../../src/store/store';
import { temporaryFolder } from '../store/folder';
import { comeBack } from '../support/come-back';
import type { Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';

/** A store that says when it is closed, waits with that until it may, and can't be used afterwards without being noticed. */
interface Watched {
  readonly closing: Promise<void>;
  letClose(): void;
  usedAfterwards: string[];
}

const watched: Watched[] = [];
/** How many of the next stores can't be had. */
let broken = 0;

function watch(store: Store): Store {
  if (broken > 0) {
    broken -= 1;
    throw Object.assign(new Error('no more room'), { code: 'ENOSPC' });
  }
  let [begin, letClose] = [(): void => undefined, (): void => undefined];
  const closing = new Promise<void>((resolve) => (begin = resolve));
  const mayClose = new Promise<void>((resolve) => (letClose = resolve));
  const usedAfterwards: string[] = [];
  let isClosed = false;
  watched.push({ closing, letClose, usedAfterwards });
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]): Promise<unknown> => {
        if (isClosed) usedAfterwards.push(String(name));
        if (name === 'close') {
          begin();
          await mayClose;
          isClosed = true;
        }
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
}

let server: Running;
beforeAll(async () => {
  server = await startRunning({ wrapStore: watch });
});
afterAll(async () => {
  watched.at(-1)!.letClose();
  await server.close();
});

async function backUp(): Promise<string> {
  const file = join(temporaryFolder(), 'copy.sqlite');
  await backupFolder(server.dataDir, file);
  return file;
}

const statusOf = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;

test('between two houses the door says to come back; afterwards nobody uses the old store any more', async () => {
  const players = await deal(server.url, 2);
  const { code } = players[0]!.table;
  const backup = await backUp();
  await playOn(players, 3);
  const restored = restoreBackup(backup, server.dataDir, { now: new Date() });
  await watched[0]!.closing;
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);
  const answer = await fetch(`${server.url}/api/tables`);
  expect([answer.status, await answer.json()]).toEqual([503, { code: 'shutting-down' }]);
  expect(answer.headers.get('retry-after')).toBe('1');

  watched[0]!.letClose();
  await restored;
  await Promise.all(players.map((player) => comeBack(player, code)));
  expect(await statusOf('/readyz')).toBe(200);
  expect(players[0]!.table.seq).toBe(0);
  await playOn(players, 4);
  for (const player of players) await player.leave();
  expect(watched[0]!.usedAfterwards).toEqual([]);
});

test('if no house can be opened on the backup, the old database is opened again, and whoever asked is told why', async () => {
  const players = await deal(server.url, 2);
  const [ana] = players as [Player];
  const { code } = ana.table;
  const backup = await backUp();
  await playOn(players, 3);
  broken = 1;
  watched.at(-1)!.letClose();
  const restored = restoreBackup(backup, server.dataDir, { now: new Date() });
  await expect(restored).rejects.toThrow(
    'The database is still the old one. It could not be put in place (ENOSPC).',
  );
  await Promise.all(players.map((player) => comeBack(player, code)));
  expect(ana.table.seq).toBe(3);
  await ana.until(() => ana.view !== null);
  await playOn(players, 2);
  expect(server.logged.join('')).toContain('a backup could not be restored');
});
