import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import type { Retention, SweepReport } from './store';

/** Lines and push subscriptions of a table go with it; so do the entries of a match. */
export async function sweep(db: Kysely<Schema>, now: number, retention: Retention): Promise<SweepReport> {
  return db.transaction().execute(async (write) => ({
    lines: await sweepLines(write, now - retention.chatMs),
    tables:
      (await sweepUnstarted(write, now - retention.unstartedMs)) +
      (await sweepEnded(write, now - retention.endedMs)),
    matches: retention.recordsMs === null ? 0 : await sweepRecords(write, now - retention.recordsMs),
    reports: await sweepReports(write, now - retention.reportsMs),
  }));
}

async function sweepLines(write: Kysely<Schema>, before: number): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('lines')
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function sweepUnstarted(write: Kysely<Schema>, before: number): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('tables')
    .where('match_id', 'is', null)
    .where('touched_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A running match has no end, so no age makes it old. */
async function sweepEnded(write: Kysely<Schema>, before: number): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('tables')
    .where('match_id', 'in', (query) =>
      query.selectFrom('matches').select('matches.id').where('ended_at', '<', before),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A record whose table is still there is what that table shows: it stays as long. */
async function sweepRecords(write: Kysely<Schema>, before: number): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('matches')
    .where('ended_at', '<', before)
    .where('table_id', 'not in', (query) => query.selectFrom('tables').select('tables.id'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function sweepReports(write: Kysely<Schema>, before: number): Promise<number> {
  const { numDeletedRows } = await write
    .deleteFrom('reports')
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
