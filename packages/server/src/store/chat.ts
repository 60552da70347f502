import type { ChatLine } from '@pampa/protocol';
import type { InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
import type { Schema } from './schema';

/** At least one line. */
export function linesInsert(
  db: Kysely<Schema>,
  table: string,
  lines: readonly ChatLine[],
  /** What the first of them answers. */
  request: string | null = null,
): InsertQueryBuilder<Schema, 'lines', InsertResult> {
  return db.insertInto('lines').values(
    lines.map((line, index) => ({
      table_id: table,
      id: line.id,
      at: line.at,
      line: JSON.stringify(line),
      request: index === 0 ? request : null,
    })),
  );
}

export async function recentLines(
  db: Kysely<Schema>,
  table: string,
  limit: number,
): Promise<readonly ChatLine[]> {
  const newestFirst = await db
    .selectFrom('lines')
    .select('line')
    .where('table_id', '=', table)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return newestFirst.reverse().map(({ line }) => JSON.parse(line) as ChatLine);
}

/** Long enough for whoever lost an answer to ask again. */
const REQUESTS_KEPT = 100;

/** The requests that the newest lines came from, with the numbers of the lines. */
export async function recentRequests(
  db: Kysely<Schema>,
  table: string,
): Promise<ReadonlyMap<string, number>> {
  const newest = await db
    .selectFrom('lines')
    .select(['id', 'request'])
    .where('table_id', '=', table)
    .orderBy('id', 'desc')
    .limit(REQUESTS_KEPT)
    .execute();
  return new Map(newest.flatMap(({ id, request }) => (request === null ? [] : [[request, id] as const])));
}
