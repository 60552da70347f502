import { runFlood } from './flood';
import { runFuzz } from './fuzz';

/** Fifteen seconds on an idle machine. */
const PATIENCE_MS = 150_000;
const SEED = 5;

test(
  'Five thousand frames that no page of ours would send: nothing breaks, leaks or is logged, and an honest table plays on',
  async () => {
    const { frames, problems } = await runFuzz({ frames: 5000, seed: SEED, untilAsleep: false });
    expect(problems).toEqual([]);
    expect(frames).toBeGreaterThanOrEqual(5000);
  },
  PATIENCE_MS,
);

test(
  'A flood ends in refusals and closed doors, and an honest table does not notice',
  async () => {
    const { problems } = await runFlood(SEED);
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);
