import { setTimeout as pause } from 'node:timers/promises';
import { Player, requestId } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, gather, playOn } from '../support/tables';
import { Wire } from '../support/wire';
import { Ledger } from './ledger';
import { troubledStore, type TroubledStore } from './troubled-store';

let server: Running;
let store: TroubledStore;
let wires: Wire[];

beforeAll(async () => {
  server = await startRunning({ wrapStore: (real) => (store = troubledStore(real)) });
});
beforeEach(async () => {
  wires = await Promise.all(Array.from({ length: 3 }, () => Wire.to(server.url)));
});
afterEach(async () => {
  await Promise.all(wires.map((wire) => wire.close()));
});
afterAll(() => server.close());

/** Long enough for a whole move, from tap to last client, to happen several times over. */
const LONG_ENOUGH_MS = 60;

/** A server's WebSocket pings: a heartbeat, without a byte of content. */
const PING = Buffer.from([0x89, 0x00]);

const bytesHeard = ({ heard }: Wire): number =>
  heard.reduce((sum, { bytes }) => sum + (bytes.equals(PING) ? 0 : bytes.length), 0);

/**
 * Does something that has to be written, with a store that takes its time: for as long as it does, nobody gets a single
 * byte. Afterwards, whoever did it gets his answer.
 */
async function expectSilenceUntilWritten<A>(
  clients: readonly Player[],
  request: () => Promise<A>,
): Promise<A> {
  // What was on its way to them comes before the answer to this.
  for (const client of clients) await client.request('look', { looking: true });
  const before = wires.map(bytesHeard);
  store.hold();
  let isAnswered = false;
  const answer = request().finally(() => (isAnswered = true));
  while (store.waiting === 0) await pause(1);
  await pause(LONG_ENOUGH_MS);
  expect(wires.map(bytesHeard)).toEqual(before);
  expect(isAnswered).toBe(false);
  store.release();
  return answer;
}

const urls = (): readonly string[] => wires.map(({ url }) => url);

describe('Nothing is shown before it is durable', () => {
  test('a move: neither to its maker nor to anybody else, nor by HTTP', async () => {
    const players = await deal(urls(), 2);
    const [ana] = players;
    const { code, match } = ana!.table;
    const zoe = new Player(urls()[2]!, 'Zoe');
    await zoe.join(code);
    const ledger = new Ledger(server, code);
    const ask = async (): Promise<string[]> =>
      Promise.all(
        [`api/matches/${match}`, `api/tables/${code}`].map(async (path) =>
          (
            await fetch(`${server.url}/${path}`, { headers: { authorization: `Bearer ${ana!.token}` } })
          ).text(),
        ),
      );

    for (let seq = 0; seq < 6; seq++) {
      const actor = players.find((player) => player.isAwaited)!;
      const action = actor.game.fallback(actor.view!, actor.seat!);
      const known = await ask();
      const answer = await expectSilenceUntilWritten([...players, zoe], async () => {
        const acted = actor.act(action, seq);
        while (store.waiting === 0) await pause(1);
        expect(await ask()).toEqual(known);
        return acted;
      });
      expect(answer).toEqual({ seq: seq + 1 });
      for (const client of [...players, zoe]) {
        await client.until(() => client.table.seq === seq + 1 && client.view !== null);
      }
    }
    expect((await ledger.match()).seq).toBe(6);
  });

  test('that a match begins, who has opened his secret, and what is dealt', async () => {
    const players = await gather(urls(), 2);
    for (const player of players) player.isFair = false;
    const [ana, bruno] = players;
    await expectSilenceUntilWritten(players, () => ana!.request('start', {}));
    for (const player of [ana!, bruno!]) {
      const secret = player.secret.toString('hex');
      await expectSilenceUntilWritten(players, () => player.request('open', { secret }));
    }
    for (const player of players) await player.until(() => player.view !== null);
  });

  test('what is said, here and in the gallery, and what is taken back', async () => {
    const players = await deal(urls(), 2);
    const [ana] = players;
    const zoe = new Player(urls()[2]!, 'Zoe');
    await zoe.join(ana!.table.code);
    const line = { id: requestId(), channel: 'table', text: 'a word' } as const;
    const everybody = [...players, zoe];
    await expectSilenceUntilWritten(everybody, () => ana!.request('say', line));
    await zoe.until(() => zoe.lines.length > 0);
    const aloud = { id: requestId(), channel: 'gallery', text: 'another' } as const;
    await expectSilenceUntilWritten(everybody, () => zoe.request('say', aloud));
    const ownUndo = ({ table, seat }: Player): number | null => table.seats[seat!]?.undo?.own ?? null;
    while (!players.some((player) => ownUndo(player) !== null)) await playOn(players, 1);
    const mover = players.find((player) => ownUndo(player) !== null)!;
    const undo = { id: requestId(), target: ownUndo(mover)! };
    await expectSilenceUntilWritten(everybody, () => mover.request('undo', undo));
  });
});
