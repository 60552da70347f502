import { createReportDesk } from '../../src/problems/desk';
import type { Store } from '../../src/store/store';
import { REPORT } from '../support/reports';
import { freshStore } from './folder';
import { NOON, openMatch, tableOf } from './samples';

const store = freshStore();

const DAY = 24 * 3_600_000;
const RETENTION = { unstartedMs: DAY, endedMs: DAY, chatMs: DAY, recordsMs: null, reportsMs: 90 * DAY };
const about = (match: string): typeof REPORT => ({
  ...REPORT,
  match: { id: match, game: 'el-gaucho', rules: 1, seats: 2 },
});

describe('reports', () => {
  test('are kept as they came, each under an id of its own that one can read out', async () => {
    const desk = createReportDesk(store(), () => NOON);
    const ids = new Set<string>();
    for (let at = 0; at < 20; at += 1) {
      const kept = await desk.keep(REPORT);
      expect(kept).toEqual({
        id: expect.stringMatching(/^[BDFGHJKLMPQRSTVXZ]{3}-[BDFGHJKLMPQRSTVXZ]{3}$/) as string,
      });
      if ('id' in kept) ids.add(kept.id);
    }
    expect(ids.size).toBe(20);
    const [id] = ids;
    expect(await store().findReport(id!)).toEqual({ id, receivedAt: NOON, match: null, report: REPORT });
    expect(await store().findReport('BBB-BBB')).toBeNull();
  });

  test('never take the place of another', async () => {
    const kept = { id: 'QXK-TRB', receivedAt: NOON, match: null, report: REPORT };
    expect(await store().saveReport(kept)).toBe(true);
    expect(await store().saveReport({ ...kept, receivedAt: NOON + 1 })).toBe(false);
    expect(await store().findReport('QXK-TRB')).toEqual(kept);
  });

  test('are listed newest first, with what has become of their matches', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH'));
    await openMatch(store(), tableOf('DDDDD'));
    const matches = [null, 'match-BDFGH', 'match-DDDDD', 'match-gone'];
    for (const [at, match] of matches.entries()) {
      const report = match === null ? REPORT : about(match);
      await store().saveReport({ id: `QXK-TR${'BDFG'.charAt(at)}`, receivedAt: NOON + at, match, report });
    }
    await store().commit(lease, { at: NOON, matchEnd: { match: 'match-BDFGH', at: NOON, result: null } });
    expect((await store().listReports()).map(({ id, matchIs }) => `${id} ${matchIs}`)).toEqual([
      'QXK-TRG unknown',
      'QXK-TRF running',
      'QXK-TRD over',
      'QXK-TRB unknown',
    ]);
  });

  test('go when their time is over, and outlive their table', async () => {
    await store().saveReport({ id: 'QXK-TRB', receivedAt: NOON, match: 'match-BDFGH', report: REPORT });
    expect((await store().sweep(NOON + 90 * DAY, RETENTION)).reports).toBe(0);
    expect((await store().sweep(NOON + 90 * DAY + 1, RETENTION)).reports).toBe(1);
    expect(await store().countReports()).toBe(0);
  });

  test('are refused when there are a thousand, so that nobody fills the disk', async () => {
    const full = { countReports: () => Promise.resolve(1000) } as Partial<Store> as Store;
    expect(await createReportDesk(full, () => NOON).keep(REPORT)).toEqual({ code: 'reports-full' });
  });

  test('are refused beyond a thousand also when several are handed in at once', async () => {
    let kept = 999;
    const filling = {
      countReports: () => Promise.resolve(kept),
      saveReport: () => Promise.resolve(++kept > 0),
    } as Partial<Store> as Store;
    const desk = createReportDesk(filling, () => NOON);
    await Promise.all([1, 2, 3].map(() => desk.keep(REPORT)));
    expect(kept).toBe(1000);
  });

  test('try another id where one is taken', async () => {
    let tries = 0;
    const crowded = {
      countReports: () => Promise.resolve(999),
      saveReport: () => Promise.resolve(++tries === 3),
    } as Partial<Store> as Store;
    expect(await createReportDesk(crowded, () => NOON).keep(REPORT)).toHaveProperty('id');
    expect(tries).toBe(3);
  });
});
