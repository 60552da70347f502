import { createNow } from '../../src/room/now';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 3600 * 1000;

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

/** Somebody sets the machine's clock. */
function setClock(ms: number): void {
  const real = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + ms);
}

describe('whoever sets the clock of the machine', () => {
  test('does not change what time it is in the house', () => {
    const now = createNow();
    const before = now();
    expect(Number.isInteger(before)).toBe(true);
    expect(Math.abs(before - Date.now())).toBeLessThan(MINUTE_MS);
    setClock(YEAR_MS);
    expect(now() - before).toBeLessThan(MINUTE_MS);
    jest.restoreAllMocks();
    setClock(-YEAR_MS);
    expect(now()).toBeGreaterThanOrEqual(before);
  });

  test.each([YEAR_MS, -YEAR_MS])('takes no time from anybody who is playing (%i)', async (jump) => {
    const players = await deal(server.url, 2, {
      options: { clock: 'live', turnSeconds: 120, bankSeconds: 0 },
    });
    const [ana] = players;
    await playOn(players, 3);
    setClock(jump);
    await playOn(players, 3);
    expect(ana!.steps.map(({ by }) => by)).toEqual(Array(6).fill('person'));
    expect(ana!.steps[5]!.at - ana!.steps[0]!.at).toBeGreaterThanOrEqual(0);
    expect(ana!.steps[5]!.at - ana!.steps[0]!.at).toBeLessThan(MINUTE_MS);
    for (const { clock } of ana!.table.seats) expect(clock!.turnMs).toBeGreaterThan(MINUTE_MS);
    for (const player of players) await player.leave();
  });
});
