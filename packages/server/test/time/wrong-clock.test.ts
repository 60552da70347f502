import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Table } from '../../src/table/table';
import { wake } from '../../src/table/wake';
import { movingTime } from '../support/moving-time';
import { passes } from '../support/passing';
import { Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { until } from '../support/waiting';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const YEARS = 4 * 365 * DAY;

/** The time that passes. The machine's clock shows the same, and is wrong by so much. */
const time = movingTime();
let wrong = 0;

let dataDir: string;
let server: Running;

const start = (port = 0): Promise<Running> =>
  startRunning({
    dataDir,
    now: time.now,
    wall: () => time.now() + wrong,
    env: { PORT: String(port), SLEEP_SECONDS: '0', RECORD_DAYS: '1' },
  });

beforeEach(async () => {
  wrong = 0;
  dataDir = mkdtempSync(join(tmpdir(), 'pampa-'));
  server = await start();
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function restart(): Promise<void> {
  const { port } = server;
  await server.close();
  server = await start(port);
  // Connections to the old one are still kept for the next request, and fail it.
  await until(() =>
    fetch(`${server.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

/** The server runs; it looks at the clock now and then, as it does by itself, and does what is due. */
async function runs(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= HOUR) {
    time.pass(HOUR);
    await server.time.look();
  }
  await server.scheduler.wakeDue();
  await server.scheduler.sweep();
}

async function stored(code: string): Promise<Table> {
  const row = await server.store.findTable(code);
  return wake((await server.store.loadTable(row!.id))!);
}

async function isAsleep(code: string): Promise<boolean> {
  return (await server.store.findTable(code))!.owner === null;
}

/** All go, and the table falls asleep. */
async function leave(players: readonly Player[]): Promise<string> {
  const { code } = players[0]!.table;
  time.pass(60_000);
  await Promise.all(players.map((player) => player.leave()));
  await until(() => isAsleep(code));
  return code;
}

async function readyz(): Promise<unknown> {
  return (await fetch(`${server.url}/readyz`)).json();
}

/** A match with deadlines, one without, and a table that was never started, all asleep. */
async function evening(): Promise<{ readonly days: string; readonly slow: string; readonly open: string }> {
  const withDays = await deal(server.url, 2, { options: { clock: 'days', days: 2 } });
  const without = await deal(server.url, 2);
  const zoe = new Player(server.url, 'Zoe');
  await zoe.create();
  await playOn(withDays, 2);
  await playOn(without, 2);
  return { days: await leave(withDays), slow: await leave(without), open: await leave([zoe]) };
}

async function lives({ days, slow, open }: Awaited<ReturnType<typeof evening>>): Promise<boolean> {
  const [a, b] = [await stored(days), await stored(slow)];
  const isThere = (await server.store.findTable(open)) !== null;
  return (
    isThere &&
    [a, b].every(({ document, recording }) => document.status === 'playing' && recording?.match.seq === 2)
  );
}

describe('a clock that is set to another year', () => {
  test('while the server is off ends nothing; believed after a day of running, it does', async () => {
    const tables = await evening();
    wrong = YEARS;
    await restart();
    await runs(23 * HOUR);
    expect(await lives(tables)).toBe(true);
    expect(await readyz()).toEqual({ ready: true, warnings: ['clock'] });
    expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(
      /^pampa_clock_ahead_seconds 126144\d{3}/m,
    );
    expect(server.logged.filter((line) => line.includes('more than a day ahead'))).toHaveLength(1);

    await runs(HOUR);
    expect(await readyz()).toEqual({ ready: true });
    expect(await server.store.findTable(tables.open)).toBeNull();
    await until(async () => (await stored(tables.slow)).document.status === 'over');
  });

  test('while the server runs ends nothing, and nothing when it is put right', async () => {
    const tables = await evening();
    wrong = YEARS;
    await runs(5 * HOUR);
    expect(await lives(tables)).toBe(true);
    wrong = 0;
    await runs(5 * HOUR);
    expect(await lives(tables)).toBe(true);
    expect(await readyz()).toEqual({ ready: true });
  });

  test.each([YEARS, -YEARS, 8 * HOUR])(
    'takes nothing from the clocks of those who play, and nothing when it is put right (%i)',
    async (jump) => {
      const players = await deal(server.url, 2, {
        options: { clock: 'live', turnSeconds: 120, bankSeconds: 60 },
      });
      const [ana] = players as [Player];
      await playOn(players, 3);
      for (const set of [jump, 0]) {
        wrong = set;
        await server.time.look();
        await passes(time, 1000, ana);
        await playOn(players, 2);
      }
      expect(ana.steps.map(({ by }) => by)).toEqual(Array(7).fill('person'));
      for (const { clock } of ana.table.seats) {
        expect(clock!.turnMs).toBeGreaterThan(60_000);
        expect(clock!.bankMs).toBe(60_000);
      }
      const times = ana.steps.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      await leave(players);
    },
  );

  test('and put right after people have played by it: no time of an entry or line is before the last one', async () => {
    const players = await deal(server.url, 2, { options: { clock: 'days', days: 2 } });
    const [ana] = players as [Player];
    await playOn(players, 1);
    const code = await leave(players);
    wrong = YEARS;
    await restart();
    const back = async (): Promise<void> => {
      for (const player of players) {
        await player.join(code);
        await player.until(() => player.view !== null);
      }
    };
    await back();
    await playOn(players, 2);
    await leave(players);
    wrong = 0;
    await restart();
    await back();
    await playOn(players, 2);
    await ana.until(() => ana.table.seats.some(({ clock }) => clock!.deadlineAt !== null));
    // A turn of two days is over in two days, whatever the clock has been.
    for (const { clock } of ana.table.seats)
      expect(clock!.deadlineAt ?? 0).toBeLessThanOrEqual(time.now() + 2 * DAY);
    await leave(players);
    const { recording, document } = await stored(code);
    const times: number[] = [];
    for (let taken = recording!.last; taken !== null; taken = taken.previous) times.unshift(taken.entry.at);
    expect(times).toHaveLength(5);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const lines = (await server.store.recentLines(document.id, 100)).map(({ at }) => at);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  test('leaves no deadline years away when it is put right, also where nobody comes back', async () => {
    wrong = YEARS;
    await restart();
    const players = await deal(server.url, 2, {
      gameOptions: { startSeat: 0 },
      options: { clock: 'days', days: 2 },
    });
    await playOn(players, 1);
    const code = await leave(players);
    wrong = 0;
    await restart();
    await server.scheduler.wakeDue();
    await until(async () => {
      const { seats } = (await stored(code)).document;
      return seats.every(({ deadlineAt }) => (deadlineAt ?? 0) <= time.now() + 2 * DAY);
    });
    await until(() => isAsleep(code));
    await runs(2 * DAY);
    await until(async () => (await stored(code)).recording!.last!.entry.by === 'clock');
  });
});
