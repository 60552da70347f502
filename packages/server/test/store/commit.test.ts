import type { Result } from '@pampa/rules';
import type { Change } from '../../src/store/store';
import { freshStore, temporaryFolder } from './folder';
import { openStoreOf } from './open-store-of';
import { cardOf, entryOf, headerOf, lineOf, NOON, openMatch, openTable, SECRETS, tableOf } from './samples';

const store = freshStore();

const entry = (seq: number, request: string | null = null): Change => ({
  at: NOON + seq,
  entry: { match: 'match-BDFGH', entry: entryOf(seq), request },
});

const result: Result = [
  { seat: 1, rank: 1, score: 30, sources: { sales: 30 } },
  { seat: 0, rank: 2, score: 12, sources: { sales: 12 } },
];

describe('A commit', () => {
  test('may write everything at once, and all of it is there', async () => {
    const lease = await openTable(store(), tableOf('BDFGH'));
    const card = cardOf('BDFGH', { status: 'playing', match: 'match-BDFGH' });
    await store().commit(lease, {
      at: NOON,
      document: { status: 'playing' },
      card,
      wakeAt: NOON + 5,
      match: { id: 'match-BDFGH', header: headerOf('match-BDFGH'), secrets: SECRETS },
      entry: { match: 'match-BDFGH', entry: entryOf(1), request: 'request-1' },
      matchEnd: { match: 'match-BDFGH', at: NOON + 9, result, resigned: [{ seat: 0, seq: 1 }] },
      lines: [lineOf(1, 'hello'), lineOf(2, 'good luck')],
    });
    expect(await store().findTable('BDFGH')).toMatchObject({ card });
    expect(await store().loadTable('table-BDFGH')).toEqual({
      id: 'table-BDFGH',
      epoch: 1,
      document: { status: 'playing' },
      touchedAt: NOON,
      wakeAt: NOON + 5,
      match: {
        id: 'match-BDFGH',
        table: 'table-BDFGH',
        header: headerOf('match-BDFGH'),
        secrets: SECRETS,
        entries: [entryOf(1)],
        requests: ['request-1'],
        end: { at: NOON + 9, result, resigned: [{ seat: 0, seq: 1 }] },
      },
      lastLine: 2,
      lineRequests: new Map(),
    });
    expect(await store().recentLines('table-BDFGH', 10)).toEqual([
      lineOf(1, 'hello'),
      lineOf(2, 'good luck'),
    ]);
    expect(await store().tablesToWake(NOON + 5, 10)).toHaveLength(1);
  });

  test('of an entry alone leaves everything else as it was', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH', { lines: [lineOf(1, 'hello')] }));
    const before = await store().loadTable('table-BDFGH');
    await store().commit(lease, entry(1));
    const match = { ...before?.match, entries: [entryOf(1)], requests: [null] };
    expect(await store().loadTable('table-BDFGH')).toEqual({ ...before, match, touchedAt: NOON + 1 });
    expect(await store().findTable('BDFGH')).toMatchObject({ card: cardOf('BDFGH') });
  });

  test('after another: entries come back in their order, each with its request', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH'));
    const seqs = Array.from({ length: 12 }, (_, index) => index + 1);
    for (const seq of seqs) await store().commit(lease, entry(seq, seq % 3 === 0 ? null : `request-${seq}`));
    const match = await store().findMatch('match-BDFGH');
    expect(match?.entries).toEqual(seqs.map(entryOf));
    expect(match?.requests).toEqual(seqs.map((seq) => (seq % 3 === 0 ? null : `request-${seq}`)));
    expect(match?.end).toBeNull();
  });

  test('ends a match without a result', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH'));
    await store().commit(lease, { at: NOON, matchEnd: { match: 'match-BDFGH', at: NOON, result: null } });
    expect((await store().findMatch('match-BDFGH'))?.end).toEqual({ at: NOON, result: null });
  });

  test('many at once from many tables: all are there', async () => {
    const codes = ['BBBBB', 'DDDDD', 'FFFFF', 'GGGGG'];
    const leases = await Promise.all(codes.map((code) => openMatch(store(), tableOf(code))));
    const seqs = Array.from({ length: 25 }, (_, index) => index + 1);
    await Promise.all(
      seqs.flatMap((seq) =>
        leases.map((lease, index) =>
          store().commit(lease, {
            at: NOON,
            entry: { match: `match-${codes[index] ?? ''}`, entry: entryOf(seq), request: null },
          }),
        ),
      ),
    );
    for (const code of codes) {
      expect((await store().findMatch(`match-${code}`))?.entries).toEqual(seqs.map(entryOf));
    }
  });
});

describe('Closing the store', () => {
  test('waits for what is under way, and lets nothing begin after it', async () => {
    const dir = temporaryFolder();
    const closing = await openStoreOf(dir);
    const lease = await openMatch(closing, tableOf('BDFGH'));
    const under = [1, 2, 3].map((seq) => closing.commit(lease, entry(seq)));
    const closed = closing.close();
    await Promise.all([...under, closed]);
    await expect(closing.commit(lease, entry(4))).rejects.toThrow();

    const again = await openStoreOf(dir);
    expect((await again.findMatch('match-BDFGH'))?.entries).toHaveLength(3);
    await again.close();
  });
});

describe('A commit that can’t be made changes nothing', () => {
  const rest: Change = { at: NOON + 99, document: { changed: true }, lines: [lineOf(7, 'changed')] };

  async function refused(
    lease: Parameters<ReturnType<typeof store>['commit']>[0],
    change: Change,
  ): Promise<void> {
    const before = await store().loadTable('table-BDFGH');
    await expect(store().commit(lease, { ...rest, ...change })).rejects.toThrow();
    expect(await store().loadTable('table-BDFGH')).toEqual(before);
    expect(await store().recentLines('table-BDFGH', 10)).toEqual([]);
  }

  test('the same seq twice', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH'));
    await store().commit(lease, entry(1, 'request-1'));
    await refused(lease, entry(1, 'request-2'));
  });

  test('the same request twice', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH'));
    await store().commit(lease, entry(1, 'request-1'));
    await refused(lease, entry(2, 'request-1'));
  });

  test('but the same request in another match is another request', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH'));
    const elsewhere = await openMatch(store(), tableOf('GGGGG'));
    await store().commit(lease, entry(1, 'request-1'));
    await store().commit(elsewhere, {
      at: NOON,
      entry: { match: 'match-GGGGG', entry: entryOf(1), request: 'request-1' },
    });
    expect((await store().findMatch('match-GGGGG'))?.requests).toEqual(['request-1']);
  });

  test('an entry of a match that does not exist', async () => {
    await refused(await openTable(store(), tableOf('BDFGH')), entry(1));
  });

  test('the end of a match that has ended', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH'));
    const end: Change = { at: NOON, matchEnd: { match: 'match-BDFGH', at: NOON, result } };
    await store().commit(lease, end);
    await refused(lease, { ...end, matchEnd: { match: 'match-BDFGH', at: NOON + 1, result: null } });
  });

  test('a line with a number that is taken', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH'));
    await refused(lease, { at: NOON, lines: [lineOf(3, 'one'), lineOf(3, 'two')] });
  });

  test('and the next commit goes through', async () => {
    const lease = await openMatch(store(), tableOf('BDFGH'));
    await store().commit(lease, entry(1));
    await refused(lease, entry(1));
    await store().commit(lease, entry(2));
    expect((await store().findMatch('match-BDFGH'))?.entries).toHaveLength(2);
  });
});
