import type { Bots } from '../../src/bots/crew';
import { BotMoves } from '../../src/room/bot-moves';
import type { Keeper } from '../../src/room/keeper';
import type { RoomServices } from '../../src/room/services';
import { NOON, StillTable } from '../support/still-table';

const PACE_MS = 1000;
const TABLES = 60;

/** When the bots of tables that begin in the same moment move, in milliseconds from then. */
async function movesAfter(botPaceMs: number): Promise<readonly number[]> {
  const still = StillTable.playing({ people: 1, bots: 1 });
  const moved: number[] = [];
  const bots: Bots = { think: () => ({ answer: Promise.resolve(null), forget: () => undefined }) };
  const peopleFirst = {
    bot: () => {
      moved.push(Date.now() - NOON);
      return Promise.resolve({});
    },
  };
  const services = { settings: { botPaceMs }, now: Date.now, bots, peopleFirst } as unknown as RoomServices;
  for (let table = 0; table < TABLES; table++) {
    new BotMoves({ table: still.table } as unknown as Keeper, services).schedule();
  }
  await jest.advanceTimersByTimeAsync(10 * PACE_MS);
  return moved;
}

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

test('tables that begin in the same moment fall out of step, each within a quarter of the pace', async () => {
  const moved = await movesAfter(PACE_MS);
  expect(moved).toHaveLength(TABLES);
  expect(Math.min(...moved)).toBeGreaterThanOrEqual(0.75 * PACE_MS);
  expect(Math.max(...moved)).toBeLessThanOrEqual(1.25 * PACE_MS + 1);
  // By chance it is a tenth of them.
  const together = moved.map(
    (at) => moved.filter((other) => other >= at && other < at + PACE_MS / 20).length,
  );
  expect(Math.max(...together)).toBeLessThan(TABLES / 2);
});

test('without a pace bots move at once', async () => {
  expect(new Set(await movesAfter(0)).size).toBe(1);
});
