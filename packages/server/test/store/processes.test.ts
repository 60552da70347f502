import { PATIENCE_MS, startChild } from './child';
import { temporaryFolder } from './folder';
import { openStoreOf } from './open-store-of';
import { entryOf, NOON, openMatch, tableOf } from './samples';

describe('A server killed with SIGKILL', () => {
  test(
    'leaves every entry that it had acknowledged, in order, and at most one more',
    async () => {
      const dir = temporaryFolder();
      const setUp = await openStoreOf(dir);
      await openMatch(setUp, tableOf('BDFGH'));
      await setUp.close();

      let acknowledged = 0;
      for (const lines of [1, 40, 150, 17, 90]) {
        const writer = startChild('test/store/writer.ts', dir, 'BDFGH');
        await writer.said(lines);
        writer.process.kill('SIGKILL');
        const { out } = await writer.ended;
        const said = out.split('\n').slice(0, -1).map(Number);
        expect(said[0]).toBeGreaterThan(acknowledged);
        acknowledged = said.at(-1)!;

        const store = await openStoreOf(dir);
        const table = await store.loadTable('table-BDFGH');
        await store.close();
        const entries = table!.match!.entries;
        expect(entries.length - acknowledged).toBeGreaterThanOrEqual(0);
        expect(entries.length - acknowledged).toBeLessThanOrEqual(1);
        expect(entries).toEqual(entries.map((_, index) => entryOf(index + 1)));
        expect(table!.document).toEqual({ seq: entries.length });
      }
    },
    PATIENCE_MS,
  );
});

describe('Two processes', () => {
  test(
    'race for a lease, and each epoch is won by one of them',
    async () => {
      const dir = temporaryFolder();
      const store = await openStoreOf(dir);
      await store.createTable(tableOf('BDFGH', { createdAt: NOON }));
      const epochs = 300;
      const racers = [0, 1].map(() => startChild('test/store/racer.ts', dir, 'table-BDFGH', `${epochs}`));
      const won = await Promise.all(racers.map(({ ended }) => ended));
      const all = won.flatMap(({ out }) => out.split('\n').slice(0, -1).map(Number));
      expect(won.map(({ code, err }) => ({ code, err }))).toEqual([0, 1].map(() => ({ code: 0, err: '' })));
      expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: epochs }, (_, epoch) => epoch));
      expect((await store.findTable('BDFGH'))?.epoch).toBe(epochs);
      await store.close();
    },
    PATIENCE_MS,
  );
});
