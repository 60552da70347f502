import type { Kysely } from 'kysely';
import { KyselyStore } from './kysely-store';
import { migrate } from './migrations';
import { backupPostgres } from './moving/backup-postgres';
import { commitAsOne } from './postgres-commit';
import { assertDurable, databaseBytes, explained, kyselyOn } from './postgres-database';
import { ImpatientPool } from './postgres-pool';
import type { Schema } from './schema';
import type { Store } from './store';

type OnBroken = (error: unknown) => void;

/** Brings the database up to date and opens it. Several processes may do that at the same moment. */
export async function openPostgresStore(url: string, onBroken?: OnBroken): Promise<Store> {
  const { unhurried, store } = postgresStoreOn(url, onBroken);
  try {
    await assertDurable(unhurried);
    await migrate(unhurried);
    return store;
  } catch (error) {
    await store.close();
    throw explained(error);
  }
}

/** On a database as it is. */
export function postgresStoreOn(
  url: string,
  onBroken: OnBroken = () => undefined,
): { readonly db: Kysely<Schema>; readonly unhurried: Kysely<Schema>; readonly store: Store } {
  const pool = new ImpatientPool(url, { onBroken });
  const db = kyselyOn(pool);
  const unhurried = kyselyOn(new ImpatientPool(url, { isUnhurried: true, most: 2, onBroken }));
  const store = new KyselyStore(db, {
    writeTogether: commitAsOne(pool),
    unhurried,
    isInPlace: () => true,
    backup: (file) => backupPostgres(url, file),
    bytes: () => databaseBytes(unhurried),
    async close() {
      await db.destroy();
      await unhurried.destroy();
    },
  });
  return { db, unhurried, store };
}
