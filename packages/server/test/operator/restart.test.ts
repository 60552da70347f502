import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESTART_OVERDUE_MS } from '@pampa/protocol';
import { createLog } from '../../src/log';
import { openHouseState } from '../../src/operator/house-state';
import { freshStore } from '../store/folder';
import { NOON } from '../store/samples';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning } from '../support/running';

const ADMIN = 'correct-horse-battery';
const log = createLog('silent');

test('a closed house is closed after a restart too; the announcement of the restart is over', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pampa-'));
  const env = { ADMIN_TOKEN: ADMIN };
  const first = await startRunning({ env, dataDir });
  const act = (path: string, body: object): Promise<Response> =>
    fetch(`${first.url}/api/operator/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await act('house', { isClosed: true });
  await act('restart', { minutes: 5 });
  await first.close();
  const second = await startRunning({ env, dataDir });
  try {
    const list = (await (await fetch(`${second.url}/api/tables`)).json()) as object;
    expect(list).toMatchObject({ house: { isClosed: true, restartAt: null } });
    expect(await codeOf(new Player(second.url, 'Ana').create())).toBe('house-closed');
  } finally {
    await second.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

describe('what the operator has decided', () => {
  const store = freshStore();

  test('other processes hear of, and a restart that is long overdue is not announced any more', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      let now = NOON;
      const open = () => openHouseState({ store: store(), now: () => now, log, isShared: true });
      const [one, two] = [await open(), await open()];
      const heard: unknown[] = [];
      two.follow((notice) => heard.push(notice));
      await one.setClosed(true);
      await one.announceRestart(NOON + 60_000);
      await jest.advanceTimersByTimeAsync(2_000);
      expect(heard).toEqual([{ isClosed: true, restartAt: NOON + 60_000 }]);
      expect(two.notice()).toEqual(one.notice());
      now += 1;
      const young = await open();
      expect(young.notice()).toEqual({ isClosed: true, restartAt: null });
      now = NOON + 60_000 + RESTART_OVERDUE_MS;
      expect(one.notice()).toEqual({ isClosed: true, restartAt: null });
      for (const each of [one, two, young]) each.stop();
    } finally {
      jest.useRealTimers();
    }
  });
});
