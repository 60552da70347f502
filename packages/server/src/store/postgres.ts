import { Kysely, PostgresDialect } from 'kysely';
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
  await prepare(url);
  const pool = new ImpatientPool(url, { onBroken });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return new KyselyStore(db, {
    writeTogether: commitAsOne(pool),
    backup: () => Promise.reject(new Error('not yet')),
    // Whatever is under way has its connection until it is done.
    close: () => db.destroy(),
  });
}

async function prepare(url: string): Promise<void> {
  const pool = new ImpatientPool(url, { isUnhurried: true });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await assertDurable(pool);
    await migrate(db);
  } catch (error) {
    throw error instanceof StoreFailure ? new DataProblem(whyNot(error.code)) : error;
  } finally {
    await db.destroy();
  }
}

/** What has been committed survives a power cut; without that, nothing may be shown to anybody. */
async function assertDurable(pool: ImpatientPool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const name of ['fsync', 'synchronous_commit']) {
      const { rows } = await client.ask<{ value: string }>({
        text: 'select current_setting($1) as value',
        values: [name],
      });
      if (rows[0]?.value === 'off')
        throw new DataProblem(`The database of DATABASE_URL is not safe for playing: ${name} is off there.`);
    }
  } finally {
    client.release();
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
