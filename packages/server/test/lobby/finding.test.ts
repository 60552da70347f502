import { CODE_LENGTH, isTableCode, PROTOCOL_VERSION } from '@pampa/protocol';
import type * as codes from '../../src/tables/codes';
import { movingTime } from '../support/moving-time';
import { openOnly, Player, VERSIONS } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather } from '../support/tables';

/** What is drawn next, instead of chance. */
const mockDrawn: string[] = [];
jest.mock('../../src/tables/codes', () => {
  const { newCode } = jest.requireActual<typeof codes>('../../src/tables/codes');
  return { newCode: () => mockDrawn.shift() ?? newCode() };
});

const MOST_TABLES = 4;
const time = movingTime();
let server: Running;

beforeAll(async () => {
  server = await startRunning({
    env: { MAX_TABLES: String(MOST_TABLES), SLEEP_SECONDS: '0' },
    now: time.now,
  });
});
// Of tables that are opened and left alone: no place is kept for their hosts any more.
beforeEach(() => time.pass(60_000));
afterAll(() => server.close());

function post(path: string, body: object): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, body: await response.json() };
}

async function measured(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Everybody leaves, and long enough after the last join that the table needs not wait for anybody. */
async function fallAsleep(players: readonly Player[]): Promise<void> {
  const awake = await measured('pampa_tables');
  time.pass(60_000);
  for (const player of players) await player.leave();
  while ((await measured('pampa_tables')) >= awake) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the code of a table', () => {
  test('is five letters that nobody misreads, and opens the table however it is typed', async () => {
    const code = await openOnly(server.url);
    expect(code).toHaveLength(CODE_LENGTH);
    expect(isTableCode(code)).toBe(true);
    const typed = `${code.slice(0, 2)}-${code.slice(2)}`.toLowerCase();
    expect(await get(`/api/tables/${typed}`)).toMatchObject({ status: 200, body: { code } });
  });

  test.each(['BBBBB', 'AEIOU', 'B', 'BBBBBB', '%00'])('is wrong: %s has a clear answer', async (code) => {
    const ana = new Player(server.url, 'Ana');
    expect(await get(`/api/tables/${code}`)).toEqual({ status: 404, body: { code: 'no-such-table' } });
    expect(await codeOf(ana.join(code))).toBe('no-such-table');
  });

  test('is claimed in the store first: one that is taken is drawn again', async () => {
    mockDrawn.push('QXKTR', 'QXKTR', 'QXKTR', 'ZZTVP');
    expect(await openOnly(server.url)).toBe('QXKTR');
    expect(await openOnly(server.url, {}, { name: 'Bruno' })).toBe('ZZTVP');
    expect(mockDrawn).toEqual([]);
    expect(await get('/api/tables/QXKTR')).toMatchObject({ body: { seats: [{ name: 'Ana' }, {}, {}, {}] } });
    expect(await get('/api/tables/ZZTVP')).toMatchObject({
      body: { seats: [{ name: 'Bruno' }, {}, {}, {}] },
    });
  });

  test('is not to be had: no table rather than a second one of the same code', async () => {
    mockDrawn.push(...new Array<string>(10).fill('QXKTR'));
    const response = await post('/api/tables', {
      ...VERSIONS,
      game: 'el-gaucho',
      name: 'Carla',
      token: 'c'.repeat(22),
    });
    expect(await response.json()).toEqual({ code: 'server-full' });
    expect(await get('/api/tables/QXKTR')).toMatchObject({ body: { seats: [{ name: 'Ana' }, {}, {}, {}] } });
  });
});

describe('a page of another version', () => {
  test('is sent to reload when it joins with another protocol or other rules', async () => {
    const code = await openOnly(server.url);
    const ana = new Player(server.url, 'Ana');
    expect(await codeOf(ana.join(code, { protocol: PROTOCOL_VERSION + 1 }))).toBe('upgrade');
    expect(await codeOf(ana.join(code, { protocol: PROTOCOL_VERSION + 1, unheardOf: true }))).toBe('upgrade');
    expect(await codeOf(ana.join(code, { rules: { 'el-gaucho': 99 } }))).toBe('upgrade');
    expect(await codeOf(ana.join(code, { rules: {} }))).toBe('upgrade');
    await ana.join(code);
    expect(ana.seat).toBeNull();
  });

  test('is sent to reload when it opens a table', async () => {
    const ana = new Player(server.url, 'Ana');
    expect(await codeOf(ana.create({ protocol: PROTOCOL_VERSION + 1 }))).toBe('upgrade');
    expect(await codeOf(ana.create({ rules: { 'el-gaucho': 99 } }))).toBe('upgrade');
    expect(await codeOf(ana.create({ game: 'chess' }))).toBe('unknown-game');
  });
});

describe('a code is free again', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const statusAfter = async (ms: number, path: string): Promise<number> => {
    time.pass(ms);
    await server.scheduler.sweep();
    return (await get(path)).status;
  };

  test('a day after a table was opened at which nothing ever started', async () => {
    const code = await openOnly(server.url);
    expect(await statusAfter(0.9 * DAY_MS, `/api/tables/${code}`)).toBe(200);
    expect(await statusAfter(0.2 * DAY_MS, `/api/tables/${code}`)).toBe(404);
  });

  test('thirty days after the end of a match; its record stays', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code, match } = ana!.table;
    const { proposal } = await ana!.request('propose', { kind: 'end' });
    await bruno!.request('vote', { proposal, yes: true });
    await fallAsleep([ana!, bruno!]);
    expect(await statusAfter(29 * DAY_MS, `/api/tables/${code}`)).toBe(200);
    expect(await statusAfter(1.5 * DAY_MS, `/api/tables/${code}`)).toBe(404);
    expect(await codeOf(ana!.join(code))).toBe('no-such-table');
    expect((await get(`/api/matches/${match}`)).status).toBe(200);
  });
});

describe('a sleeping table', () => {
  test('is not woken by reading the API, and is by a join', async () => {
    const [ana, bruno] = await gather(server.url, 2, { options: { listed: true } });
    const { code } = ana!.table;
    await ana!.request('start', {});
    await ana!.until(() => ana!.table.match !== null);
    const { match } = ana!.table;
    await fallAsleep([ana!, bruno!]);

    const woken = await measured('pampa_wakes_total');
    expect(await get(`/api/tables/${code}`)).toMatchObject({ status: 200, body: { status: 'playing' } });
    expect(await get('/api/tables')).toMatchObject({ body: { tables: [{ code }] } });
    expect(await get(`/api/matches/${match}`)).toMatchObject({ status: 200 });
    const stream = await fetch(`${server.url}/api/tables/stream`);
    await stream.body!.getReader().read();
    await stream.body!.cancel().catch(() => undefined);
    expect(await measured('pampa_wakes_total')).toBe(woken);

    await ana!.join(code);
    expect(await measured('pampa_wakes_total')).toBe(woken + 1);
    await bruno!.join(code);
    expect(await measured('pampa_wakes_total')).toBe(woken + 1);
    expect(ana!.table).toMatchObject({
      match,
      status: 'playing',
      seats: [{ name: 'Ana' }, { name: 'Bruno' }],
    });
  });

  test('stays asleep while as many are awake as may be, with a clear answer; those who play go on', async () => {
    const code = await openOnly(server.url);
    time.pass(60_000);
    const hosts: Player[] = [];
    while ((await measured('pampa_tables')) < MOST_TABLES) {
      const host = new Player(server.url, 'Ana');
      await host.create();
      hosts.push(host);
    }
    const late = new Player(server.url, 'Late');
    expect(await codeOf(late.join(code))).toBe('server-full');
    await late.join(hosts[0]!.table.code);
    await late.sit();
    await late.leave();

    await fallAsleep([hosts[0]!]);
    await late.join(code);
  });
});
