import type { ChatLine } from '@pampa/protocol';
import type { InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
import type { Schema } from './schema';

/** At least one line. */
export function linesInsert(
  db: Kysely<Schema>,
  table: string,
  lines: readonly ChatLine[],
): InsertQueryBuilder<Schema, 'lines', InsertResult> {
  return db
    .insertInto('lines')
    .values(lines.map((line) => ({ table_id: table, id: line.id, at: line.at, line: JSON.stringify(line) })));
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
