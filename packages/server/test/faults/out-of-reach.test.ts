import type { HouseRefusal } from '@pampa/protocol';
import type { RoomRequestInput } from '@pampa/protocol/requests';
import { viewAt } from '@pampa/rules';
import type { TableDocument } from '../../src/table/document';
import { movingTime } from '../support/moving-time';
import { Player, requestId } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { Ledger } from './ledger';
import { troubledStore, type TroubledStore } from './troubled-store';

let server: Running;
let store: TroubledStore;
const time = movingTime();

beforeAll(async () => {
  server = await startRunning({ wrapStore: (real) => (store = troubledStore(real)), now: time.now });
});
afterEach(() => store.comeBack());
afterAll(() => server.close());

describe('While the store is out of reach', () => {
  test('everything that would have to be kept is refused with a code, and then play goes on', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players;
    const { code, match } = ana!.table;
    const action = ana!.game.fallback(ana!.view!, 0);
    const id = requestId();
    store.goAway();
    const refused = await Promise.all([
      codeOf(ana!.act(action, 0, id)),
      codeOf(ana!.act(action, 0, id)),
      codeOf(bruno!.actSensibly()),
      codeOf(ana!.request('say', { id: requestId(), channel: 'table', text: 'hello?' })),
      codeOf(ana!.request('propose', { kind: 'pause' })),
      codeOf(ana!.request('handoff', {})),
      codeOf(new Player(server.url, 'Zoe').join(code)),
      codeOf(new Player(server.url, 'Zoe').create()),
    ]);
    expect(new Set(refused)).toEqual(new Set(['store-failed']));
    expect(await codeOf(ana!.request('listen', { gallery: true }))).toBe('store-failed');
    for (const path of ['api/tables', `api/tables/${code}`, `api/matches/${match}`]) {
      const answer = await fetch(`${server.url}/${path}`);
      expect([answer.status, await answer.json()]).toEqual([
        500,
        { code: 'store-failed' } satisfies HouseRefusal,
      ]);
    }
    expect([ana!, bruno!].map(({ table }) => table.seq)).toEqual([0, 0]);

    store.comeBack();
    expect(await ana!.act(action, 0, id)).toEqual({ seq: 1 });
    await playOn(players, 5);
    expect((await new Ledger(server, code).match()).seq).toBe(6);
  });

  test('a move that was written without anybody knowing is shown to all when the store is back, by itself', async () => {
    const players = await deal(server.url, 2);
    const [ana, bruno] = players;
    const { code } = ana!.table;
    const zoe = new Player(server.url, 'Zoe');
    await zoe.join(code);
    const ledger = new Ledger(server, code);
    const action = ana!.game.fallback(ana!.view!, 0);
    const id = requestId();
    store.failNext('after');
    const sent = codeOf(ana!.act(action, 0, id));
    // Written, and then out of reach before anybody could ask what became of it.
    store.goAwayAfterCommit();
    expect(await sent).toBe('store-failed');
    for (const client of [bruno!, zoe]) await client.request('look', { looking: true });
    expect([ana!, bruno!, zoe].map(({ table }) => table.seq)).toEqual([0, 0, 0]);

    store.comeBack();
    const match = await ledger.match();
    expect(match.seq).toBe(1);
    for (const client of [ana!, bruno!, zoe]) {
      await client.until(() => client.table.seq === 1 && client.view !== null);
      expect(client.view).toEqual(viewAt(match, client.seat));
    }
    expect(await ana!.act(action, 0, id)).toEqual({ seq: 1 });
    expect(await ledger.times(ana!.welcome!.you, id)).toBe(1);
    await playOn(players, 3);
    expect((await ledger.match()).seq).toBe(4);
  });

  test('what was said without anybody knowing is heard when the store is back, and once', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const heard = (): readonly string[] =>
      bruno!.lines.flatMap(({ said }) => ('text' in said ? [said.text] : []));
    const line = (text: string): RoomRequestInput<'say'> => ({ id: requestId(), channel: 'table', text });
    const [first, dark, last] = [line('before'), line('into the dark'), line('after')] as const;
    await ana!.request('say', first);
    store.failNext('after');
    const sent = codeOf(ana!.request('say', dark));
    store.goAwayAfterCommit();
    expect(await sent).toBe('store-failed');
    store.comeBack();
    await bruno!.until(() => heard().includes('into the dark'));
    for (const each of [first, dark, last]) await ana!.request('say', each);
    await bruno!.until(() => heard().includes('after'));
    expect(heard()).toEqual(['before', 'into the dark', 'after']);
  });

  test('who goes is seen to go at once, and is written down as away when that is possible', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const ledger = new Ledger(server, ana!.table.code);
    store.goAway();
    bruno!.drop();
    await ana!.until(() => ana!.table.seats[1]?.connected === false);
    expect(ana!.table.seats[1]?.awaySince).toBeNull();
    store.comeBack();
    await ana!.until(() => ana!.table.seats[1]?.awaySince !== null);
    const { seats } = (await ledger.table()).document as TableDocument;
    expect(seats.map(({ awaySince }) => awaySince === null)).toEqual([true, false]);
  });

  test('who comes back meanwhile has his seat, and is written down as back when that is possible', async () => {
    const [ana, bruno] = await deal(server.url, 2);
    const { code } = ana!.table;
    bruno!.drop();
    await ana!.until(() => ana!.table.seats[1]?.awaySince !== null);
    const reservation = await bruno!.reserve(code);
    store.goAway();
    await bruno!.connect(reservation);
    await ana!.until(() => ana!.table.seats[1]?.connected === true);
    expect(bruno!.seat).toBe(1);
    store.comeBack();
    await ana!.until(() => ana!.table.seats[1]?.awaySince === null);
  });

  test('no clock is charged for it', async () => {
    const [ana] = await deal(server.url, 2, { options: { clock: 'live', turnSeconds: 60, bankSeconds: 0 } });
    expect(ana!.table.seats[0]?.clock).toMatchObject({ running: true });
    store.goAway();
    expect(await codeOf(ana!.actSensibly())).toBe('store-failed');
    time.pass(50_000);
    expect(await codeOf(ana!.actSensibly())).toBe('store-failed');
    store.comeBack();
    const said = { id: requestId(), channel: 'table', text: 'still there' } as const;
    await ana!.request('say', said);
    await ana!.request('propose', { kind: 'pause' });
    await ana!.until(() => ana!.table.asOf > 0 && ana!.table.proposals.length === 1);
    const { clock } = ana!.table.seats[0]!;
    const left = clock!.turnMs - (time.now() - ana!.table.asOf);
    expect(left).toBeGreaterThan(45_000);
  });
});
