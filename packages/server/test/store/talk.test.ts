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

  test('a table keeps some hundreds of what is said, and its notices apart: neither pushes out the other', async () => {
    const lease = await openTable(store(), tableOf('BDFGH', { lines: [lineOf(1, 'the table opens')] }));
    const other = await openTable(store(), tableOf('GGGGG', { lines: [lineOf(1, 'elsewhere')] }));
    const kept = async (): Promise<number[]> =>
      (await store().recentLines('table-BDFGH', 10_000)).map(({ id }) => id);
    const say = async (from: number, to: number): Promise<void> => {
      for (let id = from; id <= to; id++) {
        await store().commit(lease, { at: NOON, lines: [lineOf(id, 'talk')], lineRequest: `p1:${id}` });
      }
    };
    const note = async (from: number, to: number): Promise<void> => {
      for (let id = from; id <= to; id++) await store().commit(lease, { at: NOON, lines: [lineOf(id, '!')] });
    };
    await say(2, 720);
    const [first, ...said] = await kept();
    expect(first).toBe(1);
    expect(said.at(-1)).toBe(720);
    expect(said.length).toBeGreaterThanOrEqual(500);
    expect(said.length).toBeLessThan(550);
    await note(721, 1420);
    const all = await kept();
    expect(all.filter((id) => id > 1 && id <= 720)).toHaveLength(500);
    const notices = all.filter((id) => id > 720);
    expect(notices.at(-1)).toBe(1420);
    expect(notices.length).toBeGreaterThanOrEqual(500);
    expect(notices.length).toBeLessThan(550);
    await store().commit(other, { at: NOON, lines: [lineOf(50, 'hello')] });
    expect(await store().recentLines('table-GGGGG', 10)).toHaveLength(2);
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
