import Database from 'better-sqlite3';
import { databaseFile } from '../../src/store/sqlite-file';
import { spoilCommits, unspoilCommits } from '../store/spoil';
import { requestId, type Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal } from '../support/tables';
import { until } from '../support/waiting';
import { Ledger } from './ledger';
import { troubledStore, type TroubledStore } from './troubled-store';

let server: Running;
let store: TroubledStore;
/** The server's database, by a way of our own. */
let database: Database.Database;

beforeAll(async () => {
  server = await startRunning({ wrapStore: (real) => (store = troubledStore(real)) });
  database = new Database(databaseFile(server.dataDir));
});
afterAll(async () => {
  database.close();
  await server.close();
});

/** The first move at every table, all of them written at the same moment. */
async function moveTogether(tables: readonly Attempt[]): Promise<readonly string[]> {
  store.hold();
  const answers = tables.map(({ actor, action, id }) => endOf(actor.act(action, 0, id)));
  await until(() => store.waiting === tables.length);
  store.release();
  return Promise.all(answers);
}

interface Attempt {
  readonly players: readonly Player[];
  readonly actor: Player;
  readonly action: object;
  readonly id: string;
  readonly ledger: Ledger;
}

async function threeTables(): Promise<readonly Attempt[]> {
  const tables = await Promise.all([1, 2, 3].map(() => deal(server.url, 2)));
  return tables.map((players) => {
    const [actor] = players;
    const action = actor!.game.fallback(actor!.view!, 0);
    return { players, actor: actor!, action, id: requestId(), ledger: new Ledger(server, actor!.table.code) };
  });
}

/** `done`, the code it was refused with, or `gone` because the door was shut before there was an answer. */
const endOf = (request: Promise<unknown>): Promise<string> => codeOf(request).catch(() => 'gone');

const stepsSeen = ({ players }: Attempt): readonly number[] => players.map(({ steps }) => steps.length);

describe('Moves at three tables that share a commit', () => {
  test('which fails: all three are told, nobody sees anything, and sending them again works', async () => {
    const tables = await threeTables();
    spoilCommits(database);
    expect(await moveTogether(tables)).toEqual(['store-failed', 'store-failed', 'store-failed']);
    unspoilCommits(database);
    for (const { players, ledger } of tables) {
      // Whatever had been sent to them before this would have come before its answer.
      for (const player of players) await player.request('look', { looking: true });
      expect((await ledger.match()).seq).toBe(0);
    }
    expect(tables.map(stepsSeen)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);

    expect(await moveTogether(tables)).toEqual(['done', 'done', 'done']);
    for (const { players, actor, id, ledger } of tables) {
      for (const player of players) await player.until(() => player.steps.length > 0);
      expect(players.map(({ steps }) => steps.map(({ seq }) => seq))).toEqual([[1], [1]]);
      expect(await ledger.times(actor.welcome!.you, id)).toBe(1);
    }
  });

  test('of which one has lost its lease: that one is shown out, the others have moved', async () => {
    const tables = await threeTables();
    const lost = tables[1]!;
    database.prepare('update tables set epoch = epoch + 1 where code = ?').run(lost.actor.table.code);
    const [first, second, third] = await moveTogether(tables);
    expect([first, third]).toEqual(['done', 'done']);
    expect(['lease-lost', 'gone']).toContain(second);
    for (const player of lost.players) {
      await player.until(() => player.closedWith !== null);
      expect(player.goodbye).toEqual({ code: 'lease-lost' });
    }
    expect(await Promise.all(tables.map(async ({ ledger }) => (await ledger.match()).seq))).toEqual([
      1, 0, 1,
    ]);
    for (const { players } of [tables[0]!, tables[2]!]) {
      for (const player of players) await player.until(() => player.steps.length === 1);
    }
  });
});
