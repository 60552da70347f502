import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import type { ReportLine, StoredReport } from './store';

export async function saveReport(
  db: Kysely<Schema>,
  { id, receivedAt, match, report }: StoredReport,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reports')
    .values({ id, received_at: receivedAt, match_id: match, report: JSON.stringify(report) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

export async function countReports(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findReport(db: Kysely<Schema>, id: string): Promise<StoredReport | null> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { received_at: receivedAt, match_id: match, report } = row;
  return { id, receivedAt, match, report: JSON.parse(report) as StoredReport['report'] };
}

export async function listReports(db: Kysely<Schema>): Promise<readonly ReportLine[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('matches', 'matches.id', 'reports.match_id')
    .select(['reports.id', 'received_at', 'match_id', 'report', 'matches.id as known', 'ended_at'])
    .orderBy('received_at', 'desc')
    .execute();
  return rows.map(({ id, received_at: receivedAt, match_id: match, report, known, ended_at: endedAt }) => ({
    id,
    receivedAt,
    match,
    report: JSON.parse(report) as StoredReport['report'],
    matchIs: known === null ? 'unknown' : endedAt === null ? 'running' : 'over',
  }));
}
