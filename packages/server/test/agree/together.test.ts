import { GAMES, parseRecord, verify } from '@pampa/rules';
import { setTimeout as pause } from 'node:timers/promises';
import { movingTime } from '../support/moving-time';
import { passes } from '../support/passing';
import type { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';

const time = movingTime();
const MINUTE = 60_000;
/** Long enough for a bot to have moved several times, if it did. */
const A_WHILE_MS = 60;

let server: Running;

beforeAll(async () => {
  server = await startRunning({ now: time.now });
});
afterAll(() => server.close());

async function leaveAll(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.leave();
}

/** Puts it to the others, and has them agree one by one. */
async function agree(kind: 'pause' | 'resume' | 'end', [by, ...others]: readonly Player[]): Promise<void> {
  await by!.request('propose', { kind });
  for (const other of others) {
    await other.until(() => other.table.proposals.some((each) => each.kind === kind));
    const proposal = other.table.proposals.find((each) => each.kind === kind)!.id;
    await other.request('vote', { proposal, yes: true });
  }
}

const noticesOf = (player: Player): readonly string[] =>
  player.lines.flatMap(({ said }) => ('notice' in said ? [said.notice] : []));

async function recordOf(player: Player): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}/api/matches/${player.table.match}`);
  return (await response.json()) as Record<string, unknown>;
}

describe('a pause', () => {
  test('takes the agreement of all who are there, and while it lasts nobody moves', async () => {
    const players = await deal(server.url, 3);
    const [ana, bruno, carla] = players as [Player, Player, Player];
    await ana.request('propose', { kind: 'pause' });
    await carla.until(() => carla.table.proposals.length === 1);
    await bruno.request('vote', { proposal: carla.table.proposals[0]!.id, yes: true });
    expect(carla.table.paused).toBe(false);
    await carla.request('vote', { proposal: carla.table.proposals[0]!.id, yes: true });
    await ana.until(() => ana.table.paused);
    for (const player of players) expect(await codeOf(player.actSensibly())).toBe('paused');
    expect(ana.table.seq).toBe(0);
    await agree('resume', [carla, ana, bruno]);
    await ana.until(() => !ana.table.paused);
    expect(await codeOf(ana.actSensibly())).toBe('done');
    expect(noticesOf(ana).slice(-2)).toEqual(['paused', 'resumed']);
    await leaveAll(players);
  });

  test('holds bots back too, and they go on after it', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players as [Player, Player];
    await agree('pause', [ana, bruno]);
    // A bot is to move in her seat from here on.
    await ana.request('resign', {});
    await pause(A_WHILE_MS);
    expect(bruno.table.seq).toBe(0);
    await agree('resume', [bruno]);
    await bruno.until(() => bruno.table.seq === 1);
    expect(bruno.steps[0]).toMatchObject({ seat: 0, by: 'bot' });
    await leaveAll(players);
  });

  test('stops the clocks, for as long as it lasts', async () => {
    const players = await deal(server.url, 2, {
      options: { clock: 'live', turnSeconds: 30, bankSeconds: 0 },
    });
    const [ana, bruno] = players as [Player, Player];
    await agree('pause', [ana, bruno]);
    await ana.until(() => ana.table.paused);
    expect(ana.table.seats.map(({ clock }) => clock!.running)).toEqual([false, false]);
    const before = ana.table.seats.map(({ clock }) => clock!.turnMs);
    await passes(time, 10 * MINUTE, ana);
    await agree('resume', [bruno, ana]);
    await ana.until(() => !ana.table.paused);
    expect(ana.table.seats.map(({ clock }) => clock!.turnMs)).toEqual(before);
    expect(ana.table.seats.map(({ clock }) => clock!.running)).toEqual([true, true]);
    expect(ana.table.seq).toBe(0);
    await leaveAll(players);
  });
});

describe('the end without a result', () => {
  test('is what all want who are not long away; secrets are published, and the record has no result', async () => {
    const players = await deal(server.url, 3);
    const [ana, bruno, carla] = players as [Player, Player, Player];
    await playOn(players, 8);
    await carla.leave();
    await ana.until(() => !ana.table.seats[2]!.connected);
    await passes(time, 2 * MINUTE, ana);
    const running = await recordOf(ana);
    expect(running).not.toHaveProperty('secrets');
    await agree('end', [ana, bruno]);
    await ana.until(() => ana.table.status === 'over');
    expect(ana.table.outcome).toEqual({ how: 'ended', ranking: [] });
    expect(ana.table.series.tally).toEqual([]);
    const record = await recordOf(ana);
    expect(record).toMatchObject({ result: null, secrets: { seats: expect.any(Array) as unknown } });
    const parsed = parseRecord(JSON.stringify(record), GAMES);
    expect('record' in parsed && verify(parsed.game, parsed.record).ok).toBe(true);
    expect(await codeOf(ana.act({ type: 'end' }))).toBe('not-playing');
    await leaveAll([ana, bruno]);
  });
});

describe('resigning', () => {
  test('leaves the seat to a bot, which goes on at once', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players as [Player, Player];
    await ana.request('resign', {});
    await bruno.until(() => bruno.table.seats[0]!.resigned && bruno.table.seq === 1);
    expect(bruno.steps[0]).toMatchObject({ seat: 0, by: 'bot' });
    expect(await codeOf(ana.act({ type: 'end' }))).toBe('resigned');
    expect(noticesOf(bruno)).toContain('resigned');
    // Asking twice changes nothing.
    await ana.request('resign', {});
    expect(noticesOf(bruno).filter((notice) => notice === 'resigned')).toHaveLength(1);
    await leaveAll(players);
  });

  test('of everybody, the host included, lets bots finish the match, and nobody has won', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players as [Player, Player];
    await bruno.request('resign', {});
    await ana.request('resign', {});
    await ana.until(() => ana.table.status === 'over');
    expect(ana.table.host).toBe(0);
    expect(ana.table.outcome?.ranking.map(({ resigned }) => resigned)).toEqual([true, true]);
    expect(ana.table.series.tally.map(({ wins }) => wins)).toEqual([0, 0]);
    expect(ana.lines.at(-1)?.said).toEqual({ notice: 'match-over', details: { players: '' } });
    expect(await recordOf(ana)).toHaveProperty('result.0.rank', 1);
    expect(await recordOf(ana)).toHaveProperty('resigned.length', 2);
    await leaveAll(players);
  });
});
