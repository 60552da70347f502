import type { ChatLine } from '@pampa/protocol';
import type { Compilable, InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
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

/**
 * Lines kept per table: so many that were said, and so many notices, which talk must not push out. A long evening has 500
 * lines of talk; a page shows the last 60.
 */
const MOST_LINES = 500;
/** Old lines go with every so many new ones: to look for them with each would double what a line costs. */
const TRIMMED_EVERY = 50;

/** Removes the oldest lines beyond what is kept. Nothing, unless one of these lines is the one to do it with. */
export function linesTrims(
  db: Kysely<Schema>,
  table: string,
  lines: readonly ChatLine[],
): readonly Compilable[] {
  if (!lines.some(({ id }) => id % TRIMMED_EVERY === 0)) return [];
  // Said lines answer a request; notices don't.
  return (['is not', 'is'] as const).map((isSaid) =>
    db
      .deleteFrom('lines')
      .where('table_id', '=', table)
      .where('request', isSaid, null)
      .where('id', '<=', (query) =>
        query
          .selectFrom('lines as newer')
          .select('newer.id')
          .where('newer.table_id', '=', table)
          .where('newer.request', isSaid, null)
          .orderBy('newer.id', 'desc')
          .limit(1)
          .offset(MOST_LINES),
      ),
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
