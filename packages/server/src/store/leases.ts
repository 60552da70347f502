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
  return numUpdatedRows === 1n ? { table: id, epoch: epoch + 1, owner } : null;
}

/**
 * An answer to this may have been lost before, and the epoch be higher than its owner knows: so it is asked for. A room has
 * its id for this one table and hour, so whatever is under that id was taken by nobody else.
 */
export async function renewLease(db: Kysely<Schema>, { table: id, owner }: Lease): Promise<Lease | null> {
  for (;;) {
    const row = await db
      .selectFrom('tables')
      .select(['epoch', 'owner_room'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.owner_room !== owner.roomId) return null;
    const renewed = await takeLease(db, id, row.epoch, owner);
    if (renewed !== null) return renewed;
  }
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

export async function ownersOf(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const some = ids.slice(from, from + MOST_IDS);
    const rows = await db.selectFrom('tables').select(['id', 'owner_room']).where('id', 'in', some).execute();
    for (const { id, owner_room: room } of rows) if (room !== null) found.set(id, room);
  }
  return found;
}
