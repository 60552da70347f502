import { CLOSE_CODES } from '@pampa/protocol';
import { TestCluster } from '../support/cluster';
import { Player } from '../support/player';
import { deal, playOn } from '../support/tables';
import { until } from '../support/waiting';
import { knock } from './knock';

const ADMIN_TOKEN = 'correct-horse-battery';

let cluster: TestCluster;

beforeAll(async () => {
  cluster = await TestCluster.start({ processes: 2, env: { ADMIN_TOKEN } });
});
afterAll(() => cluster.close());

/** The sockets of a table are all at one process; whom one asks for a place does not matter. */
test('a whole game is played through the proxy, by people and spectators who have asked different processes', async () => {
  const players = await deal([cluster.urlOf(0), cluster.urlOf(1), cluster.url], 3);
  const { code } = players[0]!.table;
  const watchers = [0, 1].map((index) => new Player(cluster.urlOf(index), `Zoe ${index}`));
  for (const watcher of watchers) await watcher.join(code);
  const everybody = [...players, ...watchers];
  expect(new Set(everybody.map((one) => cluster.placeOf(one))).size).toBe(1);

  await playOn(players);
  for (const one of everybody) {
    await one.until(() => one.table.status === 'over');
    expect(one.table.outcome?.how).toBe('finished');
  }
  expect(watchers.map(({ steps }) => steps.length)).toEqual(
    players.slice(0, 2).map(({ steps }) => steps.length),
  );
  for (const one of everybody) await one.leave();
});

test('tables are spread over the processes that people come to', async () => {
  const hosts = [0, 1].map((index) => new Player(cluster.urlOf(index), `Ana ${index}`));
  for (const host of hosts) await host.create();
  expect(hosts.map((host) => cluster.placeOf(host))).toEqual([0, 1]);
  for (const host of hosts) await host.leave();
});

test('the public list is the same everywhere, and whoever follows it at one process hears of tables of another', async () => {
  const reading = new AbortController();
  const stream = await fetch(`${cluster.urlOf(1)}/api/tables/stream`, { signal: reading.signal });
  const heard: string[] = [];
  void (async () => {
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      heard.push(value);
    }
  })().catch(() => undefined);
  await until(() => heard.join('').includes('data:'));

  const host = new Player(cluster.urlOf(0), 'Carla');
  const code = await host.create({ options: { listed: true } });
  await until(() => heard.join('').includes(code));
  reading.abort();
  await host.leave();
});

test('a killed process’s table wakes at the next join, at another process and where it was', async () => {
  const players = await deal([cluster.urlOf(0), cluster.urlOf(1)], 2);
  const { code } = players[0]!.table;
  expect(players.map((player) => cluster.placeOf(player))).toEqual([0, 0]);
  await playOn(players, 6);
  const { seq } = players[0]!.table;

  await cluster.server(0).kill();
  await Promise.all(players.map((player) => player.until(() => player.closedWith !== null)));
  const begun = performance.now();
  for (const player of players) await knock(player, code, cluster.url);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(players.map((player) => cluster.placeOf(player))).toEqual([1, 1]);
  await Promise.all(
    players.map((player) => player.until(() => player.table.seq === seq && player.view !== null)),
  );
  await playOn(players, 6);
  expect(players.map((player) => player.table.seq)).toEqual([seq + 6, seq + 6]);

  // Nothing of the dead is left for others to stumble over.
  const alive = players[0]!.place!.processId;
  await until(async () => (await listedRooms(1)).every(({ processId }) => processId === alive));
  await cluster.startAgain(0);
  for (const player of players) await player.leave();
});

test('an owner that was stalled has lost its tables when it goes on: it sends its people after them', async () => {
  const players = await deal([cluster.urlOf(0), cluster.urlOf(1)], 2);
  const { code } = players[0]!.table;
  await playOn(players, 4);
  const [stays, moves] = players as [Player, Player];
  expect(cluster.placeOf(stays)).toBe(0);

  cluster.server(0).signal('SIGSTOP');
  // His connection is as good as dead: he asks for another, and finds the table awake elsewhere.
  const again = new Player(cluster.urlOf(1), moves.name, moves.token);
  await again.join(code);
  expect(cluster.placeOf(again)).toBe(1);
  const rows = await cluster.query<{ epoch: number }>(`select epoch from tables where code = '${code}'`);
  expect(rows[0]!.epoch).toBe(2);

  cluster.server(0).signal('SIGCONT');
  await stays.until(() => stays.closedWith !== null);
  expect(stays.closedWith).toBe(CLOSE_CODES['lease-lost']);
  await knock(stays, code, cluster.url);
  expect(cluster.placeOf(stays)).toBe(1);
  await playOn([stays, again], 4);
  for (const player of [stays, again]) await player.leave();
});

async function listedRooms(index: number): Promise<readonly { readonly processId: string }[]> {
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const response = await fetch(`${cluster.urlOf(index)}/monitor/api`, { headers });
  return ((await response.json()) as { rooms: { processId: string }[] }).rooms;
}
