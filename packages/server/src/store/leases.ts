import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import type { Lease, Owner } from './store';

/** Compare and set: of all who have read the same epoch, one gets the lease. */
export async function takeLease(
  db: Kysely<Schema>,
  id: string,
  epoch: number,
  owner: Owner,
): Promise<Lease | null> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ epoch: epoch + 1, owner_process: owner.processId, owner_room: owner.roomId })
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? { table: id, epoch: epoch + 1 } : null;
}

/** The epoch stays: the next owner raises it further, so a lease never comes back to life. */
export async function releaseLease(db: Kysely<Schema>, lease: Lease): Promise<void> {
  await db
    .updateTable('tables')
    .set({ owner_process: null, owner_room: null })
    .where('id', '=', lease.table)
    .where('epoch', '=', lease.epoch)
    .execute();
}

/** Databases take so many values in one question. */
const MOST_IDS = 500;

export async function epochsOf(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const some = ids.slice(from, from + MOST_IDS);
    const rows = await db.selectFrom('tables').select(['id', 'epoch']).where('id', 'in', some).execute();
    for (const { id, epoch } of rows) found.set(id, epoch);
  }
  return found;
}
