import { viewAt } from '@pampa/rules';
import { wake } from '../../src/table/wake';
import { Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';

let server: Running;

beforeAll(async () => {
  server = await startRunning();
});
afterAll(() => server.close());

/** What the server itself has of a table, from the store. */
async function stored(code: string): Promise<ReturnType<typeof wake>> {
  const row = await server.store.findTable(code);
  return wake((await server.store.loadTable(row!.id))!);
}

describe.each([2, 3, 4])('a whole game of %i people', (people) => {
  test('is played over sockets, and every client has the same table after every step', async () => {
    const players = await deal(server.url, people);
    const { code } = players[0]!.table;
    const watcher = new Player(server.url, 'Zoe');
    await watcher.join(code);
    const late: Player[] = [];
    const everybody = [...players, watcher];

    await playOn(players, Infinity, async (seq) => {
      await watcher.until(() => watcher.table.seq === seq);
      const table = await stored(code);
      const match = table.recording!.match;
      expect(match.seq).toBe(seq);
      for (const client of [...everybody, ...late]) {
        await client.until(() => client.table.seq === seq && client.view !== null);
        const viewer = client.seat;
        expect({ who: client.name, view: client.view }).toEqual({
          who: client.name,
          view: viewAt(match, viewer),
        });
      }
      if (seq % 25 === 0 && late.length < 4) {
        const latecomer = new Player(server.url, `Late ${seq}`);
        await latecomer.join(code);
        late.push(latecomer);
      }
    });

    const [host] = players;
    expect(host!.table.status).toBe('over');
    expect(host!.table.outcome?.how).toBe('finished');
    expect(host!.table.outcome?.ranking).toHaveLength(people);
    expect(host!.steps.map(({ seq }) => seq)).toEqual(host!.steps.map((_, index) => index + 1));
    for (const client of [...everybody, ...late]) await client.leave();
  });
});
