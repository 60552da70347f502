import { USUAL_OPTIONS, type TableStatus } from '@pampa/protocol';
import { freshStore } from './folder';
import { cardOf, lineOf, NOON, openMatch, openTable, OWNER, tableOf } from './samples';

const store = freshStore();
const listed = { ...USUAL_OPTIONS, listed: true };

describe('Creating and finding tables', () => {
  test('a table is found by its code, with its card, asleep', async () => {
    expect(await store().createTable(tableOf('BDFGH'))).toBe(true);
    expect(await store().findTable('BDFGH')).toEqual({
      id: 'table-BDFGH',
      code: 'BDFGH',
      epoch: 0,
      owner: null,
      card: cardOf('BDFGH'),
    });
  });

  test('what is found by code has nothing of the document', async () => {
    await store().createTable(tableOf('BDFGH', { document: { secret: 'canary' } }));
    expect(JSON.stringify(await store().findTable('BDFGH'))).not.toContain('canary');
  });

  test('a code nobody has is nobody’s', async () => {
    expect(await store().findTable('BDFGH')).toBeNull();
    expect(await store().loadTable('table-BDFGH')).toBeNull();
  });

  test('a code in use is refused, and the table that has it stays as it is', async () => {
    await store().createTable(tableOf('BDFGH', { lines: [lineOf(1, 'hello')] }));
    const second = tableOf('BDFGH', { id: 'another', document: {}, lines: [lineOf(1, 'mine')] });
    expect(await store().createTable(second)).toBe(false);
    expect(await store().loadTable('another')).toBeNull();
    expect(await store().loadTable('table-BDFGH')).toMatchObject({ document: tableOf('BDFGH').document });
    expect(await store().recentLines('table-BDFGH', 10)).toEqual([lineOf(1, 'hello')]);
    expect(await store().recentLines('another', 10)).toEqual([]);
  });

  test('of many who want one code at once, one gets it', async () => {
    const asking = Array.from({ length: 20 }, (_, n) =>
      store().createTable(tableOf('BDFGH', { id: `table-${n}` })),
    );
    const got = await Promise.all(asking);
    expect(got.filter(Boolean)).toHaveLength(1);
  });

  test('a table is loaded as it was created', async () => {
    const table = tableOf('BDFGH', { lines: [lineOf(1, 'hello'), lineOf(2, 'who is there?')] });
    await store().createTable(table);
    expect(await store().loadTable(table.id)).toEqual({
      id: table.id,
      epoch: 0,
      document: table.document,
      touchedAt: table.createdAt,
      wakeAt: null,
      match: null,
      lastLine: 2,
      lineRequests: new Map(),
    });
  });
});

describe('The list', () => {
  const asked: readonly [TableStatus, boolean][] = [
    ['lobby', true],
    ['starting', true],
    ['playing', true],
    ['over', false],
  ];
  test.each(asked)('a public table that is %s is in it: %s', async (status, isIn) => {
    const card = cardOf('BDFGH', { options: listed, status });
    await store().createTable(tableOf('BDFGH', { card }));
    expect(await store().listedTables(10, 10)).toEqual(isIn ? [card] : []);
  });

  test('a table that is not public is not in it', async () => {
    await store().createTable(tableOf('BDFGH'));
    expect(await store().listedTables(10, 10)).toEqual([]);
  });

  describe('of tables that one address opened', () => {
    /** Opens public tables one after the other; each by the opener named. */
    const openAll = async (...openers: readonly string[]): Promise<void> => {
      for (const [index, openedBy] of openers.entries()) {
        const code = `${openedBy}${index}`;
        const card = cardOf(code, { options: listed });
        await store().createTable(tableOf(code, { card, openedBy, createdAt: NOON + index }));
      }
    };
    const codes = async (limit: number, perOpener: number): Promise<string[]> =>
      (await store().listedTables(limit, perOpener)).map(({ code }) => code);

    test('it shows the newest few, where there is room for all too', async () => {
      await openAll('a', 'b', 'b', 'b', 'b');
      expect(await codes(10, 2)).toEqual(['b4', 'b3', 'a0']);
    });

    test('it shows everybody’s newest rather than anybody’s second', async () => {
      await openAll('a', 'c', 'b', 'b', 'b', 'b');
      expect(await codes(3, 3)).toEqual(['b5', 'c1', 'a0']);
      expect(await codes(4, 3)).toEqual(['b5', 'b4', 'c1', 'a0']);
    });

    test('those without a match are counted', async () => {
      await openAll('a', 'a', 'b');
      await openMatch(store(), tableOf('a9', { openedBy: 'a' }));
      expect(await store().countUnstarted('a')).toBe(2);
      expect(await store().countUnstarted('nobody')).toBe(0);
    });
  });

  test('the newest come first, and no more than asked for', async () => {
    for (const [index, code] of ['BBBBB', 'DDDDD', 'FFFFF'].entries()) {
      const card = cardOf(code, { options: listed });
      await store().createTable(tableOf(code, { card, createdAt: NOON + index }));
    }
    const codes = (await store().listedTables(2, 10)).map(({ code }) => code);
    expect(codes).toEqual(['FFFFF', 'DDDDD']);
  });

  test('a table goes in and out of it with its card', async () => {
    const lease = await openTable(store(), tableOf('BDFGH'));
    const card = cardOf('BDFGH', { options: listed });
    await store().commit(lease, { at: NOON, document: {}, card });
    expect(await store().listedTables(10, 10)).toEqual([card]);
    await store().commit(lease, { at: NOON, document: {}, card: { ...card, status: 'over' } });
    expect(await store().listedTables(10, 10)).toEqual([]);
  });
});

describe('Waking tables', () => {
  test('those whose time has come, the longest waiting first', async () => {
    const times: readonly [string, number | null][] = [
      ['BBBBB', NOON],
      ['DDDDD', NOON - 5],
      ['FFFFF', NOON + 1],
      ['GGGGG', null],
    ];
    for (const [code, wakeAt] of times) {
      const lease = await openTable(store(), tableOf(code));
      await store().commit(lease, { at: NOON, document: {}, wakeAt });
    }
    expect(await store().tablesToWake(NOON, 10)).toEqual([
      { id: 'table-DDDDD', code: 'DDDDD' },
      { id: 'table-BBBBB', code: 'BBBBB' },
    ]);
    expect(await store().tablesToWake(NOON, 1)).toHaveLength(1);
  });

  test('a time stays until it is changed, and null takes it away', async () => {
    const lease = await openTable(store(), tableOf('BDFGH'));
    await store().commit(lease, { at: NOON, document: {}, wakeAt: NOON });
    await store().commit(lease, { at: NOON, document: { more: 1 } });
    expect(await store().tablesToWake(NOON, 10)).toHaveLength(1);
    await store().commit(lease, { at: NOON, document: {}, wakeAt: null });
    expect(await store().tablesToWake(NOON, 10)).toEqual([]);
  });

  test('a table that is awake is known by its owner', async () => {
    await openTable(store(), tableOf('BDFGH'));
    expect(await store().findTable('BDFGH')).toMatchObject({ epoch: 1, owner: OWNER });
  });
});
