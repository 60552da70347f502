import { InjectedFault, faultyStore, type Fault } from './faulty-store';
import { freshStore } from './folder';
import { entryOf, lineOf, NOON, openMatch, tableOf } from './samples';

const store = freshStore();

const change = {
  at: NOON,
  document: { changed: true },
  entry: { match: 'match-BDFGH', entry: entryOf(1), request: 'request-1' },
  lines: [lineOf(1, 'hello')],
};

describe('A commit that fails on demand', () => {
  const cases: readonly [Fault, boolean][] = [
    ['before', false],
    ['in', false],
    ['after', true],
  ];
  test.each(cases)('%s the write: has it been written? %s', async (fault, isWritten) => {
    const faulty = faultyStore(store());
    const lease = await openMatch(faulty, tableOf('BDFGH'));
    const before = await store().loadTable('table-BDFGH');
    faulty.failNext(fault);
    await expect(faulty.commit(lease, change)).rejects.toThrow();
    const after = await faulty.loadTable('table-BDFGH');
    if (isWritten) {
      expect(after).toMatchObject({
        document: change.document,
        match: { entries: [entryOf(1)] },
        lastLine: 1,
        lineRequests: new Map(),
      });
    } else {
      expect(after).toEqual(before);
      expect(await faulty.recentLines('table-BDFGH', 10)).toEqual([]);
    }
  });

  test('fails as often as it was asked to, and then no more', async () => {
    const faulty = faultyStore(store());
    const lease = await openMatch(faulty, tableOf('BDFGH'));
    faulty.failNext('before', null, 'before');
    await expect(faulty.commit(lease, change)).rejects.toThrow(InjectedFault);
    await faulty.commit(lease, change);
    await expect(faulty.commit(lease, { at: NOON })).rejects.toThrow(InjectedFault);
    await faulty.commit(lease, { at: NOON });
  });
});
