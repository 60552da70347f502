import type { TableCard } from '@pampa/protocol';
import type { Kysely } from 'kysely';
import { linesInsert, recentRequests } from './chat';
import { findMatch } from './matches';
import type { Schema } from './schema';
import {
  LISTED_STATUSES,
  type NewTable,
  type Owner,
  type StoredTable,
  type TableRow,
  type TableToWake,
} from './store';

/** What a card says about its table that queries ask for. */
export function cardColumns(card: TableCard): { card: string; status: string; listed: number } {
  return { card: JSON.stringify(card), status: card.status, listed: card.options.listed ? 1 : 0 };
}

export async function createTable(db: Kysely<Schema>, table: NewTable): Promise<boolean> {
  return db.transaction().execute(async (write) => {
    const { numInsertedOrUpdatedRows } = await write
      .insertInto('tables')
      .values({
        id: table.id,
        code: table.code,
        created_at: table.createdAt,
        touched_at: table.createdAt,
        ...cardColumns(table.card),
        document: JSON.stringify(table.document),
        wake_at: null,
        epoch: 0,
        owner_process: null,
        owner_room: null,
        match_id: null,
        last_line: table.lines.at(-1)?.id ?? 0,
        opened_by: table.openedBy,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return false;
    if (table.lines.length > 0) await linesInsert(write, table.id, table.lines).execute();
    return true;
  });
}

/** Anybody may ask for this, by code: the document, which holds secrets, is not even read. */
export async function findTable(db: Kysely<Schema>, code: string): Promise<TableRow | null> {
  const row = await db
    .selectFrom('tables')
    .select(['id', 'code', 'epoch', 'owner_process', 'owner_room', 'card'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    code: row.code,
    epoch: row.epoch,
    owner: ownerOf(row.owner_process, row.owner_room),
    card: JSON.parse(row.card) as TableCard,
  };
}

export function ownerOf(processId: string | null, roomId: string | null): Owner | null {
  return processId === null || roomId === null ? null : { processId, roomId };
}

/** Whoever wants to go on from here takes the lease first: what is read before may be old by then. */
export async function loadTable(db: Kysely<Schema>, id: string): Promise<StoredTable | null> {
  const row = await db
    .selectFrom('tables')
    .select(['epoch', 'document', 'touched_at', 'wake_at', 'match_id', 'last_line'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id,
    epoch: row.epoch,
    document: JSON.parse(row.document) as object,
    touchedAt: row.touched_at,
    wakeAt: row.wake_at,
    match: row.match_id === null ? null : await findMatch(db, row.match_id),
    lastLine: row.last_line,
    lineRequests: await recentRequests(db, id),
  };
}

/** Of how many public tables the list is made. All of 50,000 took 59 ms, and every request for the list waits for that. */
const LIST_CANDIDATES = 2_000;

export async function listedTables(
  db: Kysely<Schema>,
  limit: number,
  perOpener: number,
): Promise<readonly TableCard[]> {
  const newest = db
    .selectFrom('tables')
    .select(['id', 'created_at', 'opened_by'])
    .where('listed', '=', 1)
    .where('status', 'in', LISTED_STATUSES)
    .orderBy('created_at', 'desc')
    .limit(LIST_CANDIDATES);
  const ranked = db.selectFrom(newest.as('newest')).select((eb) => [
    'id',
    'created_at',
    eb.fn
      .agg<number>('row_number')
      .over((over) => over.partitionBy('opened_by').orderBy('created_at', 'desc'))
      .as('rank'),
  ]);
  const shown = db
    .selectFrom(ranked.as('ranked'))
    .select('id')
    .where('rank', '<=', perOpener)
    .orderBy('rank')
    .orderBy('created_at', 'desc')
    .limit(limit);
  const rows = await db
    .selectFrom('tables')
    .select('card')
    .where('id', 'in', shown)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ card }) => JSON.parse(card) as TableCard);
}

export async function countUnstarted(db: Kysely<Schema>, openedBy: string): Promise<number> {
  const row = await db
    .selectFrom('tables')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('opened_by', '=', openedBy)
    .where('match_id', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function tablesToWake(
  db: Kysely<Schema>,
  now: number,
  limit: number,
  beyond = Number.MAX_SAFE_INTEGER,
): Promise<readonly TableToWake[]> {
  return db
    .selectFrom('tables')
    .select(['id', 'code'])
    .where((is) => is.or([is('wake_at', '<=', now), is('wake_at', '>', beyond)]))
    .orderBy('wake_at')
    .limit(limit)
    .execute();
}
