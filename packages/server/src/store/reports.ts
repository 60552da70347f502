import type { Kysely } from 'kysely';
import type { Page } from './operator-store';
import { after, PAGE_LINES, pageOf } from './paging';
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
  return (await withMatches(db).execute()).map(lineOf);
}

export async function pageOfReports(db: Kysely<Schema>, cursor: string | null): Promise<Page<ReportLine>> {
  const rows = await withMatches(db)
    .where(after('received_at', 'reports.id', cursor))
    .limit(PAGE_LINES + 1)
    .execute();
  return pageOf(rows, ({ received_at: at, id }) => [at, id], lineOf);
}

export async function removeReport(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('reports').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Newest first. */
function withMatches(db: Kysely<Schema>) {
  return db
    .selectFrom('reports')
    .leftJoin('matches', 'matches.id', 'reports.match_id')
    .select(['reports.id', 'received_at', 'match_id', 'report', 'matches.id as known', 'ended_at'])
    .orderBy('received_at', 'desc')
    .orderBy('reports.id', 'desc');
}

type Joined = Awaited<ReturnType<ReturnType<typeof withMatches>['execute']>>[number];

function lineOf({
  id,
  received_at: receivedAt,
  match_id: match,
  report,
  known,
  ended_at: endedAt,
}: Joined): ReportLine {
  return {
    id,
    receivedAt,
    match,
    report: JSON.parse(report) as StoredReport['report'],
    matchIs: known === null ? 'unknown' : endedAt === null ? 'running' : 'over',
  };
}
