import { Kysely, PostgresDialect, sql } from 'kysely';
import { DataProblem, StoreFailure } from './data-problem';
import type { ImpatientPool } from './postgres-pool';
import type { Schema } from './schema';

export function kyselyOn(pool: ImpatientPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** What has been committed survives a power cut; without that, nothing may be shown to anybody. */
export async function assertDurable(db: Kysely<Schema>): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === 'off')
      throw new DataProblem(`The database of DATABASE_URL is not safe for playing: ${name} is off there.`);
  }
}

/** With everything that PostgreSQL keeps for it: indexes too, and what has not been cleared up yet. */
export async function databaseBytes(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Why a database could not be had, in a sentence. Nothing of its address is repeated: there is a password in it. */
export function explained(error: unknown): unknown {
  if (!(error instanceof StoreFailure)) return error;
  switch (error.code) {
    case 'PG_28P01':
    case 'PG_28000':
      return new DataProblem('PostgreSQL does not accept the user or the password of DATABASE_URL.');
    case 'PG_3D000':
      return new DataProblem('PostgreSQL has no database of the name that DATABASE_URL gives.');
    default:
      return new DataProblem(
        `The database of DATABASE_URL can't be reached (${error.code.replace('PG_', '')}).`,
      );
  }
}
