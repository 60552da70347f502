import { runChaos } from './chaos';

const PATIENCE_MS = 600_000;

describe('A server that is killed fifty times, with six tables on it', () => {
  test(
    'keeps every move it acknowledged, whenever it is killed',
    async () => {
      const { kills, acknowledged, verified } = await runChaos({
        kills: 50,
        tables: 6,
        seed: 7,
        patience: 4,
      });
      expect(kills).toEqual({ playing: 15, writing: 15, starting: 10, waking: 5, booting: 5 });
      // How many there are depends on the machine; that there are many shows that something was at stake.
      expect(acknowledged).toBeGreaterThan(200);
      expect(verified).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});
