import { Routes } from '../support/from-address';
import { movingTime } from '../support/moving-time';
import { openOnly, Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal } from '../support/tables';
import { until } from '../support/waiting';

const MOST_TABLES = 8;
/** A quarter of them for one address, and a quarter more for the people of matches. */
const SHARE = 2;
const RESERVE = 2;
const time = movingTime();
let server: Running;
let routes: Routes;
/** Everybody who was at a table in this test. */
const people: Player[] = [];
/** Of those, the hosts who fill the house. */
const crowd: Player[] = [];

beforeAll(async () => {
  server = await startRunning({
    env: { MAX_TABLES: String(MOST_TABLES), SLEEP_SECONDS: '0', LIMIT_FACTOR: '1' },
    now: time.now,
  });
  routes = new Routes(server.port);
});
afterEach(async () => {
  crowd.splice(0);
  await leaveAll(people.splice(0));
  await allAsleep();
});
afterAll(async () => {
  await routes.close();
  await server.close();
});

async function awake(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^pampa_tables (\d+)$/m.exec(text)?.[1]);
}

/** Long enough after the last join that no table waits for anybody. */
async function allAsleep(): Promise<void> {
  time.pass(60_000);
  await until(async () => (await awake()) === 0);
}

/** Opens tables and stays at them, until one is refused; tells with what. */
async function openAsManyAsPossible(address: string): Promise<string> {
  for (;;) {
    const host = new Player(await routes.from(address), 'Crowd');
    const code = await codeOf(host.create());
    if (code !== 'done') return code;
    crowd.push(host);
    people.push(host);
  }
}

let addresses = 0;
/** One that was not used before: what it may do per minute is all left. */
const newAddress = (): string => `127.0.1.${++addresses}`;

/** As many addresses as it takes, each with as many tables as it may have. */
async function fillHouse(): Promise<void> {
  for (let before = -1; crowd.length > before;) {
    before = crowd.length;
    await openAsManyAsPossible(newAddress());
  }
  expect(await awake()).toBe(MOST_TABLES);
}

async function leaveAll(players: readonly Player[]): Promise<void> {
  for (const player of players) if (player.isConnected && player.closedWith === null) await player.leave();
}

/** Somebody from an address that nobody else has. */
async function somebody(): Promise<Player> {
  const player = new Player(await routes.from(newAddress()), 'Ana');
  people.push(player);
  return player;
}

async function dealtMatch(): Promise<Player[]> {
  const players = await deal([await routes.from(newAddress()), await routes.from(newAddress())], 2);
  people.push(...players);
  return players;
}

interface Match {
  readonly code: string;
  readonly players: readonly Player[];
}

/** A match that two people from different addresses have begun, and left. */
async function sleepingMatch(): Promise<Match> {
  const players = await dealtMatch();
  const { code } = players[0]!.table;
  await leaveAll(players);
  await allAsleep();
  return { code, players };
}

describe('one address', () => {
  test('holds a share of the tables that are awake, and others open theirs', async () => {
    expect(await openAsManyAsPossible(newAddress())).toBe('server-full');
    expect(crowd.length).toBe(SHARE);
    const ana = await somebody();
    await ana.create();
    expect(ana.table.status).toBe('lobby');
  });

  test('gets no more by waking than by opening', async () => {
    const codes: string[] = [];
    for (let table = 0; table < SHARE + 1; table++) {
      const host = await somebody();
      codes.push(await host.create());
      await host.leave();
    }
    await allAsleep();
    const watching = await routes.from(newAddress());
    for (const [index, code] of codes.entries()) {
      const watcher = new Player(watching, 'Watcher');
      people.push(watcher);
      expect(await codeOf(watcher.join(code))).toBe(index < SHARE ? 'done' : 'server-full');
    }
  });

  test('is given a table instead of one of its own that nobody is at', async () => {
    const url = await routes.from(newAddress());
    for (let table = 0; table < 3 * SHARE; table++) {
      const host = new Player(url, 'Ana');
      await host.create();
      await host.leave();
      time.pass(60_000);
    }
    await until(async () => (await awake()) <= SHARE);
  });
});

describe('when the house is full', () => {
  test('no table is opened whose host would be refused', async () => {
    await fillHouse();
    const { url } = await somebody();
    expect(await codeOf(openOnly(url, { listed: true }))).toBe('server-full');
    const { tables } = (await (await fetch(`${url}/api/tables`)).json()) as { tables: object[] };
    expect(tables).toEqual([]);
    expect(await awake()).toBe(MOST_TABLES);
  });

  test('as many open a table as there are places, and each of them gets in', async () => {
    await fillHouse();
    for (const host of crowd.splice(0, SHARE)) await host.leave();
    time.pass(60_000);
    const hosts: Player[] = [];
    for (let host = 0; host < 3 * SHARE; host++) hosts.push(await somebody());
    const codes = await Promise.all(hosts.map((host) => codeOf(host.create())));
    expect(codes.filter((code) => code === 'done')).toHaveLength(SHARE);
  });

  test('people of a sleeping match come back, and play on', async () => {
    const { code, players } = await sleepingMatch();
    await fillHouse();
    for (const player of players) await player.join(code);
    await Promise.all(players.map((player) => player.until(() => player.view !== null)));
    await players.find(({ isAwaited }) => isAwaited)!.actSensibly();
    expect(crowd.every(({ closedWith }) => closedWith === null)).toBe(true);
  });

  test('a stranger does not get in by the code of a match in play', async () => {
    const { code } = await sleepingMatch();
    await fillHouse();
    const stranger = await somebody();
    expect(await codeOf(stranger.join(code))).toBe('server-full');
  });

  test('of lobbies and of matches that came back, it is lobbies that go to sleep', async () => {
    const matches: Match[] = [];
    for (let match = 0; match <= RESERVE; match++) matches.push(await sleepingMatch());
    await fillHouse();
    for (const { code, players } of matches) {
      for (const player of players) await player.join(code);
    }
    await until(async () => (await awake()) === MOST_TABLES + RESERVE);
    expect(crowd.filter(({ closedWith }) => closedWith !== null)).toHaveLength(1);
  });

  test('a table that nobody is at goes to sleep for a newcomer', async () => {
    await fillHouse();
    await crowd.pop()!.leave();
    time.pass(60_000);
    const ana = await somebody();
    await ana.create();
  });

  test('those who have played have their rematch', async () => {
    const players = await dealtMatch();
    const [ana, bruno] = players as [Player, Player];
    const { proposal } = await ana.request('propose', { kind: 'end' });
    await bruno.request('vote', { proposal, yes: true });
    await ana.until(() => ana.table.status === 'over');
    await fillHouse();
    const { code } = await ana.request('rematch', {});
    await bruno.until(() => bruno.rematches.length === 1);
    for (const player of players) {
      player.drop();
      await player.join(code);
    }
    expect(ana.table).toMatchObject({ status: 'lobby', series: { number: 2 } });
  });
});
