import { openPostgresStore } from '../../src/store/postgres';
import { freePort } from '../support/server-process';
import { PostgresServer } from '../support/postgres';
import { ServerProcess } from '../support/server-process';
import { tableOf } from '../store/samples';

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await PostgresServer.start();
});
afterAll(() => postgres.close());

describe('Opening a database of PostgreSQL', () => {
  test('makes everything from nothing, also when six processes come at the same moment', async () => {
    const url = await postgres.createDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresStore(url)));
    await stores[0]!.createTable(tableOf('BDFGH'));
    for (const store of stores) expect((await store.findTable('BDFGH'))?.id).toBe('table-BDFGH');
    await Promise.all(stores.map((store) => store.close()));
  });

  test('leaves what is there', async () => {
    const url = await postgres.createDatabase();
    const first = await openPostgresStore(url);
    await first.createTable(tableOf('BDFGH'));
    await first.close();
    const second = await openPostgresStore(url);
    expect((await second.findTable('BDFGH'))?.id).toBe('table-BDFGH');
    await second.close();
  });

  test('a database of a newer version is refused in one sentence', async () => {
    const url = await postgres.createDatabase();
    await (await openPostgresStore(url)).close();
    await postgres.query(`insert into kysely_migration values ('9999-of-the-future', 'now')`, url);
    await expect(openPostgresStore(url)).rejects.toThrow('The data was written by a newer version of Pampa');
  });

  test.each(['synchronous_commit', 'fsync'])(
    'one that would lose moves in a power cut is refused: %s',
    async (name) => {
      const weak = await PostgresServer.start({ settings: { [name]: 'off' } });
      await expect(openPostgresStore(weak.url())).rejects.toThrow(
        `The database of DATABASE_URL is not safe for playing: ${name} is off there.`,
      );
      await weak.close();
    },
  );
});

describe('A server that can’t have its database says why in one sentence, without the password', () => {
  test.each([
    [
      'nobody answers',
      (url: URL, port: number) => void (url.port = String(port)),
      "can't be reached (ECONNREFUSED).",
    ],
    [
      'the password is wrong',
      (url: URL) => void (url.password = 'guessed-it'),
      'does not accept the user or the password',
    ],
    [
      'there is no such database',
      (url: URL) => void (url.pathname = '/nowhere'),
      'has no database of the name',
    ],
  ])('%s', async (_what, spoil, sentence) => {
    const url = new URL(postgres.url());
    const port = await freePort();
    spoil(url, port);
    const server = new ServerProcess({ port, dataDir: '/nowhere', env: { DATABASE_URL: url.href } });
    await server.ended;
    const said = server.logged.join('');
    expect(server.exit).toBe(1);
    expect(said).toContain(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).not.toContain(url.password);
  });
});
