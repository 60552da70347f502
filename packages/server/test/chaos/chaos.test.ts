import { runChaos } from './chaos';

/** Fifteen seconds on a quiet machine; a slow one may take ten times as long. */
const PATIENCE_MS = 300_000;

describe('A server that is killed again and again, under load', () => {
  test(
    'keeps every move it acknowledged, once and as asked, and everybody is back at what was stored',
    async () => {
      const { kills, acknowledged, verified } = await runChaos({ kills: 10, tables: 3, seed: 4 });
      expect(kills).toEqual({ playing: 3, writing: 3, starting: 2, waking: 1, booting: 1 });
      expect(acknowledged).toBeGreaterThan(50);
      expect(verified).toBeGreaterThan(2);
    },
    PATIENCE_MS,
  );
});
