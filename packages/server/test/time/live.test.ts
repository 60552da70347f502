import type { PublicSeat } from '@pampa/protocol/state';
import { undoable } from '@pampa/rules';
import { wake } from '../../src/table/wake';
import { movingTime } from '../support/moving-time';
import { passes } from '../support/passing';
import { requestId, type Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';

const time = movingTime();
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const LIVE = { clock: 'live', turnSeconds: 60, bankSeconds: 30 } as const;

let server: Running;

beforeAll(async () => {
  server = await startRunning({ now: time.now });
});
afterAll(() => server.close());

async function leaveAll(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.leave();
}

/** Three people, and it is the second one's turn. */
async function inTurn(options: object = LIVE): Promise<[Player, Player, Player]> {
  const players = await deal(server.url, 3, { gameOptions: { startSeat: 0 }, options });
  const [ana, bruno, carla] = players as [Player, Player, Player];
  while (!(bruno.isAwaited && (bruno.open as { phase: string }).phase === 'turn')) await playOn(players, 1);
  return [ana, bruno, carla];
}

const clocksOf = (player: Player): PublicSeat['clock'][] => player.table.seats.map(({ clock }) => clock);

const runningOf = (player: Player): (boolean | undefined)[] =>
  clocksOf(player).map((clock) => clock?.running);

/** In seconds, rounded up to tens: a test takes some time itself, and on a busy machine more. */
const leftOf = (player: Player, seat: number): { turn: number; bank: number } => {
  const { turnMs, bankMs } = clocksOf(player)[seat]!;
  return { turn: 10 * Math.ceil(turnMs / SECOND / 10), bank: 10 * Math.ceil(bankMs / SECOND / 10) };
};

/** For whom the log says that the clock has moved. */
const clockNotices = (player: Player): (string | number | undefined)[] =>
  player.lines.flatMap(({ said }) =>
    'notice' in said && said.notice === 'clock-moved' ? [said.details['player']] : [],
  );

describe('a live clock', () => {
  test('is not there unless it was asked for', async () => {
    const players = await inTurn({});
    expect(clocksOf(players[0])).toEqual([null, null, null]);
    await passes(time, 24 * HOUR, players[0]);
    expect(clockNotices(players[0])).toEqual([]);
    expect(players[1].isAwaited).toBe(true);
    await leaveAll(players);
  });

  test('runs for everybody who is awaited, at once where they choose at once', async () => {
    const players = await deal(server.url, 3, { options: LIVE });
    const [ana, bruno] = players as [Player, Player];
    expect(runningOf(ana)).toEqual([true, true, true]);
    time.pass(20 * SECOND);
    await bruno.actSensibly();
    await ana.until(() => ana.table.seq === 1);
    expect(runningOf(ana)).toEqual([true, false, true]);
    time.pass(20 * SECOND);
    await ana.actSensibly();
    await ana.until(() => ana.table.seq === 2);
    expect([0, 1, 2].map((seat) => leftOf(ana, seat).turn)).toEqual([20, 40, 20]);
    await leaveAll(players);
  });

  test('lets a bot move for the rest of the turn when turn and bank are used up, and says so once', async () => {
    const [ana, bruno, carla] = await inTurn();
    const { seq } = ana.table;
    await passes(time, 80 * SECOND, ana);
    expect(ana.table.seq).toBe(seq);
    await passes(time, 10 * SECOND, ana);
    await ana.until(() => ana.table.seats[2]!.clock!.running);
    const hands = ana.steps.filter((step) => step.seq > seq).map(({ seat, by }) => `${seat} ${by}`);
    expect(hands.length).toBeGreaterThan(1);
    expect(new Set(hands)).toEqual(new Set(['1 clock']));
    expect(clockNotices(ana)).toEqual(['Bruno']);
    // The next turn has its own time.
    expect(leftOf(ana, 2)).toEqual({ turn: 60, bank: 30 });
    await passes(time, 80 * SECOND, ana);
    expect(ana.table.seats[2]!.clock!.running).toBe(true);
    await leaveAll([ana, bruno, carla]);
  });

  test('is up for all at once who choose at once, each said once', async () => {
    const players = await deal(server.url, 2, { gameOptions: { startSeat: 0 }, options: LIVE });
    const [ana] = players as [Player];
    await passes(time, 90 * SECOND, ana);
    await ana.until(() => (ana.open as { phase: string }).phase === 'claim');
    expect(ana.steps.slice(0, 2).map(({ seat, by }) => `${seat} ${by}`)).toEqual(['0 clock', '1 clock']);
    expect(clockNotices(ana).slice(0, 2)).toEqual(['Ana', 'Bruno']);
    await leaveAll(players);
  });

  test('stands still while nobody is connected', async () => {
    const [ana, bruno, carla] = await inTurn();
    const { code, seq } = ana.table;
    await leaveAll([bruno, carla]);
    // While somebody is there, it runs also for those who are not.
    await passes(time, 10 * SECOND, ana);
    await ana.leave();
    time.pass(5 * HOUR);
    await ana.join(code);
    await ana.until(() => runningOf(ana)[1] === true);
    expect(ana.table.seq).toBe(seq);
    expect(leftOf(ana, 1)).toEqual({ turn: 50, bank: 30 });
    await passes(time, 80 * SECOND, ana);
    await ana.until(() => ana.table.seq > seq);
    expect(ana.steps.at(-1)).toMatchObject({ seat: 1, by: 'clock' });
    await ana.leave();
  });

  test('gives no time back with an undo', async () => {
    const players = await deal(server.url, 3, { gameOptions: { startSeat: 0 }, options: LIVE });
    const [ana, , carla] = players as [Player, Player, Player];
    while (!((carla.open as { phase: string }).phase === 'claim')) await playOn(players, 1);
    time.pass(50 * SECOND);
    const { seq } = await carla.actSensibly();
    await carla.request('undo', { id: requestId(), target: seq });
    await ana.until(() => ana.table.seq === seq + 1);
    expect(leftOf(ana, 2)).toEqual({ turn: 10, bank: 30 });
    expect(runningOf(ana)).toEqual([false, false, true]);
    await leaveAll(players);
  });

  test('marks what the clock did in the record, and it can be taken back by nobody alone', async () => {
    const [ana, bruno, carla] = await inTurn();
    await passes(time, 90 * SECOND, ana);
    await ana.until(() => ana.table.seats[2]!.clock!.running);
    const row = await server.store.findTable(ana.table.code);
    const table = wake((await server.store.loadTable(row!.id))!);
    expect(table.recording?.last?.entry).toMatchObject({ seat: 1, by: 'clock' });
    expect(undoable(table.recording!.match, 1).own).toBeNull();
    await leaveAll([ana, bruno, carla]);
  });
});
