import { Keeper, type KeeperServices } from '../../src/room/keeper';
import type { Change, Lease, SharedWrite } from '../../src/store/store';
import type { Circumstances, Outcome, Table } from '../../src/table/table';
import { NOON, StillTable } from '../support/still-table';

/** A store in which whatever is shared waits until somebody says that it hurries. */
class SharingStore {
  readonly isShared: boolean[] = [];

  readonly commit = (_lease: Lease, _change: Change, shared?: SharedWrite): Promise<void> => {
    this.isShared.push(shared !== undefined);
    return shared === undefined ? Promise.resolve() : new Promise((resolve) => shared.onWait(resolve));
  };

  readonly releaseLease = (): Promise<void> => Promise.resolve();
}

let hurry: () => void;
const SHARED: SharedWrite = { withinMs: 60_000, onWait: (goOn) => (hurry = goOn) };

/** Something that has to be written. */
const say = ({ document }: Table): Outcome => ({
  document,
  lines: [{ channel: 'table', from: null, name: 'Ana', said: { text: 'good day' } }],
});

let store: SharingStore;
let keeper: Keeper;

beforeEach(() => {
  store = new SharingStore();
  const { table } = StillTable.playing({ people: 1, bots: 1 });
  const nothing = (): void => undefined;
  const services = {
    store,
    metrics: { storeSeconds: { startTimer: () => nothing } },
    log: { error: nothing },
    now: () => NOON,
    time: { sure: () => NOON, stepped: () => 0 },
  } as unknown as KeeperServices;
  const lease = { table: 'table-1', epoch: 1 } as Lease;
  const company = (): Pick<Circumstances, 'present' | 'looking' | 'visitors'> => ({
    present: new Set(),
    looking: new Set(),
    visitors: new Map(),
  });
  keeper = new Keeper(services, lease, table, company, {
    changed: nothing,
    reloaded: nothing,
    failed: nothing,
    lost: nothing,
  });
});

/** Everything that can happen by itself has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a move that shares a write waits for others', async () => {
  let isDone = false;
  const move = keeper.run(say, SHARED).then(() => (isDone = true));
  await settled();
  expect([store.isShared, isDone]).toEqual([[true], false]);
  hurry();
  await move;
});

test('whoever comes to the same table meanwhile does not wait for it', async () => {
  const move = keeper.run(say, SHARED);
  await settled();
  await Promise.all([keeper.run(say), move]);
  expect(store.isShared).toEqual([true, false]);
});

test('nor does whoever comes before it is on its way', async () => {
  await Promise.all([keeper.run(say, SHARED), keeper.run(say)]);
  expect(store.isShared).toEqual([false, false]);
});

test('nor does a table that falls asleep', async () => {
  const move = keeper.run(say, SHARED);
  await settled();
  await Promise.all([keeper.close(), move]);
});
