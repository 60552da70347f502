import { freshStore } from './folder';
import { lineOf, NOON, openTable, tableOf } from './samples';

const store = freshStore();

describe('Chat lines', () => {
  test('the newest are read, oldest first', async () => {
    const lease = await openTable(store(), tableOf('BDFGH', { lines: [lineOf(1, 'one')] }));
    for (const id of [2, 3, 10, 11])
      await store().commit(lease, { at: NOON, lines: [lineOf(id, `line ${id}`)] });
    expect((await store().recentLines('table-BDFGH', 3)).map(({ id }) => id)).toEqual([3, 10, 11]);
  });

  test('of one table are not those of another', async () => {
    await openTable(store(), tableOf('BDFGH', { lines: [lineOf(1, 'here')] }));
    await openTable(store(), tableOf('GGGGG', { lines: [lineOf(1, 'there')] }));
    expect(await store().recentLines('table-BDFGH', 10)).toEqual([lineOf(1, 'here')]);
  });

  test('numbers go on after the lines themselves are gone', async () => {
    const lease = await openTable(store(), tableOf('BDFGH', { lines: [lineOf(1, 'one'), lineOf(2, 'two')] }));
    await store().commit(lease, { at: NOON + 100, document: {} });
    await store().sweep(NOON + 100, {
      unstartedMs: 1_000,
      endedMs: 1_000,
      chatMs: 50,
      recordsMs: null,
      reportsMs: 1,
    });
    expect(await store().recentLines('table-BDFGH', 10)).toEqual([]);
    expect((await store().loadTable('table-BDFGH'))?.lastLine).toBe(2);
  });

  test('text of any kind comes back as it was written', async () => {
    const said = 'a"b\\c \'; drop table lines; -- \u{1f404} ñ \u0000';
    await openTable(store(), tableOf('BDFGH', { lines: [lineOf(1, said)] }));
    expect(await store().recentLines('table-BDFGH', 1)).toEqual([lineOf(1, said)]);
  });
});

describe('Push subscriptions', () => {
  const phone = {
    table: 'table-BDFGH',
    person: 'p1',
    endpoint: 'https://push.example/phone',
    p256dh: 'key',
    auth: 'auth',
    language: 'en',
  };
  const laptop = { ...phone, endpoint: 'https://push.example/laptop' };
  const somebody = { ...phone, person: 'p2', endpoint: 'https://push.example/other' };

  beforeEach(() => store().createTable(tableOf('BDFGH')));

  test('a person has one per browser', async () => {
    for (const subscription of [phone, laptop, somebody]) await store().savePush(subscription);
    expect(await store().pushOf('table-BDFGH', 'p1')).toEqual([laptop, phone]);
    expect(await store().pushOf('table-BDFGH', 'p2')).toEqual([somebody]);
    expect(await store().pushOf('table-GGGGG', 'p1')).toEqual([]);
  });

  test('a browser that subscribes again has the new keys, once', async () => {
    await store().savePush(phone);
    const again = { ...phone, p256dh: 'new key', auth: 'new auth', language: 'es' };
    await store().savePush(again);
    expect(await store().pushOf('table-BDFGH', 'p1')).toEqual([again]);
  });

  test('are removed for a person, or for an endpoint where nobody listens', async () => {
    for (const subscription of [phone, laptop, somebody]) await store().savePush(subscription);
    await store().removePushEndpoint(laptop.endpoint);
    expect(await store().pushOf('table-BDFGH', 'p1')).toEqual([phone]);
    await store().removePush('table-BDFGH', 'p1');
    expect(await store().pushOf('table-BDFGH', 'p1')).toEqual([]);
    expect(await store().pushOf('table-BDFGH', 'p2')).toEqual([somebody]);
  });

  test('go with their table', async () => {
    await store().savePush(phone);
    await store().sweep(NOON + 2, { unstartedMs: 1, endedMs: 1, chatMs: 1, recordsMs: null, reportsMs: 1 });
    expect(await store().pushOf('table-BDFGH', 'p1')).toEqual([]);
  });
});
