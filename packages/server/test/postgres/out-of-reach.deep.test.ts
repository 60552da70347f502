import type { HouseRefusal } from '@pampa/protocol';
import { Ledger } from '../faults/ledger';
import { Player, requestId } from '../support/player';
import { PostgresServer } from '../support/postgres';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { freePort, ServerProcess } from '../support/server-process';
import { deal, playOn } from '../support/tables';
import { until } from '../support/waiting';

/** As long as a page waits for the answer to a move. */
const PAGE_WAITS_MS = 8_000;

let postgres: PostgresServer;
let url: string;
let server: Running;

beforeAll(async () => {
  postgres = await PostgresServer.start();
  url = await postgres.createDatabase();
  server = await startRunning({ env: { DATABASE_URL: url } });
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const readyz = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;

/** How it goes away, and how it comes back. */
type Way = readonly [what: string, goes: () => Promise<void>, comesBack: () => Promise<void>];

describe.each<Way>([
  ['is stopped', () => postgres.stop(), () => postgres.startAgain()],
  ['is killed', () => postgres.kill(), () => postgres.startAgain()],
  [
    'hangs',
    () => {
      postgres.stall();
      return Promise.resolve();
    },
    () => {
      postgres.goOn();
      return Promise.resolve();
    },
  ],
])('While PostgreSQL %s', (_what, goes, comesBack) => {
  test('everybody gets a refusal with a code in time, /readyz says so, and then play goes on', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players;
    const { code, match } = ana!.table;
    const action = ana!.game.fallback(ana!.view!, 0);
    const id = requestId();
    expect(await readyz()).toBe(200);

    await goes();
    const begun = performance.now();
    const refused = await Promise.all([
      codeOf(ana!.act(action, 0, id)),
      codeOf(new Player(server.url, 'Zoe').join(code)),
      codeOf(new Player(server.url, 'Zoe').create()),
    ]);
    expect(refused).toEqual(['store-failed', 'store-failed', 'store-failed']);
    expect(performance.now() - begun).toBeLessThan(PAGE_WAITS_MS);
    expect(await readyz()).toBe(503);
    for (const path of [`api/tables/${code}`, `api/matches/${match}`]) {
      const answer = await fetch(`${server.url}/${path}`);
      const expected: HouseRefusal = { code: 'store-failed' };
      expect([answer.status, await answer.json()]).toEqual([500, expected]);
    }
    expect([ana!, bruno!].map(({ table }) => table.seq)).toEqual([0, 0]);

    await comesBack();
    await until(async () => (await readyz()) === 200);
    await until(async () => (await codeOf(ana!.act(action, 0, id))) === 'done');
    const ledger = new Ledger(server, code);
    expect(await ledger.times(ana!.welcome!.you, id)).toBe(1);
    await playOn(players, 5);
    expect((await ledger.match()).seq).toBe(6);
    expect(server.logged.join('')).not.toContain(postgres.password);
  });
});

describe('A write that hangs on its way when it is given up', () => {
  test('does not come behind what happened since', async () => {
    const players = await deal(server.url, 2);
    const [ana] = players;
    const ledger = new Ledger(server, ana!.table.code);
    // Only the connections that there are: whoever makes another one is served.
    await postgres.stallConnections(url);
    expect(await codeOf(ana!.request('propose', { kind: 'pause' }))).toBe('store-failed');
    await until(async () => (await codeOf(ana!.actSensibly())) === 'done');
    const before = await ledger.table();

    postgres.goOn();
    await until(async () => (await postgres.connections(url)) <= 1);
    expect(await ledger.table()).toEqual(before);
    expect(ana!.table.proposals).toEqual([]);
    await playOn(players, 3);
    expect((await ledger.match()).seq).toBe(4);
  });
});

test('A server that is told to stop while PostgreSQL is away ends, and the next one has all that was acknowledged', async () => {
  const database = await postgres.createDatabase();
  const options = { port: await freePort(), dataDir: '/nowhere', env: { DATABASE_URL: database } };
  const first = new ServerProcess(options);
  await first.ready();
  const players = await deal(first.url, 2);
  const { code } = players[0]!.table;
  await playOn(players, 4);
  await postgres.stop();
  first.signal('SIGTERM');
  await first.ended;
  await postgres.startAgain();

  const second = new ServerProcess(options);
  await second.ready();
  for (const player of players) await player.join(code);
  await players[0]!.until(() => players[0]!.view !== null);
  expect(players.map(({ table }) => table.seq)).toEqual([4, 4]);
  await second.kill();
});
