import { Kysely, PostgresDialect, sql } from 'kysely';
import { DataProblem, StoreFailure } from './data-problem';
import { KyselyStore } from './kysely-store';
import { migrate } from './migrations';
import { commitAsOne } from './postgres-commit';
import { ImpatientPool } from './postgres-pool';
import type { Schema } from './schema';
import type { Store } from './store';

/** Brings the database up to date and opens it. Several processes may do that at the same moment. */
export async function openPostgresStore(
  url: string,
  onBroken: (error: unknown) => void = () => undefined,
): Promise<Store> {
  const unhurried = kyselyOn(new ImpatientPool(url, { isUnhurried: true, most: 2, onBroken }));
  try {
    await assertDurable(unhurried);
    await migrate(unhurried);
  } catch (error) {
    await unhurried.destroy();
    throw error instanceof StoreFailure ? new DataProblem(whyNot(error.code)) : error;
  }
  const pool = new ImpatientPool(url, { onBroken });
  const db = kyselyOn(pool);
  return new KyselyStore(db, {
    writeTogether: commitAsOne(pool),
    unhurried,
    backup: () => Promise.reject(new Error('not yet')),
    async close() {
      await db.destroy();
      await unhurried.destroy();
    },
  });
}

function kyselyOn(pool: ImpatientPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** What has been committed survives a power cut; without that, nothing may be shown to anybody. */
async function assertDurable(db: Kysely<Schema>): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === 'off')
      throw new DataProblem(`The database of DATABASE_URL is not safe for playing: ${name} is off there.`);
  }
}

/** Nothing of the address is repeated: there is a password in it. */
function whyNot(code: string): string {
  switch (code) {
    case 'PG_28P01':
    case 'PG_28000':
      return 'PostgreSQL does not accept the user or the password of DATABASE_URL.';
    case 'PG_3D000':
      return 'PostgreSQL has no database of the name that DATABASE_URL gives.';
    default:
      return `The database of DATABASE_URL can't be reached (${code.replace('PG_', '')}).`;
  }
}
