import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchMaker, type Client } from '@colyseus/core';
import { Connection, Connections } from '../../src/room/connections';
import type { TableRoom } from '../../src/room/table-room';
import type { Store } from '../../src/store/store';
import type { TableDocument } from '../../src/table/document';
import { troubledStore, type TroubledStore } from '../faults/troubled-store';
import { requestId, type Player } from '../support/player';
import { startRunning, type Running } from '../support/running';
import { deal, playOn } from '../support/tables';
import { until } from '../support/waiting';

let dataDir: string;
let server: Running;
let store: TroubledStore;
/** How often something was written since it was last set to 0. */
let written = 0;

const counting = (real: Store): Store =>
  new Proxy(real, {
    get(target, name: keyof Store) {
      if (name === 'commit') written += 1;
      return target[name].bind(target);
    },
  });

/** The rest has to wait in line until `store.release()`. */
async function keepWriting(player: Player): Promise<void> {
  store.hold();
  const line = { id: requestId(), channel: 'table', preset: 'one-moment' } as const;
  void player.request('say', line).catch(() => undefined);
  await until(() => store.waiting === 1);
}

/** Resolves when it stands in line: what was sent after it, and needs no line, has been answered. */
async function queued(player: Player, request: Promise<unknown>): Promise<void> {
  void request.catch(() => undefined);
  await player.request('look', { looking: true });
}

/** As the next server finds it. */
async function stored(code: string): Promise<TableDocument> {
  const next = await startRunning({ dataDir });
  const row = await next.store.findTable(code);
  const table = await next.store.loadTable(row!.id);
  await next.close();
  return table!.document as TableDocument;
}

describe.each([
  ['the server stops', false],
  ['the table moves to another process', true],
])('when %s', (_, isMoved) => {
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'pampa-'));
    server = await startRunning({ dataDir, wrapStore: (real) => (store = troubledStore(counting(real))) });
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  /** What waits in line meanwhile has its turn when everybody has been sent away. */
  async function leave({ place }: Player): Promise<void> {
    const room = matchMaker.getLocalRoomById(place!.roomId) as unknown as TableRoom;
    const gone = isMoved ? room.letGo() : server.close();
    await until(() => room.isLeaving && room.clients.length === 0);
    store.release();
    await gone;
    if (isMoved) await server.close();
  }

  test('the match is not ended because nobody is left who was asked', async () => {
    const [ana, bruno] = (await deal(server.url, 3)) as [Player, Player];
    const { code } = ana.table;
    await keepWriting(bruno);
    await queued(ana, ana.request('propose', { kind: 'end' }));
    await leave(ana);
    expect(await stored(code)).toMatchObject({ status: 'playing', outcome: null, proposals: [] });
  });

  test('nobody is called back who sat at the page', async () => {
    const players = await deal(server.url, 2, { gameOptions: { startSeat: 0 } });
    while ((players[0]!.open as { phase: string }).phase !== 'claim') await playOn(players, 1);
    const actor = players.find(({ isAwaited }) => isAwaited)!;
    const { code } = actor.table;
    await keepWriting(actor);
    await queued(actor, actor.actSensibly());
    await leave(actor);
    expect((await stored(code)).seats.map(({ calledFor }) => calledFor)).toEqual([undefined, undefined]);
  });

  test('nothing is written about people who did not go by themselves', async () => {
    const [ana] = (await deal(server.url, 3)) as [Player];
    const { code } = ana.table;
    written = 0;
    await leave(ana);
    expect(written).toBe(0);
    // Whoever wakes it finds them away as of then.
    expect((await stored(code)).seats.map(({ awaySince }) => awaySince)).toEqual([null, null, null]);
  });
});

test('what a room still does while it leaves is done in the company there was', () => {
  const connections = new Connections();
  const [ana, bruno] = ['p1', 'p2'].map((id) => {
    const visitor = { address: id, browser: null };
    const admission = { tokenHash: null, name: '', visitor, address: id, regainedFrom: null };
    const client = { sessionId: id, send: () => undefined, leave: () => undefined } as unknown as Client;
    const connection = new Connection(client, id, true, admission, () => 0, 1);
    connections.add(connection);
    return connection;
  }) as [Connection, Connection];
  bruno.isLooking = false;
  connections.keepCompany();
  ana.dismiss('lease-lost');
  connections.remove('p2');
  expect(connections.company()).toMatchObject({ present: new Set(['p1', 'p2']), looking: new Set(['p1']) });
  expect(connections.all()).toEqual([]);
});
