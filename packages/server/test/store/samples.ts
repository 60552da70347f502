import { USUAL_OPTIONS, type ChatLine, type TableCard } from '@pampa/protocol';
import type { Entry, GameTypes, Header, Secrets } from '@pampa/rules';
import type { Lease, NewTable, Owner, Store } from '../../src/store/store';

/** A moment in 2026. The store never looks at a clock itself. */
export const NOON = 1_790_000_000_000;

export const OWNER: Owner = { processId: 'process-1', roomId: 'room-1' };

export function cardOf(code: string, more: Partial<TableCard> = {}): TableCard {
  return {
    code,
    game: 'el-gaucho',
    status: 'lobby',
    seats: [{ kind: 'person', name: 'Ana', colour: 'red' }],
    options: USUAL_OPTIONS,
    gameOptions: { layout: 'wide' },
    createdAt: NOON,
    match: null,
    next: null,
    ...more,
  };
}

/** The id follows from the code: `BDFGH` is the table `table-BDFGH`. */
export function tableOf(code: string, more: Partial<NewTable> = {}): NewTable {
  return {
    id: `table-${code}`,
    code,
    createdAt: NOON,
    openedBy: `opener of ${code}`,
    card: cardOf(code),
    document: { seats: [{ name: 'Ana', tokenHash: 'hash-of-a-token' }] },
    lines: [],
    ...more,
  };
}

export function lineOf(id: number, text: string, at = NOON): ChatLine {
  return { id, at, channel: 'table', from: 'p1', name: 'Ana', said: { text } };
}

export function headerOf(match: string): Header {
  return {
    match,
    game: 'el-gaucho',
    rules: 1,
    options: { layout: 'wide', startSeat: 0 },
    players: [
      { name: 'Ana', kind: 'person' },
      { name: 'Bruno', kind: 'person' },
    ],
    commitments: { server: 'c0'.repeat(32), seats: [null, null] },
    startedAt: NOON,
  };
}

export const SECRETS: Secrets = { server: '5e'.repeat(32), seats: [null, null] };

export function entryOf(seq: number): Entry<GameTypes> {
  return {
    seq,
    seat: seq % 2,
    at: NOON + seq,
    by: 'person',
    act: { type: 'end-turn' },
    link: 'ab'.repeat(32),
  };
}

/** A table that somebody plays, under the lease that is returned. */
export async function openTable(store: Store, table: NewTable): Promise<Lease> {
  if (!(await store.createTable(table))) throw new Error(`${table.code} is in use`);
  const lease = await store.takeLease(table.id, 0, OWNER);
  if (lease === null) throw new Error('the lease is somebody else’s');
  return lease;
}

/** The same, with a match in it that is called after its code: `match-BDFGH`. */
export async function openMatch(store: Store, table: NewTable): Promise<Lease> {
  const lease = await openTable(store, table);
  const id = `match-${table.code}`;
  await store.commit(lease, { at: NOON, match: { id, header: headerOf(id), secrets: SECRETS } });
  return lease;
}
