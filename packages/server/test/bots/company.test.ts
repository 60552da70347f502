import { Keeper, type KeeperServices } from '../../src/room/keeper';
import type { Change, Lease, Patience } from '../../src/store/store';
import type { Outcome, Table } from '../../src/table/table';
import { NOON, StillTable } from '../support/still-table';

/** A store in which whoever is patient waits until somebody says that it hurries. */
class PatientStore {
  readonly patience: (Patience | undefined)[] = [];
  private readonly waiting: (() => void)[] = [];

  readonly commit = (_lease: Lease, _change: Change, patience?: Patience): Promise<void> => {
    this.patience.push(patience);
    if (patience === undefined) return Promise.resolve();
    patience.onWait();
    return new Promise((resolve) => this.waiting.push(resolve));
  };

  readonly hurry = (): void => {
    for (const resolve of this.waiting.splice(0)) resolve();
  };

  readonly releaseLease = (): Promise<void> => Promise.resolve();
}

const PATIENCE: Patience = { ms: 60_000, onWait: () => undefined };

/** Something that has to be written. */
const say = ({ document }: Table): Outcome => ({
  document,
  lines: [{ channel: 'table', from: null, name: 'Ana', said: { text: 'good day' } }],
});

let store: PatientStore;
let keeper: Keeper;

beforeEach(() => {
  store = new PatientStore();
  const { table } = StillTable.playing({ people: 1, bots: 1 });
  const nothing = (): void => undefined;
  const services = {
    store,
    metrics: { storeSeconds: { startTimer: () => nothing } },
    log: { error: nothing },
    now: () => NOON,
  } as unknown as KeeperServices;
  const lease = { table: 'table-1', epoch: 1 } as Lease;
  const company = (): { present: Set<string>; looking: Set<string> } => ({
    present: new Set(),
    looking: new Set(),
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

test('a move that is patient waits for others, and nobody keeps it from being written in the end', async () => {
  let isDone = false;
  const move = keeper.run(say, PATIENCE).then(() => (isDone = true));
  await settled();
  expect([store.patience, isDone]).toEqual([[PATIENCE], false]);
  store.hurry();
  await move;
});

test('whoever comes to the same table meanwhile does not wait for it', async () => {
  const move = keeper.run(say, PATIENCE);
  await settled();
  await Promise.all([keeper.run(say), move]);
  expect(store.patience).toEqual([PATIENCE, undefined]);
});

test('nor does whoever comes before it is on its way', async () => {
  await Promise.all([keeper.run(say, PATIENCE), keeper.run(say)]);
  expect(store.patience).toEqual([undefined, undefined]);
});

test('nor does a table that falls asleep', async () => {
  const move = keeper.run(say, PATIENCE);
  await settled();
  await Promise.all([keeper.close(), move]);
});
