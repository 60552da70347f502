import { runChaos } from './chaos';

/** Twenty seconds on an idle machine. */
const PATIENCE_MS = 150_000;

describe('A server that is killed again and again, under load', () => {
  test(
    'keeps every move it acknowledged, once and as asked, and everybody is back at what was stored',
    async () => {
      const { kills, acknowledged } = await runChaos({ kills: 10, tables: 3, seed: 4, patience: 4 });
      expect(kills).toEqual({ playing: 3, writing: 3, starting: 2, waking: 1, booting: 1 });
      expect(acknowledged).toBeGreaterThan(20);
    },
    PATIENCE_MS,
  );
});
