import { CODE_LENGTH, CODE_LETTERS, type TableCard, type TableStatus } from '@pampa/protocol';
import type { Kysely } from 'kysely';
import type { Page, StoreFigures, TableLine, TablesQuery } from './operator-store';
import { after, PAGE_LINES, pageOf } from './paging';
import type { Schema } from './schema';
import { ownerOf } from './tables';

const STATUSES: Readonly<Record<TablesQuery['filter'], readonly TableStatus[]>> = {
  lobby: ['lobby', 'starting'],
  playing: ['playing'],
  over: ['over'],
};

const FIRST_LETTER = CODE_LETTERS.charAt(0);
const LAST_LETTER = CODE_LETTERS.charAt(CODE_LETTERS.length - 1);

/** The first or the last code with this beginning: a range, unlike a pattern, is found by the index in both databases. */
function filledUp(code: string, letter: string): string {
  return code.padEnd(CODE_LENGTH, letter);
}

/** The document, which holds secrets, is not read. */
export async function pageOfTables(db: Kysely<Schema>, query: TablesQuery): Promise<Page<TableLine>> {
  const { filter, code, after: cursor } = query;
  const all = db
    .selectFrom('tables')
    .select(['id', 'code', 'created_at', 'touched_at', 'owner_process', 'owner_room', 'card'])
    .where(after('created_at', 'code', cursor))
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .limit(PAGE_LINES + 1);
  const rows = await (
    code === ''
      ? all.where('status', 'in', STATUSES[filter])
      : all.where('code', '>=', filledUp(code, FIRST_LETTER)).where('code', '<=', filledUp(code, LAST_LETTER))
  ).execute();
  return pageOf(
    rows,
    (row) => [row.created_at, row.code],
    (row) => ({
      id: row.id,
      card: JSON.parse(row.card) as TableCard,
      touchedAt: row.touched_at,
      owner: ownerOf(row.owner_process, row.owner_room),
    }),
  );
}

/** Whatever still keeps it finds its lease lost. */
export async function removeUnstarted(db: Kysely<Schema>, table: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tables')
    .where('id', '=', table)
    .where('match_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function countAll(db: Kysely<Schema>): Promise<Omit<StoreFigures, 'bytes'>> {
  const tables = await db
    .selectFrom('tables')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('owner_room').as('awake'),
      fn.min<number | null>('created_at').as('oldest'),
      fn.max<number | null>('created_at').as('newest'),
    ])
    .executeTakeFirstOrThrow();
  const count = async (table: 'matches' | 'reports'): Promise<number> => {
    const { all } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow();
    return all;
  };
  return {
    tables: tables.all,
    asleep: tables.all - tables.awake,
    matches: await count('matches'),
    reports: await count('reports'),
    oldestAt: tables.oldest,
    newestAt: tables.newest,
  };
}
