import { viewAt } from '@pampa/rules';
import type { Lease } from '../../src/store/store';
import { Player, requestId } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { Ledger } from './ledger';
import { troubledStore, type TroubledStore } from './troubled-store';

let server: Running;
let store: TroubledStore;

beforeAll(async () => {
  server = await startRunning({ wrapStore: (real) => (store = troubledStore(real)) });
});
afterAll(() => server.close());

/** Another process, somewhere, thinks that this table's owner is dead. */
async function takeAway(code: string): Promise<Lease> {
  const { id, epoch } = (await store.findTable(code))!;
  const lease = await store.takeLease(id, epoch, { processId: 'another', roomId: 'elsewhere' });
  if (lease === null) throw new Error('somebody was quicker');
  return lease;
}

async function shownOut(clients: readonly Player[]): Promise<void> {
  for (const client of clients) {
    await client.until(() => client.closedWith !== null);
    expect([client.goodbye, client.closedWith]).toEqual([{ code: 'lease-lost' }, 4103]);
  }
}

/** A request whose answer may not come any more, because the door is shut: then it ends all the same. */
const ended = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'done',
    (error: unknown) => (error as Error).message,
  );

describe('An owner that has lost its table', () => {
  test('shows everybody out at the next move, and writes nothing of it; the new owner goes on', async () => {
    const players = await deal(server.url, 2);
    const [ana] = players;
    const { code } = ana!.table;
    await playOn(players, 5);
    const zoe = new Player(server.url, 'Zoe');
    await zoe.join(code);
    const ledger = new Ledger(server, code);
    const actor = players.find((player) => player.isAwaited)!;
    const action = actor.game.fallback(actor.view!, actor.seat!);
    const id = requestId();

    await takeAway(code);
    const before = await ledger.table();
    const late = [
      actor.act(action, 5, id),
      ana!.request('say', { id: requestId(), channel: 'table', text: 'x' }),
    ];
    const answers = await Promise.all(late.map(ended));
    for (const answer of answers) expect(answer).toMatch(/lease-lost|connection closed/);
    await shownOut([...players, zoe]);
    expect(await ledger.table()).toEqual(before);

    // Whoever joins now finds that nobody plays it there, and wakes it: the third owner, two epochs on.
    for (const client of [...players, zoe]) await client.join(code);
    expect((await ledger.table()).epoch).toBe(before.epoch + 1);
    const seqs = players.map((player) => player.table.seq);
    expect(seqs).toEqual([5, 5]);
    expect(await actor.act(action, 5, id)).toEqual({ seq: 6 });
    expect(await ledger.times(actor.welcome!.you, id)).toBe(1);
    await playOn(players, 3);
    const match = await ledger.match();
    for (const client of [...players, zoe]) {
      await client.until(() => client.table.seq === match.seq && client.view !== null);
      expect(client.view).toEqual(viewAt(match, client.seat));
    }
  });

  test('notices it also when it asks the store about a write that failed', async () => {
    const players = await deal(server.url, 2);
    const [ana] = players;
    const { code } = ana!.table;
    const ledger = new Ledger(server, code);
    store.failNext('before');
    const { id, epoch } = (await store.findTable(code))!;
    const [answer] = await Promise.all([
      ended(ana!.actSensibly()),
      store.takeLease(id, epoch, { processId: 'another', roomId: 'elsewhere' }),
    ]);
    expect(answer).toMatch(/lease-lost|connection closed|store-failed/);
    await ended(players[1]!.actSensibly());
    await shownOut(players);
    expect((await ledger.match()).seq).toBe(0);
  });

  test('its sleep takes nothing from the new one', async () => {
    const players = await deal(server.url, 2);
    const { code } = players[0]!.table;
    const { epoch } = await takeAway(code);
    await ended(players[0]!.actSensibly());
    await shownOut(players);
    const row = (await store.findTable(code))!;
    expect(row).toMatchObject({ epoch, owner: { processId: 'another', roomId: 'elsewhere' } });
  });
});
