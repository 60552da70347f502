import type { Database } from 'better-sqlite3';
import type * as SqliteFile from '../../src/store/sqlite-file';
import { Player, requestId } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { Ledger } from './ledger';

/** The server's own connection: only there SQLite can be told how large its file may become. */
let database: Database;
jest.mock('../../src/store/sqlite-file', () => {
  const real = jest.requireActual<typeof SqliteFile>('../../src/store/sqlite-file');
  return {
    ...real,
    openDatabase: (...args: Parameters<typeof real.openDatabase>) => (database = real.openDatabase(...args)),
  };
});

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

const readyz = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;

test('While the disk is full, nobody is told anything that is not written, /readyz says so, and then play goes on', async () => {
  const players = await deal(server.url, 2);
  const [ana] = players;
  const { code } = ana!.table;
  const ledger = new Ledger(server, code);
  const say = (text: string): Promise<unknown> =>
    ana!.request('say', { id: requestId(), channel: 'table', text });
  await playOn(players, 3);
  expect(await readyz()).toBe(200);

  database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`);
  // In pages that are there already, there is room for some more.
  let said = 0;
  while ((await codeOf(say(`${'moo '.repeat(40)}${said}`))) === 'done') said += 1;
  expect(await codeOf(say('x'.repeat(200)))).toBe('store-failed');
  expect(await codeOf(new Player(server.url, 'Zoe').create())).toBe('store-failed');
  expect(await readyz()).toBe(503);
  expect((await ledger.match()).seq).toBe(3);
  // A move needs less room than that: it may go through, but then it is written.
  const acted = await codeOf(players.find(({ isAwaited }) => isAwaited)!.actSensibly());
  const seq = acted === 'done' ? 4 : 3;
  expect(['done', 'store-failed']).toContain(acted);
  expect((await ledger.match()).seq).toBe(seq);

  database.pragma('max_page_count = 1000000');
  expect(await readyz()).toBe(200);
  await playOn(players, 4);
  expect((await ledger.match()).seq).toBe(seq + 4);
  const { id } = await ledger.table();
  const mooed = (await server.store.recentLines(id, 1000)).filter(
    (line) => 'text' in line.said && line.said.text.startsWith('moo '),
  );
  expect(mooed).toHaveLength(said);
});
