import type { Kysely } from 'kysely';
import type { Schema } from './schema';

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
