import { GAMES, isRefusal, parseRecord, verify, viewAt } from '@pampa/rules';
import type { Fault } from '../store/faulty-store';
import { Player, Refused, requestId } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather } from '../support/tables';
import { Ledger } from './ledger';
import { troubledStore, type TroubledStore } from './troubled-store';

let server: Running;
let store: TroubledStore;

beforeAll(async () => {
  server = await startRunning({ wrapStore: (real) => (store = troubledStore(real)) });
});
afterAll(() => server.close());

const NOT_WRITTEN: readonly Fault[] = ['before', 'in'];

/** Sends a request until it is done, as a page does. The first answers that were refusals, in order. */
async function insist<A>(send: () => Promise<A>): Promise<{ answer: A; refusals: readonly string[] }> {
  const refusals: string[] = [];
  for (;;) {
    try {
      return { answer: await send(), refusals };
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'store-failed') throw error;
      refusals.push(error.code);
    }
  }
}

const textsHeardBy = ({ lines }: Player): readonly string[] =>
  lines.flatMap(({ said }) => ('text' in said ? [said.text] : []));

describe('A write that fails', () => {
  test.each(NOT_WRITTEN)(
    '%s it: the actor is told, nobody sees anything, and sending it again works',
    async (fault) => {
      const [ana, bruno] = await deal(server.url, 2);
      const { code } = ana!.table;
      const zoe = new Player(server.url, 'Zoe');
      await zoe.join(code);
      const ledger = new Ledger(server, code);
      const views = [ana!.view, bruno!.view, zoe.view];
      const action = ana!.game.fallback(ana!.view!, 0);
      const id = requestId();

      store.failNext(fault);
      expect(await codeOf(ana!.act(action, 0, id))).toBe('store-failed');
      // Whatever had been sent to them before this would have come before its answer.
      for (const other of [bruno!, zoe]) await other.request('look', { looking: true });
      expect([ana!.view, bruno!.view, zoe.view]).toEqual(views);
      expect([ana!, bruno!, zoe].flatMap(({ steps }) => steps)).toEqual([]);
      expect((await ledger.match()).seq).toBe(0);

      expect(await ana!.act(action, 0, id)).toEqual({ seq: 1 });
      for (const client of [ana!, bruno!, zoe]) {
        await client.until(() => client.steps.length > 0);
        expect(client.steps.map(({ seq }) => seq)).toEqual([1]);
      }
      expect(await ledger.times(ana!.welcome!.you, id)).toBe(1);
    },
  );

  test('after it: it was written all the same, so it is done, seen once, and sending it again is harmless', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const ledger = new Ledger(server, ana!.table.code);
    const action = ana!.game.fallback(ana!.view!, 0);
    const id = requestId();
    store.failNext('after');
    expect(await ana!.act(action, 0, id)).toEqual({ seq: 1 });
    expect(await ana!.act(action, 0, id)).toEqual({ seq: 1 });
    await bruno!.until(() => bruno!.table.seq === 1);
    expect([ana!, bruno!].map(({ steps }) => steps.map(({ seq }) => seq))).toEqual([[1], [1]]);
    expect(await ledger.times(ana!.welcome!.you, id)).toBe(1);
  });

  test.each([...NOT_WRITTEN, 'after'] as const)('what is said %s it is heard once', async (fault) => {
    const [ana, bruno] = await deal(server.url, 2);
    const line = { id: requestId(), channel: 'table', text: `said ${fault}` } as const;
    store.failNext(fault);
    const { refusals } = await insist(() => ana!.request('say', line));
    expect(refusals).toEqual(fault === 'after' ? [] : ['store-failed']);
    await ana!.request('say', { id: requestId(), channel: 'table', text: 'over' });
    await bruno!.until(() => textsHeardBy(bruno!).includes('over'));
    expect(textsHeardBy(bruno!)).toEqual([`said ${fault}`, 'over']);
  });

  test.each([...NOT_WRITTEN, 'after'] as const)('a seat taken %s it is taken once', async (fault) => {
    const [ana] = await gather(server.url, 1);
    const bruno = new Player(server.url, 'Bruno');
    await bruno.join(ana!.table.code);
    const { token, name, commitment } = bruno;
    store.failNext(fault);
    const { answer } = await insist(() =>
      bruno.request('sit', { token, name, seat: null, colour: null, commitment }),
    );
    expect(answer).toEqual({ seat: 1 });
    await ana!.until(() => ana!.table.seats[1]?.kind === 'person');
    expect(ana!.table.seats.filter(({ kind }) => kind === 'person').map((seat) => seat.name)).toEqual([
      'Ana',
      'Bruno',
    ]);
    await bruno.until(() => bruno.seat === 1);
  });

  test.each([...NOT_WRITTEN, 'after'] as const)(
    'the last secret of a start, %s it: the match begins, and once',
    async (fault) => {
      const [ana, bruno] = await gather(server.url, 2);
      // The host's start, one secret, and then the one that lets the match begin.
      store.failNext(null, null, fault);
      await ana!.request('start', {});
      if (fault !== 'after') {
        await ana!.until(() => ana!.table.seats.filter(({ opened }) => opened).length === 1);
        const unopened = [ana!, bruno!].find(({ table, seat }) => table.seats[seat!]?.opened === false)!;
        await unopened.request('open', { secret: unopened.secret.toString('hex') });
      }
      for (const player of [ana!, bruno!]) {
        await player.until(() => player.table.status === 'playing' && player.view !== null);
      }
      const match = await new Ledger(server, ana!.table.code).match();
      expect(ana!.match?.header.match).toBe(match.header.match);
      expect(ana!.view).toEqual(viewAt(match, 0));
    },
  );
});

describe('Who comes and who goes', () => {
  test.each(NOT_WRITTEN)(
    'is written down in the end, also if that fails %s the first write',
    async (fault) => {
      const [ana, bruno] = await deal(server.url, 2);
      const { code } = ana!.table;
      const isAway = (): boolean => ana!.table.seats[1]?.awaySince !== null;
      store.failNext(fault);
      bruno!.drop();
      await ana!.until(() => ana!.table.seats[1]?.connected === false && isAway());
      store.failNext(fault);
      await bruno!.join(code);
      await ana!.until(() => ana!.table.seats[1]?.connected === true && !isAway());
      const { document } = await new Ledger(server, code).table();
      expect(document).toMatchObject({ seats: [{ awaySince: null }, { awaySince: null }] });
    },
  );
});

test('a whole game in which every write fails once: nothing is lost, nothing is doubled, and it verifies', async () => {
  const players = await deal(server.url, 2);
  const { code } = players[0]!.table;
  const ledger = new Ledger(server, code);
  const faults: readonly Fault[] = ['before', 'in', 'after'];
  for (let seq = 0; ; seq++) {
    const actor = players.find((player) => player.isAwaited);
    if (actor === undefined) break;
    const action = actor.game.fallback(actor.view!, actor.seat!);
    const id = requestId();
    store.failNext(faults[seq % faults.length]!);
    const { answer } = await insist(() => actor.act(action, seq, id));
    expect(answer).toEqual({ seq: seq + 1 });
    await Promise.all(
      players.map((player) => player.until(() => player.table.seq === seq + 1 && player.view !== null)),
    );
  }
  const match = await ledger.match();
  for (const player of players) {
    expect(player.view).toEqual(viewAt(match, player.seat));
    expect(player.steps.map(({ seq }) => seq)).toEqual(player.steps.map((_, index) => index + 1));
  }
  expect(players[0]!.table).toMatchObject({ status: 'over', outcome: { how: 'finished' } });
  const answer = await fetch(`${server.url}/api/matches/${match.header.match}`);
  const parsed = parseRecord(await answer.text(), GAMES);
  if (isRefusal(parsed)) throw new Error(parsed.refused);
  expect(verify(parsed.game, parsed.record)).toMatchObject({ ok: true, firstFailure: null });
});
