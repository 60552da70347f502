import { isTableCode } from '@pampa/protocol';
import type { NewTable, Store } from '../../src/store/store';
import { troubledStore, type TroubledStore } from '../faults/troubled-store';
import { Player } from '../support/player';
import { codeOf } from '../support/refusals';
import { startRunning, type Running } from '../support/running';
import { deal, gather, playOn } from '../support/tables';
import { say, wordsOf } from './talk';

/** While a table is written, others have time to ask. */
const WRITING_MS = 20;

const slowlyCreating = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name: keyof Store) =>
      name === 'createTable'
        ? async (table: NewTable) => {
            await new Promise((resolve) => setTimeout(resolve, WRITING_MS));
            return target.createTable(table);
          }
        : target[name].bind(target),
  });

let server: Running;
let store: TroubledStore;

beforeAll(async () => {
  server = await startRunning({ wrapStore: (real) => (store = troubledStore(slowlyCreating(real))) });
});
afterAll(() => server.close());

/** A match that these agree to end at once. */
async function ended(players: readonly Player[]): Promise<void> {
  const [host, ...others] = players;
  const { proposal } = await host!.request('propose', { kind: 'end' });
  for (const player of others) await player.request('vote', { proposal, yes: true });
  await Promise.all(players.map((player) => player.until(() => player.table.status === 'over')));
}

/** Everybody goes to the next table, and says that he is ready. */
async function goOn(players: readonly Player[], code: string): Promise<void> {
  for (const player of players) {
    await player.leave();
    await player.join(code);
    await player.until(() => player.seat !== null && player.table.seats[player.seat]!.commitment !== null);
    await player.request('ready', { ready: true });
  }
}

/** To the end, where bots play for all the others. */
async function playAlone(player: Player): Promise<void> {
  for (;;) {
    await player.until(() => player.isAwaited || player.table.status === 'over');
    if (!player.isAwaited) return;
    const { seq } = await player.actSensibly();
    await player.until(() => player.table.seq >= seq && player.view !== null);
  }
}

const startSeatOf = ({ table }: Player): unknown =>
  (JSON.parse(table.gameOptions) as { startSeat: unknown }).startSeat;

test('a rematch is a new table with the same people and bots: same seats, colours, options, and the same keys', async () => {
  const ana = new Player(server.url, 'Ana');
  const code = await ana.create({
    options: { undo: 'own', chat: 'presets' },
    gameOptions: { layout: 'narrow' },
  });
  const bruno = new Player(server.url, 'Bruno');
  await bruno.join(code);
  await bruno.sit({ seat: 2, colour: 'purple' });
  await bruno.request('ready', { ready: true });
  await bruno.request('mute', { who: ana.welcome!.you, muted: true });
  await ana.request('add-bot', { seat: 1, level: 'baron' });
  await ana.request('hand-over', { seat: 2 });
  await ana.request('ready', { ready: true });
  await bruno.request('start', {});
  await Promise.all([ana, bruno].map((player) => player.until(() => player.view !== null)));
  expect(await codeOf(ana.request('rematch', {}))).toBe('not-over');
  const startSeat = (ana.open as { startSeat: number }).startSeat;
  await ended([ana, bruno]);
  const before = ana.table;
  const { code: next } = await ana.request('rematch', {});
  expect(isTableCode(next)).toBe(true);
  expect(next).not.toBe(code);
  await ana.until(() => ana.table.next === next);

  await ana.leave();
  await ana.join(next);
  expect(ana.table).toMatchObject({
    code: next,
    status: 'lobby',
    previous: code,
    match: null,
    options: before.options,
    host: 2,
    series: { number: 2 },
  });
  expect(ana.seat).toBe(0);
  const kept = before.seats.map(({ id, kind, level, name, colour }) => ({
    id,
    kind,
    level,
    name,
    colour,
    resigned: false,
  }));
  expect(ana.table.seats.slice(0, 3)).toMatchObject(kept);
  expect(ana.table.seats[3]).toMatchObject({ kind: 'empty' });
  expect(ana.table.serverCommitment).not.toBe(before.serverCommitment);
  expect(ana.table.seats.map(({ ready }) => ready)).toEqual([false, true, true, false]);
  expect(JSON.parse(ana.table.gameOptions)).toEqual({ layout: 'narrow', startSeat: (startSeat + 1) % 3 });

  await goOn([ana, bruno], next);
  expect(bruno.welcome).toMatchObject({ seat: 2, muted: [ana.welcome!.you] });
  await bruno.request('start', {});
  await ana.until(() => ana.view !== null);
  expect(ana.open).toMatchObject({ startSeat: (startSeat + 1) % 3 });
  // The old table stays as it was, to look at.
  const card = (await (await fetch(`${server.url}/api/tables/${code}`)).json()) as object;
  expect(card).toMatchObject({ code, status: 'over', next });
});

test('the one after the next goes on from there', async () => {
  const players = await deal(server.url, 2, { gameOptions: { startSeat: 1 } });
  const [ana] = players;
  await ended(players);
  const { code } = await ana!.request('rematch', {});
  await goOn(players, code);
  expect(startSeatOf(ana!)).toBe(0);
  await ana!.request('start', {});
  await Promise.all(players.map((player) => player.until(() => player.view !== null)));
  await ended(players);
  const again = await players[1]!.request('rematch', {});
  await goOn(players, again.code);
  expect(startSeatOf(ana!)).toBe(1);
  expect(ana!.table.series.number).toBe(3);
});

test('with fewer people than before it can be started, though the seat that would start is gone', async () => {
  const players = await deal(server.url, 3, { gameOptions: { startSeat: 1 } });
  const [ana, bruno, carla] = players;
  await ended(players);
  const { code } = await ana!.request('rematch', {});
  await goOn(players, code);
  expect(startSeatOf(ana!)).toBe(2);
  await carla!.request('leave', {});
  await ana!.request('start', {});
  for (const player of [ana!, bruno!]) await player.until(() => player.view !== null);
  expect(JSON.parse(ana!.table.gameOptions)).toMatchObject({ startSeat: 'random' });
  await playOn([ana!, bruno!], 4);
});

test('everybody is told where it goes on, spectators too', async () => {
  const players = await deal(server.url, 2);
  const [ana, bruno] = players;
  const zoe = new Player(server.url, 'Zoe');
  await zoe.join(ana!.table.code);
  await ended(players);
  const { code } = await bruno!.request('rematch', {});
  for (const player of [ana!, bruno!, zoe]) {
    await player.until(() => player.rematches.length > 0 && player.table.next === code);
    expect(player.rematches).toEqual([code]);
    expect(player.lines.at(-1)?.said).toEqual({ notice: 'rematch', details: { code } });
  }
  await zoe.leave();
  await zoe.join(code);
  expect(zoe.seat).toBeNull();
  const late = new Player(server.url, 'Late');
  await late.join(ana!.table.code);
  expect(late.table.next).toBe(code);
});

test('two who ask at once, and whoever asks again, go to the same table; there is no other', async () => {
  const players = await deal(server.url, 3, { options: { listed: true } });
  const { code } = players[0]!.table;
  await ended(players);
  const answers = await Promise.all(players.map((player) => player.request('rematch', {})));
  const again = await players[0]!.request('rematch', {});
  expect(new Set([...answers, again].map((answer) => answer.code)).size).toBe(1);
  const { tables } = (await (await fetch(`${server.url}/api/tables`)).json()) as {
    tables: { code: string }[];
  };
  expect(tables.map((table) => table.code)).toEqual([again.code]);
  expect(tables[0]!.code).not.toBe(code);
});

test('whoever asks again because the store could not tell whether it was written goes to the table that was', async () => {
  const players = await deal(server.url, 2);
  const [ana, bruno] = players as [Player, Player];
  await ended(players);
  store.failNext('after');
  store.goAwayAfterCommit();
  expect(await codeOf(ana.request('rematch', {}))).toBe('store-failed');
  store.comeBack();
  const { code } = await ana.request('rematch', {});
  for (const player of players) {
    await player.until(() => player.table.next !== null && player.rematches.length > 0);
    expect([player.table.next, player.rematches]).toEqual([code, [code]]);
  }
  const told = bruno.lines.filter(({ said }) => 'notice' in said && said.notice === 'rematch');
  expect(told.map(({ said }) => said)).toEqual([{ notice: 'rematch', details: { code } }]);
  await goOn(players, code);
  expect(ana.table.previous).not.toBeNull();
});

test('the tally counts who has won, match after match, and nobody who resigned wins', async () => {
  const players = await deal(server.url, 2);
  const [ana, bruno] = players;
  const [first, second] = players.map((player) => player.welcome!.you);
  const tally = (...wins: readonly number[]): object[] => [
    { id: first, name: 'Ana', wins: wins[0] },
    { id: second, name: 'Bruno', wins: wins[1] },
  ];
  expect(ana!.table.series).toEqual({ number: 1, tally: [] });
  await bruno!.request('resign', {});
  await playAlone(ana!);
  expect(ana!.table.outcome?.ranking).toMatchObject([
    { seat: 0, rank: 1, resigned: false },
    { seat: 1, rank: 2, resigned: true },
  ]);
  expect(ana!.table.series).toEqual({ number: 1, tally: tally(1, 0) });

  const { code } = await ana!.request('rematch', {});
  await goOn(players, code);
  expect(ana!.table.series).toEqual({ number: 2, tally: tally(1, 0) });
  await ana!.request('start', {});
  await Promise.all(players.map((player) => player.until(() => player.view !== null)));
  await ana!.request('resign', {});
  await playAlone(bruno!);
  expect(bruno!.table.series).toEqual({ number: 2, tally: tally(1, 1) });
});

test('a match that was ended without a result is nobody’s win', async () => {
  const players = await deal(server.url, 2);
  await ended(players);
  expect(players[0]!.table.outcome).toEqual({ how: 'ended', ranking: [] });
  expect(players[0]!.table.series.tally).toEqual([]);
});

test('nobody who only watches asks for one, and the talk of before stays where it was', async () => {
  const players = await gather(server.url, 2);
  await say(players[0]!, 'good luck');
  await players[0]!.request('start', {});
  await Promise.all(players.map((player) => player.until(() => player.view !== null)));
  const zoe = new Player(server.url, 'Zoe');
  await zoe.join(players[0]!.table.code);
  await ended(players);
  expect(await codeOf(zoe.request('rematch', {}))).toBe('not-seated');
  const { code } = await players[0]!.request('rematch', {});
  await zoe.leave();
  await zoe.join(code);
  expect(wordsOf(zoe.welcome!.lines)).toEqual([]);
});
