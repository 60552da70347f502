import type { LoggedAct } from '@pampa/protocol';
import { freshStore } from './folder';
import { cardOf, NOON, openMatch, OWNER, tableOf } from './samples';

const store = freshStore();

const actOf = (id: string, at: number): Omit<LoggedAct, 'outcome'> => ({
  id,
  at,
  by: 'Zoë',
  act: 'end-table',
  about: { table: 'QXKTR' },
});

describe('the operators’ log', () => {
  test('says that something was begun, and then what came of it', async () => {
    await store().beginAct(actOf('one', NOON));
    expect((await store().operatorActs(null)).lines).toEqual([{ ...actOf('one', NOON), outcome: 'begun' }]);
    await store().finishAct('one', 'done');
    expect((await store().operatorActs(null)).lines).toEqual([{ ...actOf('one', NOON), outcome: 'done' }]);
  });

  test('is read newest first, page by page, and nothing twice', async () => {
    // Some of them of one moment.
    for (let at = 0; at < 60; at++) {
      await store().beginAct(actOf(`act-${String(at).padStart(2, '0')}`, NOON + Math.floor(at / 7)));
    }
    const read: string[] = [];
    let after: string | null = null;
    do {
      const { lines, next }: { lines: readonly LoggedAct[]; next: string | null } =
        await store().operatorActs(after);
      read.push(...lines.map(({ id }) => id));
      after = next;
    } while (after !== null);
    expect(read).toHaveLength(60);
    expect(read).toEqual([...new Set(read)].sort().reverse());
  });

  test('keeps what is young enough, and only so much', async () => {
    for (let at = 0; at < 10; at++) await store().beginAct(actOf(`act-${at}`, NOON + at));
    await store().sweepActs(NOON + 3, 100);
    expect((await store().operatorActs(null)).lines).toHaveLength(7);
    await store().sweepActs(NOON, 4);
    expect((await store().operatorActs(null)).lines.map(({ id }) => id)).toEqual([
      'act-9',
      'act-8',
      'act-7',
      'act-6',
    ]);
  });
});

describe('the operator’s list of tables', () => {
  test('goes by state and by code, newest first', async () => {
    for (const [at, code] of ['BBBBB', 'BDBBB', 'ZZZZZ'].entries()) {
      await store().createTable(tableOf(code, { createdAt: NOON + at }));
    }
    await store().createTable(tableOf('QXKTR', { card: cardOf('QXKTR', { status: 'playing' }) }));
    const codes = async (filter: 'lobby' | 'playing' | 'over', code = ''): Promise<readonly string[]> =>
      (await store().operatorTables({ filter, code, after: null })).lines.map(({ card }) => card.code);
    expect(await codes('lobby')).toEqual(['ZZZZZ', 'BDBBB', 'BBBBB']);
    expect(await codes('playing')).toEqual(['QXKTR']);
    expect(await codes('over')).toEqual([]);
    expect(await codes('over', 'B')).toEqual(['BDBBB', 'BBBBB']);
    expect(await codes('over', 'QXKTR')).toEqual(['QXKTR']);
  });

  test('removes a table before its match, and no other', async () => {
    await store().createTable(tableOf('BBBBB'));
    await openMatch(store(), tableOf('DDDDD'));
    expect(await store().removeUnstarted('table-BBBBB')).toBe(true);
    expect(await store().removeUnstarted('table-BBBBB')).toBe(false);
    expect(await store().removeUnstarted('table-DDDDD')).toBe(false);
    expect(await store().findTable('BBBBB')).toBeNull();
    expect(await store().findTable('DDDDD')).not.toBeNull();
  });
});

test('the figures of a store', async () => {
  await store().createTable(tableOf('BBBBB'));
  await store().createTable(tableOf('DDDDD', { createdAt: NOON + 5 }));
  await store().takeLease('table-DDDDD', 0, OWNER);
  expect(await store().storeFigures()).toEqual({
    bytes: expect.any(Number) as number,
    tables: 2,
    asleep: 1,
    matches: 0,
    reports: 0,
    oldestAt: NOON,
    newestAt: NOON + 5,
  });
});

test('a note may change', async () => {
  expect(await store().readNote('house state')).toBeNull();
  await store().writeNote('house state', 'one');
  await store().writeNote('house state', 'two');
  expect(await store().readNote('house state')).toBe('two');
});
