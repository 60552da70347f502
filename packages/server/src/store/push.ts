import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import type { PushSubscriptionRow } from './store';

/** A browser that subscribes again gets new keys, not a second call for each turn. */
export async function savePush(db: Kysely<Schema>, subscription: PushSubscriptionRow): Promise<void> {
  const { table, person, endpoint, p256dh, auth, language } = subscription;
  await db
    .insertInto('push_subscriptions')
    .values({ table_id: table, person, endpoint, p256dh, auth, language })
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'person', 'endpoint']).doUpdateSet({ p256dh, auth, language }),
    )
    .execute();
}

export async function pushOf(
  db: Kysely<Schema>,
  table: string,
  person: string,
): Promise<readonly PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['table_id as table', 'person', 'endpoint', 'p256dh', 'auth', 'language'])
    .where('table_id', '=', table)
    .where('person', '=', person)
    .orderBy('endpoint')
    .execute();
}

export async function removePush(db: Kysely<Schema>, table: string, person: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .execute();
}

export async function removePushEndpoint(db: Kysely<Schema>, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
}
