import { LeaseLost, type Store } from '../../src/store/store';
import { freshStore, temporaryFolder } from './folder';
import { openStoreOf } from './open-store-of';
import { entryOf, lineOf, NOON, openMatch, openTable, OWNER, tableOf } from './samples';

const other = { processId: 'process-2', roomId: 'room-2' };

describe('A lease', () => {
  const store = freshStore();

  test('raises the epoch', async () => {
    await store().createTable(tableOf('BDFGH'));
    expect(await store().takeLease('table-BDFGH', 0, OWNER)).toEqual({
      table: 'table-BDFGH',
      epoch: 1,
      owner: OWNER,
    });
    expect(await store().takeLease('table-BDFGH', 1, other)).toEqual({
      table: 'table-BDFGH',
      epoch: 2,
      owner: other,
    });
    expect(await store().findTable('BDFGH')).toMatchObject({ epoch: 2, owner: other });
  });

  test('is not to be had by whoever read an older epoch, or for a table that is gone', async () => {
    await openTable(store(), tableOf('BDFGH'));
    expect(await store().takeLease('table-BDFGH', 0, other)).toBeNull();
    expect(await store().takeLease('nowhere', 0, other)).toBeNull();
    expect(await store().findTable('BDFGH')).toMatchObject({ epoch: 1, owner: OWNER });
  });

  test('that is released leaves the table asleep, and its epoch where it was', async () => {
    const lease = await openTable(store(), tableOf('BDFGH'));
    await store().releaseLease(lease);
    expect(await store().findTable('BDFGH')).toMatchObject({ epoch: 1, owner: null });
  });

  test('that was lost can’t be released from under its new owner', async () => {
    const lost = await openTable(store(), tableOf('BDFGH'));
    await store().takeLease('table-BDFGH', 1, other);
    await store().releaseLease(lost);
    expect(await store().findTable('BDFGH')).toMatchObject({ epoch: 2, owner: other });
  });

  test('that was lost writes nothing, whatever it is about to write', async () => {
    const lost = await openMatch(store(), tableOf('BDFGH'));
    await store().takeLease('table-BDFGH', 1, other);
    const before = await store().loadTable('table-BDFGH');
    const change = {
      at: NOON,
      document: { stolen: true },
      wakeAt: NOON,
      entry: { match: 'match-BDFGH', entry: entryOf(1), request: 'request-1' },
      matchEnd: { match: 'match-BDFGH', at: NOON, result: null },
      lines: [lineOf(1, 'late')],
    };
    await expect(store().commit(lost, change)).rejects.toThrow(LeaseLost);
    expect(await store().loadTable('table-BDFGH')).toEqual(before);
    expect(await store().recentLines('table-BDFGH', 10)).toEqual([]);
    expect(await store().tablesToWake(NOON, 10)).toEqual([]);
  });

  test('of a table that was swept is lost', async () => {
    const lease = await openTable(store(), tableOf('BDFGH'));
    await store().sweep(NOON + 2, { unstartedMs: 1, endedMs: 1, chatMs: 1, recordsMs: null, reportsMs: 1 });
    await expect(store().commit(lease, { at: NOON })).rejects.toThrow(LeaseLost);
  });
});

describe('Two servers on one database', () => {
  const folder = temporaryFolder();
  let stores: readonly [Store, Store];
  beforeAll(async () => {
    stores = [await openStoreOf(folder), await openStoreOf(folder)];
  });
  afterAll(() => Promise.all(stores.map((store) => store.close())));

  test('race for a lease, and exactly one of them wins, every time', async () => {
    await stores[0].createTable(tableOf('BDFGH'));
    for (let epoch = 0; epoch < 100; epoch++) {
      const racers = [OWNER, other].map((owner, index) =>
        stores[index as 0 | 1].takeLease('table-BDFGH', epoch, owner),
      );
      const won = (await Promise.all(racers)).filter((lease) => lease !== null);
      expect(won).toHaveLength(1);
      expect(won[0]).toMatchObject({ table: 'table-BDFGH', epoch: epoch + 1 });
    }
  });

  test('the one that stalled is refused its next entry, and the new owner’s is there', async () => {
    const stalled = await openMatch(stores[0], tableOf('GGGGG'));
    const current = await stores[1].takeLease('table-GGGGG', stalled.epoch, other);
    const change = (request: string) => ({
      at: NOON,
      entry: { match: 'match-GGGGG', entry: entryOf(1), request },
    });
    await stores[1].commit(current!, change('of-the-new-one'));
    await expect(stores[0].commit(stalled, change('of-the-stalled-one'))).rejects.toThrow(LeaseLost);
    expect((await stores[0].findMatch('match-GGGGG'))?.requests).toEqual(['of-the-new-one']);
  });
});
