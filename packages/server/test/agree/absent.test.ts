import { movingTime } from '../support/moving-time';
import { passes } from '../support/passing';
import type { Player } from '../support/player';
import { codeOf, refusalOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather, playOn } from '../support/tables';

const time = movingTime();
const SECOND = 1000;
/** Slow enough for somebody to come back in the middle of a bot's turn. */
const BOT_PACE_MS = 200;

let server: Running;

beforeAll(async () => {
  server = await startRunning({ now: time.now, env: { BOT_PACE_MS: String(BOT_PACE_MS) } });
});
afterAll(() => server.close());

async function leaveAll(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.leave();
}

const noticesOf = (player: Player): readonly string[] =>
  player.lines.flatMap(({ said }) => ('notice' in said ? [said.notice] : []));

const secondsOf = (refusal: object): unknown => (refusal as { seconds?: unknown }).seconds;

/** Three people in the second round, and it is Bruno's turn, who is away for longer than was agreed. */
async function withoutBruno(): Promise<[Player, Player, Player]> {
  const players = await deal(server.url, 3, {
    gameOptions: { startSeat: 0 },
    options: { awaySeconds: 60 },
  });
  const [ana, bruno, carla] = players as [Player, Player, Player];
  while (!(bruno.isAwaited && (bruno.open as { phase: string }).phase === 'turn')) await playOn(players, 1);
  bruno.drop();
  await ana.until(() => !ana.table.seats[1]!.connected);
  await passes(time, 60 * SECOND, ana);
  return [ana, bruno, carla];
}

async function letBotPlay(ana: Player, carla: Player): Promise<void> {
  await ana.request('propose', { kind: 'stand-in', seat: 1 });
  await carla.until(() => carla.table.proposals.length === 1);
  await carla.request('vote', { proposal: carla.table.proposals[0]!.id, yes: true });
  await ana.until(() => ana.table.seats[1]!.standIn);
}

describe('somebody who goes away', () => {
  test('is marked at once, with the time since when', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players as [Player, Player];
    expect(ana.table.seats[1]).toMatchObject({ connected: true, awaySince: null });
    const from = time.now();
    bruno.drop();
    await ana.until(() => !ana.table.seats[1]!.connected);
    // The house's clock and the test's are rounded apart: by one at most.
    expect(ana.table.seats[1]!.awaySince).toBeGreaterThanOrEqual(from - 1);
    expect(ana.table.seats[1]!.awaySince).toBeLessThanOrEqual(time.now());
    await bruno.join(ana.table.code);
    await ana.until(() => ana.table.seats[1]!.connected);
    await ana.until(() => ana.table.seats[1]!.awaySince === null);
    await leaveAll(players);
  });

  test('keeps his seat to himself until the limit, and the others are told how long that is', async () => {
    const players = await deal(server.url, 2, { options: { awaySeconds: 60 } });
    const [ana, bruno] = players as [Player, Player];
    expect(await codeOf(ana.request('propose', { kind: 'stand-in', seat: 1 }))).toBe('not-absent');
    bruno.drop();
    await ana.until(() => !ana.table.seats[1]!.connected);
    time.pass(20 * SECOND);
    const refusal = await refusalOf(ana.request('propose', { kind: 'stand-in', seat: 1 }));
    expect(refusal).toEqual({ code: 'too-soon', seconds: expect.any(Number) as number });
    expect(secondsOf(refusal)).toBeLessThanOrEqual(40);
    expect(secondsOf(refusal)).toBeGreaterThan(30);
    expect(ana.table.seats[1]!.standIn).toBe(false);
    await ana.leave();
  });

  test('may be waited for', async () => {
    const [ana, , carla] = await withoutBruno();
    const { seq } = ana.table;
    await ana.request('propose', { kind: 'stand-in', seat: 1 });
    await carla.until(() => carla.table.proposals.length === 1);
    await carla.request('vote', { proposal: carla.table.proposals[0]!.id, yes: false });
    await ana.until(() => ana.table.proposals.length === 0);
    expect(ana.table.seats[1]!.standIn).toBe(false);
    expect(ana.table.seq).toBe(seq);
    await leaveAll([ana, carla]);
  });
});

describe('somebody a bot plays for', () => {
  test('has his seat back at once if the bot is not in the middle of a turn', async () => {
    const [ana, bruno, carla] = await withoutBruno();
    await letBotPlay(ana, carla);
    expect(noticesOf(ana)).toContain('bot-took-over');
    await ana.until(() => carla.isAwaited);
    expect(ana.steps.at(-1)).toMatchObject({ seat: 1, by: 'bot' });
    await bruno.join(ana.table.code);
    await ana.until(() => !ana.table.seats[1]!.standIn);
    expect(noticesOf(ana).at(-1)).toBe('came-back');
    await leaveAll([ana, bruno, carla]);
  });

  test('has it back at the next decision if the bot is in the middle of one', async () => {
    const [ana, bruno, carla] = await withoutBruno();
    const { seq } = ana.table;
    await letBotPlay(ana, carla);
    await ana.until(() => ana.table.seq > seq);
    await bruno.join(ana.table.code);
    await bruno.until(() => bruno.view !== null);
    expect(await codeOf(bruno.actSensibly())).toBe('bot-plays');
    await ana.until(() => ana.table.seats[1]!.connected);
    expect(ana.table.seats[1]).toMatchObject({ standIn: true, awaySince: null });
    await ana.until(() => !ana.table.seats[1]!.standIn);
    expect(noticesOf(ana).at(-1)).toBe('came-back');
    const hands = ana.steps.filter((step) => step.seq > seq).map(({ seat, by }) => `${seat} ${by}`);
    expect(hands.length).toBeGreaterThan(1);
    expect(new Set(hands)).toEqual(new Set(['1 bot']));
    // From here on he moves himself.
    while (!bruno.isAwaited) await playOn([ana, bruno, carla], 1);
    const { seq: own } = await bruno.actSensibly();
    await ana.until(() => ana.table.seq === own);
    expect(ana.steps.at(-1)).toMatchObject({ seat: 1, by: 'person' });
    await leaveAll([ana, bruno, carla]);
  });
});

describe('a nudge', () => {
  test('reaches the page of whoever is awaited, once a minute', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players as [Player, Player];
    await ana.request('nudge', { seat: 1 });
    await bruno.until(() => bruno.nudges.length === 1);
    expect(bruno.nudges).toEqual([{ from: ana.welcome!.you }]);
    const refusal = await refusalOf(ana.request('nudge', { seat: 1 }));
    expect(refusal).toEqual({ code: 'too-soon', seconds: expect.any(Number) as number });
    expect(secondsOf(refusal)).toBeLessThanOrEqual(60);
    expect(secondsOf(refusal)).toBeGreaterThan(50);
    time.pass(60 * SECOND);
    await ana.request('nudge', { seat: 1 });
    await bruno.until(() => bruno.nudges.length === 2);
    expect(ana.nudges).toEqual([]);
    await leaveAll(players);
  });

  test('is for nobody else: not for oneself, for bots, for those who have chosen, or in a pause', async () => {
    const people = await gather(server.url, 2);
    const [ana, bruno] = people as [Player, Player];
    await ana.request('add-bot', { seat: null });
    await ana.request('start', {});
    await ana.until(() => ana.table.status === 'playing' && ana.view !== null);
    await bruno.until(() => bruno.table.status === 'playing' && bruno.view !== null);
    expect(await codeOf(ana.request('nudge', { seat: 0 }))).toBe('no-such-seat');
    expect(await codeOf(ana.request('nudge', { seat: 2 }))).toBe('no-such-seat');
    await bruno.actSensibly();
    expect(await codeOf(ana.request('nudge', { seat: 1 }))).toBe('not-awaited');
    await ana.request('propose', { kind: 'pause' });
    await bruno.until(() => bruno.table.proposals.length === 1);
    await bruno.request('vote', { proposal: bruno.table.proposals[0]!.id, yes: true });
    expect(await codeOf(bruno.request('nudge', { seat: 0 }))).toBe('paused');
    await bruno.request('propose', { kind: 'resume' });
    await ana.until(() => ana.table.proposals.length === 1);
    await ana.request('vote', { proposal: ana.table.proposals[0]!.id, yes: true });
    await ana.request('resign', {});
    expect(await codeOf(bruno.request('nudge', { seat: 0 }))).toBe('bot-plays');
    expect(bruno.nudges).toEqual([]);
    await leaveAll(people);
  });
});
