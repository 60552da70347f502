import { TestCluster } from '../support/cluster';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { deal, playOn } from '../support/tables';
import { until } from '../support/waiting';
import { knock } from './knock';

const ADMIN_TOKEN = 'correct-horse-battery';

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await TestCluster.start({ processes: 2, env: { ADMIN_TOKEN } });
});
afterAll(() => cluster.close());

async function readiness(index: number): Promise<readonly [number, object]> {
  const response = await fetch(`${cluster.urlOf(index)}/readyz`);
  return [response.status, (await response.json()) as object];
}

const untilReady = (index: number, status: number): Promise<void> =>
  until(async () => (await readiness(index))[0] === status);

/** By room, which processes are known to keep one. */
async function listed(index: number): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const response = await fetch(`${cluster.urlOf(index)}/monitor/api`, { headers });
  return ((await response.json()) as { rooms: { roomId: string }[] }).rooms.map(({ roomId }) => roomId);
}

const WAYS = {
  'is killed, and comes back with what it knew': {
    away: () => cluster.redis.kill(),
    back: () => cluster.redis.startAgain(),
  },
  'is killed, and comes back empty': {
    away: () => cluster.redis.kill(),
    back: () => cluster.redis.startEmpty(),
  },
  'does not answer for a while': {
    away: () => {
      cluster.redis.stall();
      return Promise.resolve();
    },
    back: () => {
      cluster.redis.goOn();
      return Promise.resolve();
    },
  },
} as const;

describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('when Redis %s', (way) => {
  test('tables are played on, others can be opened, and everything is found again afterwards', async () => {
    const players = await deal([cluster.urlOf(0), cluster.urlOf(1)], 2);
    const { code } = players[0]!.table;
    await playOn(players, 3);
    const [ana, bruno] = players as [Player, Player];
    const { roomId: room } = ana.place!;
    expect(cluster.placeOf(bruno)).toBe(0);

    await WAYS[way].away();
    for (const index of [0, 1]) {
      await untilReady(index, 503);
      expect(await readiness(index)).toEqual([503, { ready: false, missing: ['redis'] }]);
    }
    // Whoever is at a table needs nobody but its process and the store.
    await playOn(players, 3);
    // Who comes back to the process that has it is let in there; another can't know whether it may be woken.
    bruno.drop();
    await ana.until(() => !ana.table.seats[1]!.connected);
    bruno.url = cluster.urlOf(1);
    const begun = performance.now();
    expect(await codeOf(bruno.join(code))).toBe('out-of-reach');
    expect(performance.now() - begun).toBeLessThan(2_500);
    await knock(bruno, code, cluster.urlOf(0));
    await playOn(players, 1);
    // What sleeps can be woken anywhere.
    const carla = new Player(cluster.urlOf(1), 'Carla');
    const other = await carla.create();
    expect(cluster.placeOf(carla)).toBe(1);

    await WAYS[way].back();
    for (const index of [0, 1]) await untilReady(index, 200);
    const late = new Player(cluster.urlOf(1), 'Zoe');
    await knock(late, code, cluster.urlOf(1));
    const later = new Player(cluster.urlOf(0), 'Yann');
    await knock(later, other, cluster.urlOf(0));
    // Nobody was taken from anybody.
    expect([cluster.placeOf(late), cluster.placeOf(later)]).toEqual([0, 1]);
    expect([late.place!.roomId, later.place!.roomId]).toEqual([room, carla.place!.roomId]);
    expect(players.map(({ closedWith }) => closedWith)).toEqual([null, null]);
    await playOn(players, 3);
    for (const index of [0, 1]) {
      await until(async () => (await listed(index)).includes(room));
      await until(async () => (await listed(index)).includes(carla.place!.roomId));
    }
    for (const one of [...players, carla, late, later]) await one.leave();
  });
});

test('nobody was ended by it, and no rejection was left lying about', () => {
  for (const { exit, logged } of cluster.servers) {
    expect(exit).toBeNull();
    expect(logged.join('')).not.toMatch(/unhandled|uncaught/i);
    expect(logged.join('')).not.toContain('a-secret-of-redis');
  }
});

test('a process that is told to stop while Redis is away lets go of its tables all the same', async () => {
  const players = await deal([cluster.urlOf(1), cluster.urlOf(1)], 2);
  const { code } = players[0]!.table;
  await cluster.redis.kill();
  await untilReady(1, 503);
  const server = cluster.server(1);
  server.signal('SIGTERM');
  await server.ended;
  expect(server.exit).toBe(0);
  const [row] = await cluster.query<{ owner_room: string | null }>(
    `select owner_room from tables where code = '${code}'`,
  );
  expect(row!.owner_room).toBeNull();
  for (const player of players) await knock(player, code, cluster.urlOf(0));
  await playOn(players, 2);
  await cluster.redis.startAgain();
  await cluster.startAgain(1);
  for (const player of players) await player.leave();
});

test('a server that finds no Redis says so in one sentence, without the address', async () => {
  await cluster.redis.kill();
  await cluster.server(1).kill();
  await expect(cluster.startAgain(1)).rejects.toThrow(
    'Redis does not answer: see whether REDIS_URL is right.',
  );
  expect(cluster.server(1).logged.join('')).not.toContain('a-secret-of-redis');
  expect(cluster.server(1).exit).toBe(1);
  await cluster.redis.startAgain();
});
