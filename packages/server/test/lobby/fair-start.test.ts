import { randomBytes } from 'node:crypto';
import { commit, GAMES, isRefusal, parseRecord, toHex, verify, type MatchRecord } from '@pampa/rules';
import type { TableDocument } from '../../src/table/document';
import { movingTime } from '../support/moving-time';
import { Player } from '../support/player';
import { codeOf, refusalOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather, playOn } from '../support/tables';
import { sayPreset } from './talk';

const time = movingTime();
let server: Running;

beforeAll(async () => {
  server = await startRunning({ now: time.now });
});
afterAll(() => server.close());

async function documentOf(code: string): Promise<TableDocument> {
  const row = await server.store.findTable(code);
  return (await server.store.loadTable(row!.id))!.document as TableDocument;
}

async function recordOf(match: string, token?: string): Promise<string> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/api/matches/${match}`, { headers })).text();
}

/** Everything anybody can read of a table: by HTTP, and in the mirrored state. */
async function allThatIsOpen(players: readonly Player[]): Promise<string> {
  const { code, match } = players[0]!.table;
  const read = async (path: string): Promise<string> => (await fetch(`${server.url}${path}`)).text();
  const pages = [read(`/api/tables/${code}`), read('/api/tables')];
  if (match !== null) pages.push(recordOf(match), ...players.map(({ token }) => recordOf(match, token)));
  const told = players.map(({ table, open, welcome, match: header, steps, lines }) =>
    JSON.stringify({ table, open, welcome, header, steps, lines }),
  );
  return [...(await Promise.all(pages)), ...told].join('\n');
}

describe('a match starts only', () => {
  test('with enough players', async () => {
    const [ana] = await gather(server.url, 1);
    expect(await refusalOf(ana!.request('start', {}))).toEqual({ code: 'too-few-players', needed: 2 });
  });

  test('when all are ready', async () => {
    const [ana, , carla] = await gather(server.url, 3);
    await carla!.request('ready', { ready: false });
    expect(await refusalOf(ana!.request('start', {}))).toEqual({ code: 'not-ready', player: 'Carla' });
  });

  test('when all are there', async () => {
    const [ana, bruno] = await gather(server.url, 3);
    bruno!.drop();
    await ana!.until(() => ana!.table.seats[1]?.connected === false);
    expect(await refusalOf(ana!.request('start', {}))).toEqual({ code: 'somebody-absent', player: 'Bruno' });
  });

  test('when all have committed', async () => {
    const [ana] = await gather(server.url, 1);
    const bruno = new Player(server.url, 'Bruno');
    bruno.isFair = false;
    await bruno.join(ana!.table.code);
    await bruno.sit({ commitment: null });
    await bruno.request('ready', { ready: true });
    expect(await refusalOf(ana!.request('start', {}))).toEqual({ code: 'no-commitment', player: 'Bruno' });
    await bruno.request('commit', { commitment: bruno.commitment });
    expect(await codeOf(ana!.request('start', {}))).toBe('done');
  });

  test('once', async () => {
    const [ana] = await deal(server.url, 2);
    expect(await codeOf(ana!.request('start', {}))).toBe('not-in-lobby');
  });
});

describe('commitments', () => {
  test('are there for everybody to see and can’t be changed any more before the first secret is opened', async () => {
    const players = await gather(server.url, 3);
    const [ana, bruno, carla] = players;
    const watcher = new Player(server.url, 'Zoe');
    await watcher.join(ana!.table.code);
    // Behind an empty seat: from the start on there are no gaps.
    await carla!.request('leave', {});
    await carla!.sit({ seat: 3 });
    await carla!.request('ready', { ready: true });
    for (const player of players) player.isFair = false;
    const server0 = ana!.table.serverCommitment;
    await ana!.request('start', {});
    for (const player of [...players, watcher]) {
      await player.until(() => player.table.status === 'starting');
      expect(player.table.serverCommitment).toBe(server0);
      expect(player.table.seats.map(({ commitment }) => commitment)).toEqual([
        ana!.commitment,
        bruno!.commitment,
        carla!.commitment,
        null,
      ]);
      expect(player.table.seats.some(({ opened }) => opened)).toBe(false);
    }
    const { commitment } = new Player(server.url, 'x');
    expect(await codeOf(bruno!.request('commit', { commitment }))).toBe('not-in-lobby');
    expect(await codeOf(bruno!.request('leave', {}))).toBe('not-in-lobby');
    expect(await codeOf(watcher.sit())).toBe('not-in-lobby');
    expect(await codeOf(ana!.request('kick', { seat: 1 }))).toBe('not-in-lobby');
    expect(await codeOf(ana!.request('shuffle', {}))).toBe('not-in-lobby');
    expect(await codeOf(ana!.request('add-bot', { seat: null }))).toBe('not-in-lobby');
    expect(await codeOf(ana!.request('options', { table: { chat: 'off' } }))).toBe('not-in-lobby');
    expect(await codeOf(watcher.request('open', { secret: toHex(randomBytes(32)) }))).toBe('not-seated');

    await bruno!.request('open', { secret: toHex(bruno!.secret) });
    await watcher.until(() => watcher.table.seats[1]?.opened === true);
    expect(watcher.table.seats.map(({ opened }) => opened)).toEqual([false, true, false, false]);
    expect(JSON.stringify(watcher.table)).not.toContain(toHex(bruno!.secret));
    await carla!.request('open', { secret: toHex(carla!.secret) });
    expect(ana!.table.status).toBe('starting');
    await ana!.request('open', { secret: toHex(ana!.secret) });
    await watcher.until(() => watcher.table.status === 'playing');
    expect(watcher.match?.header.commitments).toEqual({
      server: server0,
      seats: [ana!.commitment, bruno!.commitment, carla!.commitment],
    });
  });

  test('are opened by what was committed to, and by nothing else', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    expect(await codeOf(bruno!.request('open', { secret: toHex(bruno!.secret) }))).toBe('not-starting');
    bruno!.isFair = false;
    await ana!.request('start', {});
    expect(await codeOf(bruno!.request('open', { secret: toHex(randomBytes(32)) }))).toBe('bad-secret');
    expect(await codeOf(bruno!.request('open', { secret: bruno!.commitment }))).toBe('bad-secret');
    expect(ana!.table.status).toBe('starting');
    await bruno!.request('open', { secret: toHex(bruno!.secret) });
    await ana!.until(() => ana!.table.status === 'playing');
    expect(await codeOf(bruno!.request('open', { secret: toHex(bruno!.secret) }))).toBe('not-starting');
  });

  test('are made anew if somebody opens none: it is logged with his name, and the next start works', async () => {
    const [ana, bruno, carla] = await gather(server.url, 3);
    const before = ana!.table;
    const { serverSecret } = await documentOf(before.code);
    const opened = toHex(ana!.secret);
    carla!.isFair = false;
    await ana!.request('start', {});
    await ana!.until(() => ana!.table.seats.filter((seat) => seat.opened).length === 2);
    time.pass(9_000);
    // The first makes the table look at its clock, the second is answered after that.
    for (const _ of [1, 2]) await sayPreset(bruno!, 'one-moment');
    expect(bruno!.table.status).toBe('starting');
    time.pass(1_001);
    await sayPreset(bruno!, 'your-turn');
    await ana!.until(() => ana!.table.status === 'lobby');
    const spoilt = ana!.lines.filter(({ said }) => 'notice' in said && said.notice === 'start-spoilt');
    expect(spoilt.map(({ said }) => said)).toEqual([
      { notice: 'start-spoilt', details: { player: 'Carla' } },
    ]);

    // Whoever had opened commits to something new, by himself; whoever had not is asked whether he is ready.
    await ana!.until(() => ana!.table.seats.slice(0, 2).every(({ commitment }) => commitment !== null));
    const after = ana!.table;
    expect(after.serverCommitment).not.toBe(before.serverCommitment);
    expect((await documentOf(before.code)).serverSecret).not.toBe(serverSecret);
    for (const seat of [0, 1]) expect(after.seats[seat]!.commitment).not.toBe(before.seats[seat]!.commitment);
    expect(after.seats.map(({ ready, opened: isOpen }) => [ready, isOpen])).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(after.seats[2]!.commitment).toBeNull();
    expect(await codeOf(ana!.request('start', {}))).toBe('not-ready');
    carla!.isFair = true;
    await carla!.request('commit', { commitment: carla!.commitment });
    await carla!.request('ready', { ready: true });
    await ana!.request('start', {});
    await carla!.until(() => carla!.view !== null);
    expect(carla!.match?.header.commitments).toEqual({
      server: after.serverCommitment,
      seats: [ana!.commitment, bruno!.commitment, carla!.commitment],
    });
    expect(toHex(ana!.secret)).not.toBe(opened);
  });

  test('are asked for again of a browser that reloads while they are being opened', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    bruno!.isFair = false;
    await ana!.request('start', {});
    await bruno!.until(() => bruno!.table.status === 'starting');
    bruno!.drop();
    bruno!.isFair = true;
    await bruno!.join(ana!.table.code);
    await ana!.until(() => ana!.table.status === 'playing');
  });
});

describe('the server’s secret', () => {
  test('is nowhere before the end, and in the record of the finished match, which anybody can verify', async () => {
    const players = await gather(server.url, 2, { options: { listed: true } });
    const [ana, bruno] = players;
    const watcher = new Player(server.url, 'Zoe');
    await watcher.join(ana!.table.code);
    const everybody = [...players, watcher];
    const { serverSecret } = await documentOf(ana!.table.code);
    expect(commit(Buffer.from(serverSecret, 'hex'))).toBe(ana!.table.serverCommitment);
    expect(await allThatIsOpen(everybody)).not.toContain(serverSecret);
    await ana!.request('start', {});
    await Promise.all(players.map((player) => player.until(() => player.view !== null)));
    const match = ana!.table.match!;
    const secrets = players.map(({ secret }) => toHex(secret));
    await playOn(players, 20);
    const running = await allThatIsOpen(everybody);
    for (const secret of [serverSecret, ...secrets]) expect(running).not.toContain(secret);
    await playOn(players);
    await watcher.until(() => watcher.table.status === 'over');

    const text = await recordOf(match);
    const record = JSON.parse(text) as MatchRecord;
    expect(record.secrets).toEqual({ server: serverSecret, seats: secrets });
    expect(record.header.commitments).toEqual({
      server: commit(Buffer.from(serverSecret, 'hex')),
      seats: [ana!.commitment, bruno!.commitment],
    });
    const parsed = parseRecord(text, GAMES);
    if (isRefusal(parsed)) throw new Error(parsed.refused);
    const { ok, checks } = verify(parsed.game, parsed.record);
    expect({ ok, failed: checks.filter((check) => check.ok !== true) }).toEqual({ ok: true, failed: [] });
  });

  test('is published as well where all agreed to end without a result', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const { serverSecret } = await documentOf(ana!.table.code);
    await ana!.request('start', {});
    await ana!.until(() => ana!.table.status === 'playing');
    const match = ana!.table.match!;
    const { proposal } = await ana!.request('propose', { kind: 'end' });
    expect(await recordOf(match, ana!.token)).not.toContain(serverSecret);
    await bruno!.request('vote', { proposal, yes: true });
    const parsed = parseRecord(await recordOf(match), GAMES);
    if (isRefusal(parsed)) throw new Error(parsed.refused);
    expect(parsed.record.secrets?.server).toBe(serverSecret);
    expect(verify(parsed.game, parsed.record).ok).toBe(true);
  });
});
