import type { Retention } from '../../src/store/store';
import { freshStore } from './folder';
import { entryOf, lineOf, NOON, openMatch, openTable, tableOf } from './samples';

const store = freshStore();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const retention: Retention = {
  unstartedMs: DAY,
  endedMs: 30 * DAY,
  chatMs: 30 * DAY,
  recordsMs: null,
  reportsMs: 90 * DAY,
};

async function endedMatch(code: string): Promise<void> {
  const match = `match-${code}`;
  const lease = await openMatch(store(), tableOf(code, { lines: [lineOf(1, 'hello')] }));
  await store().commit(lease, {
    at: NOON,
    entry: { match, entry: entryOf(1), request: null },
    matchEnd: { match, at: NOON, result: null },
  });
}

describe('Tables that never started', () => {
  test('go a day after they were last touched, not earlier, and free their code', async () => {
    const lease = await openTable(store(), tableOf('BDFGH'));
    await store().commit(lease, { at: NOON + 5 * HOUR, document: {} });
    expect(await store().sweep(NOON + DAY + HOUR, retention)).toEqual({
      tables: 0,
      lines: 0,
      matches: 0,
      reports: 0,
    });
    expect((await store().sweep(NOON + DAY + 6 * HOUR, retention)).tables).toBe(1);
    expect(await store().findTable('BDFGH')).toBeNull();
    expect(await store().createTable(tableOf('BDFGH', { id: 'a-new-one' }))).toBe(true);
  });
});

describe('Running matches', () => {
  test('are never swept, however long nobody has moved', async () => {
    await openMatch(store(), tableOf('BDFGH'));
    expect(await store().sweep(NOON + 10 * YEAR, { ...retention, recordsMs: DAY })).toEqual({
      tables: 0,
      lines: 0,
      matches: 0,
      reports: 0,
    });
    expect((await store().loadTable('table-BDFGH'))?.match?.id).toBe('match-BDFGH');
  });
});

describe('Ended matches', () => {
  test('keep their table for 30 days; then it goes with its lines, and the record stays', async () => {
    await endedMatch('BDFGH');
    expect((await store().sweep(NOON + 29 * DAY, retention)).tables).toBe(0);
    expect((await store().sweep(NOON + 31 * DAY, retention)).tables).toBe(1);
    expect(await store().findTable('BDFGH')).toBeNull();
    expect(await store().recentLines('table-BDFGH', 10)).toEqual([]);
    expect(await store().findMatch('match-BDFGH')).toMatchObject({ entries: [entryOf(1)] });
  });

  test('keep their record for ever, unless a setting says how long', async () => {
    await endedMatch('BDFGH');
    await store().sweep(NOON + 31 * DAY, retention);
    expect((await store().sweep(NOON + 10 * YEAR, retention)).matches).toBe(0);
    const yearly = { ...retention, recordsMs: YEAR };
    expect((await store().sweep(NOON + 364 * DAY, yearly)).matches).toBe(0);
    expect((await store().sweep(NOON + 366 * DAY, yearly)).matches).toBe(1);
    expect(await store().findMatch('match-BDFGH')).toBeNull();
  });

  test('keep their record as long as their table is there', async () => {
    await endedMatch('BDFGH');
    expect((await store().sweep(NOON + 2 * DAY, { ...retention, recordsMs: DAY })).matches).toBe(0);
    expect((await store().loadTable('table-BDFGH'))?.match?.id).toBe('match-BDFGH');
  });

  test('a code that was freed and given away again keeps its new table', async () => {
    await endedMatch('BDFGH');
    await store().sweep(NOON + 31 * DAY, retention);
    const again = tableOf('BDFGH', { id: 'a-new-one', createdAt: NOON + 31 * DAY });
    await store().createTable(again);
    expect((await store().sweep(NOON + 31 * DAY, retention)).tables).toBe(0);
    expect((await store().findTable('BDFGH'))?.id).toBe('a-new-one');
  });
});

describe('Chat', () => {
  test('is kept for 30 days, also at a table that plays on', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH', { lines: [lineOf(1, 'old')] }));
    await store().commit(lease, { at: NOON + 20 * DAY, lines: [lineOf(2, 'newer', NOON + 20 * DAY)] });
    expect((await store().sweep(NOON + 31 * DAY, retention)).lines).toBe(1);
    expect((await store().recentLines('table-BDFGH', 10)).map(({ id }) => id)).toEqual([2]);
  });
});
