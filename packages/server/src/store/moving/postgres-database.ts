import { sql, type Kysely } from 'kysely';
import { DataProblem } from '../data-problem';
import { assertUpToDate, migrate } from '../migrations';
import { assertDurable, explained, kyselyOn } from '../postgres-database';
import { ImpatientPool } from '../postgres-pool';
import type { Schema } from '../schema';
import { postgresSide } from './postgres-side';
import type { Source, Target } from './side';

/** As it is at this moment; servers may run on it. */
export function runningDatabase(url: string): Promise<Source> {
  return open(url, assertUpToDate);
}

/** No server runs on it: what is played after this moment would stay behind. */
export function stoppedDatabase(url: string): Promise<Source> {
  return open(url, async (db) => {
    await assertUpToDate(db);
    await assertUnused(db);
  });
}

/** Any that is up to date, or has nothing in it at all. */
export function databaseToFill(url: string): Promise<Target> {
  return open(url, async (db) => {
    await assertDurable(db);
    await migrate(db);
    await assertUnused(db);
  });
}

async function open(url: string, prepare: (db: Kysely<Schema>) => Promise<void>): Promise<Target> {
  const pool = new ImpatientPool(url, { isUnhurried: true, name: 'pampa-moving' });
  try {
    await prepare(kyselyOn(pool));
    return await postgresSide(pool);
  } catch (error) {
    await pool.end();
    throw explained(error);
  }
}

/** Servers say who they are when they connect. */
async function assertUnused(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ servers: number }>`
    select count(*) as servers from pg_stat_activity
    where datname = current_database() and application_name = 'pampa'`.execute(db);
  if (rows[0]?.servers !== 0)
    throw new DataProblem('Pampa servers are running on the database: stop them first.');
}
