import type {
  HouseCode,
  LoggedAct,
  OperatorLog,
  OperatorOverview,
  OperatorTableDetail,
  OperatorTables,
} from '@pampa/protocol';
import { REPORT } from '../support/reports';
import { Player, requestId } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather, playOn } from '../support/tables';

const ADMIN = 'correct-horse-battery';
let server: Running;

beforeAll(async () => {
  server = await startRunning({ env: { ADMIN_TOKEN: ADMIN, SLEEP_SECONDS: '0' } });
});
afterAll(() => server.close());

async function ask<A>(path: string, init: RequestInit = {}): Promise<A> {
  const response = await fetch(`${server.url}/api/operator/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
  });
  return (await response.json()) as A;
}

const act = (path: string, body: object = {}): Promise<{ readonly code?: HouseCode }> =>
  ask(path, { method: 'POST', body: JSON.stringify(body) });

async function lastActs(count: number): Promise<readonly Pick<LoggedAct, 'act' | 'about' | 'outcome'>[]> {
  const { acts } = await ask<OperatorLog>('log');
  return acts.slice(0, count).map(({ act: name, about, outcome }) => ({ act: name, about, outcome }));
}

const lastLine = ({ lines }: Player): unknown => lines.at(-1)?.said;

describe('a table that the operator ends', () => {
  test('is over without a result, everybody is told, and its record can be read', async () => {
    const players = await deal(server.url, 2);
    await playOn(players, 3);
    const [ana] = players;
    const { code, match } = ana!.table;
    expect(await act(`tables/${code}/end`)).toEqual({});
    for (const player of players) {
      await player.until(() => player.table.status === 'over');
      await player.until(() => player.lines.length > 0);
      expect(player.table.outcome).toEqual({ how: 'ended', ranking: [] });
      expect(lastLine(player)).toEqual({ notice: 'operator-ended', details: {} });
    }
    const record = await fetch(`${server.url}/api/matches/${match}`);
    expect(await record.json()).toMatchObject({ result: null });
    expect(await act(`tables/${code}/end`)).toEqual({ code: 'not-playing' });
    expect(await lastActs(2)).toEqual([
      { act: 'end-table', about: { table: code }, outcome: 'not-playing' },
      { act: 'end-table', about: { table: code }, outcome: 'done' },
    ]);
  });

  test('is woken for it if it sleeps', async () => {
    const players = await deal(server.url, 2);
    const { code } = players[0]!.table;
    for (const player of players) await player.leave();
    await until(async () => (await ask<OperatorTableDetail>(`tables/${code}`)).where === 'asleep');
    expect(await act(`tables/${code}/end`)).toEqual({});
    expect(await ask(`tables/${code}`)).toMatchObject({ status: 'over' });
  });

  test('is gone if its match had not begun, and those who sat there are told why', async () => {
    const players = await gather(server.url, 2);
    const { code } = players[0]!.table;
    expect(await act(`tables/${code}/end`)).toEqual({});
    for (const player of players) {
      await player.until(() => player.closedWith !== null);
      expect([player.goodbye, player.closedWith]).toEqual([{ code: 'table-closed' }, 4106]);
    }
    expect(await codeOf(new Player(server.url, 'Zoe').join(code))).toBe('no-such-table');
    expect(await act(`tables/${code}/end`)).toEqual({ code: 'no-such-table' });
  });
});

describe('a person whom the operator removes', () => {
  test('leaves a free seat in a lobby, and may not sit there again', async () => {
    const [ana, bruno] = await gather(server.url, 2);
    const { code } = ana!.table;
    expect(await act(`tables/${code}/remove`, { seat: 1, name: 'Bruno' })).toEqual({});
    await bruno!.until(() => bruno!.closedWith !== null);
    expect([bruno!.goodbye, bruno!.closedWith]).toEqual([{ code: 'removed' }, 4105]);
    await ana!.until(() => ana!.table.seats[1]?.kind === 'empty');
    expect(lastLine(ana!)).toEqual({ notice: 'operator-removed', details: { player: 'Bruno' } });
    await bruno!.join(code);
    expect(await codeOf(bruno!.sit())).toBe('kicked');
  });

  test('leaves a seat to a bot in a match, which goes on; their token opens nothing any more', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code } = ana!.table;
    await playOn([ana!, bruno!], 2);
    expect(await act(`tables/${code}/remove`, { seat: 1, name: 'Bruno' })).toEqual({});
    await bruno!.until(() => bruno!.closedWith !== null);
    await ana!.until(() => ana!.table.seats[1]?.kind === 'bot');
    expect(ana!.table.seats[1]!.name).not.toBe('Bruno');
    const { seq } = ana!.table;
    await playUntil(ana!, seq + 10);
    expect(ana!.steps.filter((step) => step.seat === 1 && step.seq > seq).map(({ by }) => by)).toContain(
      'bot',
    );
  });

  test('sees of the match what spectators see, with the old token', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code } = ana!.table;
    await act(`tables/${code}/remove`, { seat: 1, name: 'Bruno' });
    await bruno!.until(() => bruno!.closedWith !== null);
    await bruno!.join(code);
    expect([bruno!.seat, bruno!.welcome?.seat]).toEqual([null, null]);
    expect(bruno!.view?.held).toBeNull();
    expect(await codeOf(bruno!.sit())).toBe('kicked');
  });

  test('is the one the operator meant, or nobody', async () => {
    const [ana] = await gather(server.url, 2);
    const { code } = ana!.table;
    expect(await act(`tables/${code}/remove`, { seat: 0, name: 'Bruno' })).toEqual({
      code: 'no-such-person',
    });
    expect(await act(`tables/${code}/remove`, { watcher: 'w123' })).toEqual({ code: 'no-such-person' });
    expect(ana!.table.seats.map(({ name }) => name).slice(0, 2)).toEqual(['Ana', 'Bruno']);
  });

  test('may be a spectator', async () => {
    const [ana] = await gather(server.url, 2);
    const { code } = ana!.table;
    const zoe = new Player(server.url, 'Zoe');
    await zoe.join(code);
    const { watchers } = await ask<OperatorTableDetail>(`tables/${code}`);
    expect(watchers).toEqual([{ id: zoe.welcome!.you, name: 'Zoe' }]);
    expect(await act(`tables/${code}/remove`, { watcher: watchers[0]!.id })).toEqual({});
    await zoe.until(() => zoe.closedWith === 4105);
    expect(await lastActs(1)).toEqual([
      { act: 'remove-spectator', about: { table: code, person: 'Zoe' }, outcome: 'done' },
    ]);
  });
});

describe('a house that the operator closes', () => {
  afterEach(() => act('house', { isClosed: false }));

  test('takes no new table and nobody new; who sits plays on and comes back, and rematches go on', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const [host] = await gather(server.url, 1);
    const { code } = host!.table;
    expect(await act('house', { isClosed: true })).toEqual({});
    await ana!.until(() => ana!.houseNotices.at(-1)?.isClosed === true);
    const zoe = new Player(server.url, 'Zoe');
    expect(await codeOf(zoe.create())).toBe('house-closed');
    await zoe.join(code);
    expect(await codeOf(zoe.sit())).toBe('house-closed');
    bruno!.drop();
    await bruno!.join(ana!.table.code);
    expect(bruno!.seat).not.toBeNull();
    await playOn([ana!, bruno!], 2);
    await act(`tables/${ana!.table.code}/end`);
    await ana!.until(() => ana!.table.status === 'over');
    expect(await codeOf(ana!.request('rematch', {}))).toBe('done');
    await act('house', { isClosed: false });
    expect(await codeOf(zoe.sit())).toBe('done');
  });
});

describe('a restart that the operator announces', () => {
  test('is told at every table, to those who come later, and with the public list; and taken back', async () => {
    const [ana] = await gather(server.url, 1);
    const begun = Date.now();
    expect(await act('restart', { minutes: 5 })).toEqual({});
    await ana!.until(() => ana!.houseNotices.length > 0);
    const { restartAt } = ana!.houseNotices.at(-1)!;
    expect(restartAt! - begun).toBeGreaterThanOrEqual(5 * 60_000);
    expect(restartAt! - begun).toBeLessThan(6 * 60_000);
    const zoe = new Player(server.url, 'Zoe');
    await zoe.join(ana!.table.code);
    expect(zoe.welcome?.house).toEqual({ isClosed: false, restartAt });
    const list = (await (await fetch(`${server.url}/api/tables`)).json()) as { house: unknown };
    expect(list.house).toEqual({ isClosed: false, restartAt });
    await act('restart', { minutes: null });
    await ana!.until(() => ana!.houseNotices.at(-1)?.restartAt === null);
    expect((await lastActs(2)).map(({ act: name, about }) => [name, about])).toEqual([
      ['cancel-restart', {}],
      ['announce-restart', { minutes: 5 }],
    ]);
  });
});

describe('what the operator sees', () => {
  test('are tables with their people, by state and by the beginning of a code', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code } = ana!.table;
    bruno!.drop();
    await ana!.until(() => ana!.table.seats[1]?.connected === false);
    const find = async (query: string): Promise<OperatorTables> => ask(`tables?${query}`);
    const [line] = (await find(`code=${code.slice(0, 4).toLowerCase()}`)).tables.filter(
      (each) => each.code === code,
    );
    expect(line).toMatchObject({
      status: 'playing',
      where: 'here',
      spectators: 0,
      seats: [
        { kind: 'person', name: 'Ana', connected: true },
        { kind: 'person', name: 'Bruno', connected: false },
      ],
    });
    const codes = async (filter: string): Promise<readonly string[]> =>
      (await find(`filter=${filter}`)).tables.map((each) => each.code);
    expect(await codes('playing')).toContain(code);
    expect(await codes('lobby')).not.toContain(code);
    expect(await codes('over')).not.toContain(code);
  });

  test('is no hand, no token, no seed and no talk of a running match', async () => {
    const players = await deal(server.url, 2);
    const [ana] = players;
    const said = { id: requestId(), channel: 'table' as const, text: 'canary in the coal mine' };
    await ana!.request('say', said);
    const { code } = ana!.table;
    await fetch(`${server.url}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...REPORT,
        match: { id: ana!.table.match, game: 'el-gaucho', rules: 1, seats: 2 },
      }),
    });
    const { reports } = await ask<{ reports: { id: string }[] }>('reports');
    const paths = ['overview', 'tables', `tables/${code}`, 'reports', `reports/${reports[0]!.id}`, 'log'];
    const shown = JSON.stringify(await Promise.all(paths.map((path) => ask(path))));
    expect(shown).toContain(code);
    for (const word of [
      'held',
      'sealed',
      'tokenHash',
      'secret',
      'canary',
      '"steps"',
      '"act":{',
      ...players.map(({ token }) => token),
    ])
      expect(shown).not.toContain(word);
    expect(await ask(`reports/${reports[0]!.id}/file`)).toEqual({ code: 'not-over' });
    await act(`tables/${code}/end`);
    expect(await ask(`reports/${reports[0]!.id}/file`)).toMatchObject({ description: REPORT.description });
    expect(await ask(`reports/${reports[0]!.id}`, { method: 'DELETE' })).toEqual({});
    expect(await ask(`reports/${reports[0]!.id}`)).toEqual({ code: 'not-found' });
  });

  test('is how the server does', async () => {
    const players = await deal(server.url, 2);
    await playOn(players, 4);
    await codeOf(new Player(server.url, 'Zoe').join('BBBBB'));
    const seen = await ask<OperatorOverview>('overview');
    expect(seen.tables.playing).toBeGreaterThan(0);
    expect(seen.people.players).toBeGreaterThan(1);
    expect(seen.load.actsPerMinute).toBeGreaterThan(0);
    expect(seen.load.actP50Ms).toBeGreaterThan(0);
    expect(seen.load.actP99Ms).toBeGreaterThanOrEqual(seen.load.actP50Ms!);
    expect(seen.load.memoryBytes).toBeGreaterThan(1e6);
    expect(seen.refusals).toContainEqual({ code: 'no-such-table', count: expect.any(Number) as number });
    expect(seen.storage.bytes).toBeGreaterThan(10_000);
    expect(seen.processes).toHaveLength(1);
    expect(seen.version).toMatch(/^\d+\.\d+\.\d+/);
  });
});

async function playUntil(player: Player, seq: number): Promise<void> {
  while (player.table.seq < seq) {
    await player.until(() => player.isAwaited || player.table.seq >= seq);
    if (player.isAwaited) await codeOf(player.actSensibly());
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
