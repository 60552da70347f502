import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import type { TimeMark } from './store';

/** Of all who come with something of their own, the first is right, and every one of them gets to know it. */
export async function keepOnce(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  const known = await kept(db, name);
  if (known !== undefined) return known;
  const value = make();
  await db
    .insertInto('keepsakes')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await kept(db, name)) ?? value;
}

/** Unlike what is kept once, this may change: the last one who writes is right. */
export async function writeNote(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto('keepsakes')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function readNote(db: Kysely<Schema>, name: string): Promise<string | null> {
  return (await kept(db, name)) ?? null;
}

/** More than the largest change: a full disk may have room left for a few words. */
const ENOUGH = 'x'.repeat(64 * 1024);

/** Throws if nothing can be written. Leaves nothing behind. */
export async function tryToWrite(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('keepsakes')
    .values({ name: 'room to write', value: ENOUGH })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: ENOUGH }))
    .execute();
  await db.deleteFrom('keepsakes').where('name', '=', 'room to write').execute();
}

async function kept(db: Kysely<Schema>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('keepsakes').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** The name under which the time is kept that a house has lived through. */
export const TIME = 'time';

/** Of a house from before there was a mark: the time of its newest line. */
export async function timeMark(db: Kysely<Schema>): Promise<TimeMark | null> {
  const text = await kept(db, TIME);
  if (text !== undefined) return JSON.parse(text) as TimeMark;
  const newest = await db.selectFrom('lines').select('at').orderBy('at', 'desc').limit(1).executeTakeFirst();
  return newest === undefined ? null : { sure: newest.at, since: null };
}

/** Compare and set: false if it is not `previous` that is kept. */
export async function keepTimeMark(
  db: Kysely<Schema>,
  mark: TimeMark,
  previous: TimeMark | null,
): Promise<boolean> {
  const value = textOf(mark);
  const { numUpdatedRows } = await db
    .updateTable('keepsakes')
    .set({ value })
    .where('name', '=', TIME)
    .where('value', '=', previous === null ? '' : textOf(previous))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return true;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('keepsakes')
    .values({ name: TIME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The same text for the same mark: it is compared by it. */
function textOf({ sure, since }: TimeMark): string {
  return JSON.stringify({ sure, since });
}
