import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apart, BEHIND_PROXY, inOneFlat } from '../support/apart';
import { comeBack } from '../support/come-back';
import { movingTime } from '../support/moving-time';
import { passes } from '../support/passing';
import { Player } from '../support/player';
import { codeOf, refusalOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather } from '../support/tables';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What `options.awaySeconds` usually is. */
const LIMIT = 2 * MINUTE;
/** How much longer an owner has where one person alone vouches for the claimant. */
const LONE_VOICE = 15 * MINUTE;

const time = movingTime();
let dataDir: string;
let server: Running;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pampa-'));
  server = await startRunning({ now: time.now, dataDir, env: BEHIND_PROXY });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Someone in the gallery: in a second tab of `of`, or at an address of their own. */
async function stranger(code: string, address: string, of?: Player): Promise<Player> {
  const thief = new Player(server.url, 'Nadie');
  thief.address = address;
  if (of !== undefined) thief.browser = of.browser;
  await thief.join(code);
  return thief;
}

const asks = (player: Player, seat: number): Promise<{ readonly proposal: number }> =>
  player.request('claim', { token: player.token, seat });

/** The line of the last of them drops. */
async function dropLast(players: readonly Player[]): Promise<Player> {
  const [ana] = players;
  const owner = players.at(-1)!;
  owner.drop();
  await ana!.until(() => ana!.table.seats[players.length - 1]?.connected === false);
  return owner;
}

async function agree(proposal: number, voters: readonly Player[]): Promise<void> {
  for (const voter of voters) await voter.request('vote', { proposal, yes: true });
}

describe('a seat whose line dropped for a moment', () => {
  test.each([
    ['in the match', deal],
    ['in the lobby', gather],
  ])('is not to be had by the second tab of an opponent: %s', async (_, begin) => {
    const players = await begin(server.url, 2, {}, apart);
    const [ana] = players as [Player, Player];
    await dropLast(players);
    const thief = await stranger(ana.table.code, ana.address!, ana);
    expect(await codeOf(asks(thief, 1))).not.toBe('done');
    expect(thief.seat).toBeNull();
    // However long it takes: only the opponent's own word would stand for it.
    await passes(time, LIMIT + LONE_VOICE, ana);
    expect(await codeOf(asks(thief, 1))).toBe('nobody-to-agree');
  });

  test('is not to be had before the limit, by nobody, and the claimant is told when', async () => {
    const players = await deal(server.url, 3, {}, apart);
    const [ana] = players as [Player];
    await dropLast(players);
    const carla = await stranger(ana.table.code, '192.0.2.77');
    time.pass(MINUTE);
    const refusal = (await refusalOf(asks(carla, 2))) as { code: string; seconds: number };
    expect(refusal.code).toBe('too-soon');
    expect(refusal.seconds).toBeGreaterThan(50);
    expect(refusal.seconds).toBeLessThanOrEqual(60);
    await passes(time, MINUTE, ana);
    expect(await codeOf(asks(carla, 2))).toBe('done');
  });

  test('is not to be had right after a restart', async () => {
    const players = await deal(server.url, 2, {}, apart);
    const [ana] = players as [Player, Player];
    const { code } = ana.table;
    await server.close();
    server = await startRunning({ now: time.now, dataDir, env: BEHIND_PROXY });
    ana.url = server.url;
    await comeBack(ana, code);
    const thief = await stranger(code, '192.0.2.99');
    expect(await codeOf(asks(thief, 1))).toBe('too-soon');
    expect(await codeOf(ana.request('propose', { kind: 'end' }))).toBe('somebody-absent');
  });

  test('is not to be had in a match with deadlines of days until a deadline was missed', async () => {
    const players = await deal(server.url, 3, { options: { clock: 'days', days: 2 } }, apart);
    const [ana, bruno] = players as [Player, Player];
    await dropLast(players);
    const thief = await stranger(ana.table.code, '192.0.2.99');
    time.pass(60 * MINUTE);
    const refusal = (await refusalOf(asks(thief, 2))) as { code: string; seconds: number };
    expect(refusal.code).toBe('too-soon');
    expect(refusal.seconds).toBeGreaterThan((DAY / 1000) * 1.9);
    expect(await codeOf(ana.request('propose', { kind: 'stand-in', seat: 2 }))).toBe('too-soon');
    expect(await codeOf(ana.request('propose', { kind: 'end' }))).toBe('somebody-absent');
    expect(await codeOf(bruno.request('propose', { kind: 'pause' }))).toBe('somebody-absent');
    // All of them are to choose something first: the clock chooses for those who do not.
    await ana.actSensibly();
    await bruno.actSensibly();
    await passes(time, 2 * DAY, ana);
    await ana.until(() => ana.steps.some(({ seat, by }) => seat === 2 && by === 'clock'));
    expect(await codeOf(asks(thief, 2))).toBe('done');
  });
});

describe('one voice', () => {
  test('gives a seat to someone unknown only after a much longer absence', async () => {
    const players = await deal(server.url, 2, {}, apart);
    const [ana] = players as [Player, Player];
    await dropLast(players);
    const friend = await stranger(ana.table.code, '192.0.2.99');
    await passes(time, LIMIT, ana);
    expect(await codeOf(asks(friend, 1))).toBe('too-soon');
    await passes(time, LONE_VOICE, ana);
    const { proposal } = await asks(friend, 1);
    await agree(proposal, [ana]);
    await friend.until(() => friend.seat === 1);
  });

  test('is enough after the limit for someone who comes from where the owner was', async () => {
    const players = await deal(server.url, 2, {}, apart);
    const [ana] = players as [Player, Player];
    const owner = await dropLast(players);
    const phone = await stranger(ana.table.code, owner.address!);
    await passes(time, LIMIT, ana);
    const { proposal } = await asks(phone, 1);
    await agree(proposal, [ana]);
    await phone.until(() => phone.seat === 1);
  });

  test('in one flat, the others may give a seat after a longer absence, from other browsers', async () => {
    const players = await deal(server.url, 3, {}, inOneFlat);
    const [ana, bruno] = players as [Player, Player];
    await dropLast(players);
    const tab = await stranger(ana.table.code, ana.address!, ana);
    const phone = await stranger(ana.table.code, ana.address!);
    await passes(time, LIMIT, ana);
    expect(await codeOf(asks(phone, 2))).toBe('too-soon');
    await passes(time, LONE_VOICE, ana);
    bruno.drop();
    await ana.until(() => ana.table.seats[1]?.connected === false);
    expect(await codeOf(asks(tab, 2))).toBe('nobody-to-agree');
    const { proposal } = await asks(phone, 2);
    await agree(proposal, [ana]);
    await phone.until(() => phone.seat === 2);
  });
});

describe('the end without a result', () => {
  test.each([2, 3, 4])('%i seats: is not one person’s while the others are offline', async (count) => {
    const players = await deal(server.url, count, {}, apart);
    const [ana, ...others] = players as [Player, ...Player[]];
    for (const other of others) other.drop();
    await ana.until(() => ana.table.seats.filter(({ connected }) => connected).length === 1);
    const refusal = await refusalOf(ana.request('propose', { kind: 'end' }));
    expect(refusal).toMatchObject({ code: 'somebody-absent', player: 'Bruno' });
    expect(ana.table.status).toBe('playing');
    await passes(time, LIMIT, ana);
    await ana.request('propose', { kind: 'end' });
    await ana.until(() => ana.table.status === 'over');
  });

  test('is not agreed because a line drops while the question stands', async () => {
    const players = await deal(server.url, 3, {}, apart);
    const [ana, bruno] = players as [Player, Player];
    const { proposal } = await ana.request('propose', { kind: 'end' });
    await dropLast(players);
    await agree(proposal, [bruno]);
    await passes(time, MINUTE, ana);
    await ana.until(() => ana.table.proposals.length === 0);
    expect(ana.table.status).toBe('playing');
  });
});
