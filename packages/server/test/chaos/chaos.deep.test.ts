import { runChaos } from './chaos';

/** A minute and a half on a quiet machine; a slow one may take ten times as long. */
const PATIENCE_MS = 1_800_000;

describe('A server that is killed fifty times, with six tables on it', () => {
  test(
    'keeps every move it acknowledged, whenever it is killed',
    async () => {
      const { kills, acknowledged, verified } = await runChaos({ kills: 50, tables: 6, seed: 7 });
      expect(kills).toEqual({ playing: 15, writing: 15, starting: 10, waking: 5, booting: 5 });
      // Forty of the kills come after fifteen moves at least, and the six matches of the end are played out.
      expect(acknowledged).toBeGreaterThan(500);
      expect(verified).toBeGreaterThan(5);
    },
    PATIENCE_MS,
  );
});
