import type { Kysely } from 'kysely';
import { insertLines } from './chat';
import { endMatch, insertEntry, insertMatch } from './matches';
import type { Schema } from './schema';
import { LeaseLost, type Change, type Lease } from './store';
import { cardColumns } from './tables';

export async function commit(db: Kysely<Schema>, lease: Lease, change: Change): Promise<void> {
  await db.transaction().execute(async (write) => {
    await touch(write, lease, change);
    if (change.match !== undefined) await insertMatch(write, lease.table, change.match);
    if (change.entry !== undefined) await insertEntry(write, change.entry);
    if (change.matchEnd !== undefined) await endMatch(write, change.matchEnd);
    if (change.lines !== undefined) await insertLines(write, lease.table, change.lines, change.lineRequest);
  });
}

/**
 * Comes first. It finds no row if the lease is lost; if it finds one, that row is locked until the end of the
 * transaction, and nobody can take the lease in the middle of it.
 */
async function touch(write: Kysely<Schema>, lease: Lease, change: Change): Promise<void> {
  const { document, card, wakeAt, match } = change;
  const lastLine = change.lines?.at(-1)?.id;
  const { numUpdatedRows } = await write
    .updateTable('tables')
    .set({
      touched_at: change.at,
      ...(document === undefined ? {} : { document: JSON.stringify(document) }),
      ...(card === undefined ? {} : cardColumns(card)),
      ...(wakeAt === undefined ? {} : { wake_at: wakeAt }),
      ...(match === undefined ? {} : { match_id: match.id }),
      ...(lastLine === undefined ? {} : { last_line: lastLine }),
    })
    .where('id', '=', lease.table)
    .where('epoch', '=', lease.epoch)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost(`the lease of epoch ${lease.epoch} is not the newest`);
}
