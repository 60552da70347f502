import { setTimeout as pause } from 'node:timers/promises';
import { apart, BEHIND_PROXY } from '../support/apart';
import { movingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather, playOn } from '../support/tables';

/** What `options.awaySeconds` usually is. */
const LIMIT_MS = 120_000;

const time = movingTime();
let server: Running;

beforeAll(async () => {
  server = await startRunning({ now: time.now, env: BEHIND_PROXY });
});
afterAll(() => server.close());

interface Given {
  readonly ana: Player;
  readonly bruno: Player;
  readonly owner: Player;
  readonly claimant: Player;
  readonly code: string;
}

/** Three at a table; the seat of the last, who is away, was given to somebody unknown by the other two. */
async function givenSeat(
  begin = deal,
  play: (players: readonly Player[]) => Promise<void> = () => Promise.resolve(),
): Promise<Given> {
  const players = await begin(server.url, 3, {}, apart);
  await play(players);
  const [ana, bruno, owner] = players as [Player, Player, Player];
  const { code } = ana.table;
  const claimant = new Player(server.url, 'Nadie');
  claimant.address = '192.0.2.99';
  await claimant.join(code);
  owner.drop();
  await ana.until(() => ana.table.seats[2]?.connected === false);
  await giveSeat({ ana, bruno, owner, claimant, code });
  return { ana, bruno, owner, claimant, code };
}

async function giveSeat({ ana, bruno, claimant }: Given): Promise<void> {
  time.pass(LIMIT_MS);
  const { proposal } = await claimant.request('claim', { token: claimant.token, seat: 2 });
  for (const voter of [ana, bruno]) await voter.request('vote', { proposal, yes: true });
  await claimant.until(() => claimant.seat === 2);
}

const noticesOf = (player: Player): readonly string[] =>
  player.lines.flatMap(({ said }) => ('notice' in said ? [said.notice] : []));

async function recordOf(player: Player, match: string | null): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${player.token}` };
  const response = await fetch(`${server.url}/api/matches/${match}`, { headers });
  return (await response.json()) as Record<string, unknown>;
}

describe('the owner of a seat that was given away', () => {
  test.each([
    ['in the match', deal],
    ['in the lobby', gather],
  ])('has it back by coming, and the claimant watches: %s', async (_, begin) => {
    const { ana, owner, claimant, code } = await givenSeat(begin);
    await ana.until(() => ana.table.seats[2]?.claimed === true);
    const givenAt = time.now();
    await owner.join(code);
    expect(owner.seat).toBe(2);
    expect(owner.welcome?.seatNews).toMatchObject({ what: 'regained' });
    expect((owner.welcome?.seatNews as { at: number }).at).toBeLessThanOrEqual(givenAt);
    await claimant.until(() => claimant.seat === null);
    expect(claimant.closedWith).toBeNull();
    expect(claimant.welcome?.seatNews).toEqual({ what: 'taken-back' });
    await ana.until(() => ana.table.seats[2]?.claimed === false && ana.table.seats[2].awaySince === null);
    expect(noticesOf(ana)).toContain('seat-regained');
    expect(await codeOf(claimant.request('handoff', {}))).toBe('not-seated');
    // It is said once.
    owner.drop();
    await owner.join(code);
    expect(owner.welcome).not.toHaveProperty('seatNews');
    // The claimant's token is void.
    claimant.drop();
    await claimant.join(code);
    expect(claimant.seat).toBeNull();
    expect(owner.seat).toBe(2);
  });

  test('brings a commitment of their own, and the match starts', async () => {
    const { ana, owner, code } = await givenSeat(gather);
    await owner.join(code);
    await ana.until(() => ana.table.seats[2]?.commitment === owner.commitment);
    await ana.request('start', {});
    await owner.until(() => owner.view !== null && owner.seat === 2);
  });

  test('is not kept out by what the claimant does with the seat', async () => {
    const given = await givenSeat();
    const { owner, claimant, code } = given;
    expect(await codeOf(claimant.request('resign', {}))).toBe('claimed-seat');
    const { handoff } = await claimant.request('handoff', {});
    const phone = new Player(server.url, 'Nadie');
    await phone.join(code, { handoff });
    expect(phone.seat).toBe(2);
    const again = await phone.request('handoff', {});
    await owner.join(code);
    expect(owner.seat).toBe(2);
    expect(await codeOf(claimant.reserve(code, { handoff: again.handoff }))).toBe('bad-handoff');
    expect(owner.closedWith).toBeNull();
  });

  test('is not kept out by another claim of the claimed seat', async () => {
    const given = await givenSeat();
    const { ana, owner, claimant, code } = given;
    await claimant.leave();
    await ana.until(() => ana.table.seats[2]?.connected === false);
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const next = new Player(server.url, `Nadie ${number}`);
      next.address = '192.0.2.99';
      await next.join(code);
      await giveSeat({ ...given, claimant: next });
      await next.leave();
      await ana.until(() => ana.table.seats[2]?.connected === false);
    }
    await owner.join(code);
    expect(owner.seat).toBe(2);
  });

  test('does not win back what they took to another device themselves', async () => {
    const players = await deal(server.url, 2, {}, apart);
    const [ana, bruno] = players as [Player, Player];
    const { handoff } = await bruno.request('handoff', {});
    const phone = new Player(server.url, 'Bruno');
    await phone.join(ana.table.code, { handoff });
    await bruno.join(ana.table.code);
    expect(bruno.seat).toBeNull();
    expect(phone.seat).toBe(1);
  });

  test('finds the seat of the rematch still theirs', async () => {
    const { ana, bruno, owner, claimant } = await givenSeat();
    const { proposal } = await ana.request('propose', { kind: 'end' });
    for (const player of [bruno, claimant]) await player.request('vote', { proposal, yes: true });
    await ana.until(() => ana.table.status === 'over');
    const { code } = await ana.request('rematch', {});
    await claimant.leave();
    await claimant.join(code);
    expect(claimant.seat).toBe(2);
    await owner.join(code);
    expect(owner.seat).toBe(2);
    await claimant.until(() => claimant.seat === null);
  });

  test('finds a decision that the claimant has begun finished by a bot, and goes on from there', async () => {
    const { ana, bruno, owner, claimant, code } = await givenSeat();
    const players = [ana, bruno, claimant];
    const isBegun = (): boolean =>
      claimant.isAwaited && phaseOf(claimant) === 'turn' && typeof ana.table.seats[2]?.undo?.own === 'number';
    await playUntil(players, isBegun);
    await owner.join(code);
    expect(owner.seat).toBe(2);
    await owner.until(() => !owner.isAwaited && !owner.table.seats[2]!.standIn);
    expect(ana.steps.at(-1)).toMatchObject({ seat: 2, by: 'bot' });
    await playUntil([ana, bruno, owner], () => owner.isAwaited);
    await owner.actSensibly();
  });
});

/** Waits in between: somebody may not have heard yet that it is their turn. */
async function playUntil(players: readonly Player[], isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    await playOn(players, 1);
    await pause(1);
  }
}

const phaseOf = (player: Player): string => (player.open as { phase: string }).phase;

describe('a claimant', () => {
  test('sees what the seat holds now, and nothing of what its owner saw and chose before', async () => {
    const { ana, owner, claimant, code } = await givenSeat(deal, async (players) => {
      // What the first to choose has chosen stays secret.
      await players[2]!.actSensibly();
      await playOn(players, 12);
    });
    await claimant.until(() => claimant.view !== null);
    expect(claimant.held).toEqual(owner.held);
    const { match, seq: since } = ana.table;
    const facts = (record: Record<string, unknown>): readonly boolean[] =>
      (record['events'] as { held?: object }[][]).map((events) =>
        events.some(({ held }) => held !== undefined),
      );
    const acts = (record: Record<string, unknown>): readonly unknown[] =>
      (record['entries'] as { act?: unknown }[]).map(({ act }) => act);
    const seen = await recordOf(claimant, match);
    expect(seen).toMatchObject({ viewer: 2 });
    const gallery = await recordOf(new Player(server.url, 'Zoe'), match);
    expect(facts(seen)).toEqual(facts(gallery));
    expect(acts(seen)).toEqual(acts(gallery));

    await owner.join(code);
    const own = await recordOf(owner, match);
    expect(facts(own)).toContain(true);
    expect(acts(own)).not.toEqual(acts(gallery));
    expect(since).toBeGreaterThanOrEqual(12);
  });

  test('does not learn whom the owner has muted, and the owner has it back', async () => {
    const players = await deal(server.url, 3, {}, apart);
    const [ana, bruno, owner] = players as [Player, Player, Player];
    await owner.request('mute', { who: ana.table.seats[0]!.id, muted: true });
    owner.drop();
    await ana.until(() => ana.table.seats[2]?.connected === false);
    const claimant = new Player(server.url, 'Nadie');
    claimant.address = '192.0.2.99';
    const { code } = ana.table;
    await claimant.join(code);
    await giveSeat({ ana, bruno, owner, claimant, code });
    expect(claimant.welcome?.muted).toEqual([]);
    await owner.join(code);
    expect(owner.welcome?.muted).toEqual([ana.table.seats[0]!.id]);
  });

  test('leaves the seat to its owner in the lobby', async () => {
    const { ana, owner, claimant, code } = await givenSeat(gather);
    await claimant.request('leave', {});
    await ana.until(() => ana.table.seats[2]?.claimed === false);
    expect(ana.table.seats[2]).toMatchObject({ kind: 'person', name: 'Carla', connected: false });
    expect(noticesOf(ana)).toContain('seat-given-back');
    await claimant.until(() => claimant.seat === null);
    await owner.join(code);
    expect(owner.seat).toBe(2);
  });

  test('of the host’s seat is not the host', async () => {
    const players = await gather(server.url, 3, { options: { awaySeconds: 10 } }, apart);
    const [ana, bruno, carla] = players as [Player, Player, Player];
    const { code } = ana.table;
    ana.drop();
    await bruno.until(() => bruno.table.seats[0]?.connected === false);
    time.pass(10_000);
    const claimant = new Player(server.url, 'Nadie');
    claimant.address = '192.0.2.99';
    await claimant.join(code);
    const { proposal } = await claimant.request('claim', { token: claimant.token, seat: 0 });
    for (const voter of [bruno, carla]) await voter.request('vote', { proposal, yes: true });
    await claimant.until(() => claimant.seat === 0);
    expect(claimant.table.host).toBe(1);
    expect(await codeOf(claimant.request('kick', { seat: 2 }))).toBe('not-host');
  });
});

test('half a minute’s absence is not enough for a new host to throw out the last one', async () => {
  const [ana, bruno] = (await gather(server.url, 2, {}, apart)) as [Player, Player];
  const { code } = ana.table;
  ana.drop();
  await bruno.until(() => bruno.table.seats[0]?.connected === false);
  time.pass(30_001);
  await bruno.request('look', { looking: true });
  await bruno.request('say', { id: 'request-1', channel: 'table', preset: 'hello' });
  await bruno.until(() => bruno.table.host === 1);
  expect(await codeOf(bruno.request('kick', { seat: 0 }))).toBe('too-soon');
  await ana.join(code);
  expect(ana.seat).toBe(0);
});
