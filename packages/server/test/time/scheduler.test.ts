import { createLog } from '../../src/log';
import type { Store } from '../../src/store/store';
import { startScheduler } from '../../src/tables/scheduler';

test('tables that can not be woken do not keep the others from being woken', async () => {
  const due = Array.from({ length: 30 }, (_, index) => ({ id: `table-${index}`, code: `T${index}` }));
  const woken = new Set<string>();
  const store = {
    tablesToWake: (_now: number, limit: number) =>
      Promise.resolve(due.filter(({ code }) => !woken.has(code)).slice(0, limit)),
  } as Partial<Store> as Store;
  const isStuck = (code: string): boolean => Number(code.slice(1)) < 25;
  const scheduler = startScheduler({
    store,
    owners: {
      wakeDue: (code) => {
        if (!isStuck(code)) woken.add(code);
        return Promise.resolve(!isStuck(code));
      },
    },
    log: createLog('silent'),
    settings: { recordDays: null, reportDays: 90 },
    time: { now: () => 0, sure: () => 0 },
  });
  await scheduler.wakeDue();
  await scheduler.wakeDue();
  expect([...woken]).toEqual(['T25', 'T26', 'T27', 'T28', 'T29']);
  scheduler.stop();
});
