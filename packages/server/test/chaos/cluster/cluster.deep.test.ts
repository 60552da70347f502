import { runClusterChaos } from './cluster-chaos';

/** A minute on a quiet machine; a slow one may take ten times as long. */
const PATIENCE_MS = 900_000;

describe('Three processes on PostgreSQL and Redis behind a proxy', () => {
  test(
    'keep every move they acknowledged, once and as asked, whatever part of them is killed, and play goes on within seconds',
    async () => {
      const { blows, acknowledged, verified } = await runClusterChaos({ kills: 6, tables: 4, seed: 11 });
      const kills = Object.entries(blows).filter(([name]) => name.endsWith('kill'));
      expect(kills.reduce((sum, [, count]) => sum + count, 0)).toBe(6);
      expect(acknowledged).toBeGreaterThan(90);
      expect(verified).toBeGreaterThan(3);
    },
    PATIENCE_MS,
  );
});
