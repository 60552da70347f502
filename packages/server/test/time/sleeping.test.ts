import { matchMaker } from '@colyseus/core';
import type { ChatLine } from '@pampa/protocol';
import type { TableDocument } from '../../src/table/document';
import type { Table } from '../../src/table/table';
import { wake } from '../../src/table/wake';
import { movingTime } from '../support/moving-time';
import { requestId, type Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, gather, playOn } from '../support/tables';
import { until } from '../support/waiting';

const time = movingTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than a table stays awake without anybody. */
const BOT_PACE_MS = 1200;

let server: Running;

beforeAll(async () => {
  const env = { SLEEP_SECONDS: '1', BOT_PACE_MS: String(BOT_PACE_MS) };
  server = await startRunning({ now: time.now, env });
});
afterAll(() => server.close());

async function stored(code: string): Promise<Table> {
  const row = await server.store.findTable(code);
  return wake((await server.store.loadTable(row!.id))!);
}

async function isAsleep(code: string): Promise<boolean> {
  return (await server.store.findTable(code))!.owner === null;
}

/** Everybody goes; nobody is on his way in any more. */
async function fallAsleep(players: readonly Player[]): Promise<string> {
  time.pass(MINUTE);
  return goHome(players);
}

async function goHome(players: readonly Player[]): Promise<string> {
  const { code } = players[0]!.table;
  await Promise.all(players.map((player) => player.leave()));
  await until(() => isAsleep(code));
  return code;
}

const wakesAt = async (code: string, now: number): Promise<boolean> =>
  (await server.store.tablesToWake(now, 1000)).some((table) => table.code === code);

/** Apart from who is there. */
const lastingOf = (document: TableDocument): object => ({
  ...document,
  clock: null,
  seats: document.seats.map((seat) => ({ ...seat, awaySince: null })),
});

describe('a table that all have left', () => {
  test('sleeps without a room, and wakes with a join as if nothing had happened', async () => {
    const players = await deal(server.url, 2, {
      gameOptions: { startSeat: 0 },
      options: { clock: 'live', turnSeconds: 300, bankSeconds: 600 },
    });
    const [ana, bruno] = players as [Player, Player];
    await playOn(players, 6);
    await ana.request('say', { id: requestId(), channel: 'table', text: 'back on Sunday' });
    await ana.until(() => ana.lines.length === 3);
    const views = players.map(({ view }) => view);
    const lines: ChatLine[] = [...ana.welcome!.lines, ...ana.lines];
    const code = await fallAsleep(players);
    expect(await matchMaker.query({ name: 'table' })).toEqual([]);
    const asleep = await stored(code);
    expect(asleep.document.clock.running).toBe(false);

    time.pass(7 * DAY);
    await ana.join(code);
    await ana.until(() => ana.view !== null && ana.table.seats[0]!.connected);
    const awake = await stored(code);
    await bruno.join(code);
    await bruno.until(() => bruno.view !== null);
    expect(players.map(({ view }) => view)).toEqual(views);
    expect(lastingOf(awake.document)).toEqual(lastingOf(asleep.document));
    expect(awake.recording?.match.link).toBe(asleep.recording?.match.link);
    expect(ana.welcome!.lines).toEqual(lines);
    await playOn(players, 3);
    expect(ana.table.seq).toBe(9);
    for (const player of players) await player.leave();
  });

  test.each([1, 2])('has agreed to nothing overnight, whoever comes back first: seat %i', async (first) => {
    const players = await deal(server.url, 3);
    const [ana, bruno] = players as [Player, Player];
    time.pass(MINUTE);
    const { proposal } = await ana.request('propose', { kind: 'end' });
    await bruno.request('vote', { proposal, yes: true });
    const code = await goHome(players);
    expect((await stored(code)).document.proposals).toHaveLength(1);
    time.pass(DAY);
    const back = players[first]!;
    await back.join(code);
    await back.until(() => back.table.proposals.length === 0);
    expect(back.table).toMatchObject({ status: 'playing', outcome: null });
    await back.leave();
  });

  test('stays awake until its bots have finished', async () => {
    const [ana] = (await gather(server.url, 1)) as [Player];
    await ana.request('add-bot', { seat: null });
    await ana.request('start', {});
    await ana.until(() => ana.table.status === 'playing' && ana.view !== null);
    const code = await fallAsleep([ana]);
    const { recording, game } = await stored(code);
    expect(recording!.last?.entry).toMatchObject({ seq: 1, seat: 1, by: 'bot' });
    expect(game.asking(recording!.match.state.open).seats).toEqual([0]);
  });

  test('is ended after 60 days of silence, without anybody coming', async () => {
    const players = await deal(server.url, 2);
    await playOn(players, 1);
    const movedAt = players[0]!.steps[0]!.at;
    const code = await fallAsleep(players);
    expect(await wakesAt(code, movedAt + 60 * DAY - 1)).toBe(false);
    time.pass(59 * DAY);
    await server.scheduler.wakeDue();
    expect(await isAsleep(code)).toBe(true);
    time.pass(DAY);
    await server.scheduler.wakeDue();
    await until(async () => (await stored(code)).document.status === 'over');
    const { document } = await stored(code);
    expect(document.outcome).toEqual({ how: 'ended', ranking: [] });
    expect(await wakesAt(code, time.now() + 365 * DAY)).toBe(false);
    const response = await fetch(`${server.url}/api/matches/${document.match}`);
    expect(await response.json()).toMatchObject({ result: null, entries: [{ seq: 1 }] });
  });
});

describe('deadlines of days', () => {
  test('are kept in the store; a bot moves when one has passed, and the table sleeps until the next', async () => {
    const players = await deal(server.url, 3, {
      gameOptions: { startSeat: 0 },
      options: { clock: 'days', days: 2 },
    });
    const [ana, bruno] = players as [Player, Player];
    while (!(bruno.isAwaited && (bruno.open as { phase: string }).phase === 'turn')) await playOn(players, 1);
    const { deadlineAt } = ana.table.seats[1]!.clock!;
    expect(deadlineAt! - ana.steps.at(-1)!.at).toBe(2 * DAY);
    expect(ana.table.seats.map(({ clock }) => clock!.deadlineAt)).toEqual([null, deadlineAt, null]);
    const { seq } = ana.table;
    const code = await fallAsleep(players);
    expect(await wakesAt(code, deadlineAt! - 1)).toBe(false);
    expect(await wakesAt(code, deadlineAt!)).toBe(true);

    time.pass(2 * DAY);
    await server.scheduler.wakeDue();
    await until(() => isAsleep(code));
    const table = await stored(code);
    const hands = new Set<string>();
    for (let taken = table.recording!.last; taken !== null && taken.entry.seq > seq; taken = taken.previous)
      hands.add(`${taken.entry.seat} ${taken.entry.by}`);
    expect(hands).toEqual(new Set(['1 clock']));
    expect(table.game.asking(table.recording!.match.state.open).seats).toEqual([2]);
    const next = table.document.seats[2]!.deadlineAt!;
    expect(next).toBe(table.recording!.last!.entry.at + 2 * DAY);
    expect(await wakesAt(code, next - 1)).toBe(false);
    expect(await wakesAt(code, next)).toBe(true);
    const row = await server.store.findTable(code);
    const notices = (await server.store.recentLines(row!.id, 50)).filter(
      ({ said }) => 'notice' in said && said.notice === 'clock-moved',
    );
    expect(notices).toHaveLength(1);
  });
});
