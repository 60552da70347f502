import type { LoggedAct } from '@pampa/protocol';
import type { Kysely } from 'kysely';
import type { Page } from './operator-store';
import { after, PAGE_LINES, pageOf } from './paging';
import type { Schema } from './schema';

export async function beginAct(db: Kysely<Schema>, act: Omit<LoggedAct, 'outcome'>): Promise<void> {
  const { id, at, by, act: name, about } = act;
  await db
    .insertInto('operator_log')
    .values({ id, at, by_name: by, act: name, about: JSON.stringify(about), outcome: 'begun' })
    .execute();
}

export async function finishAct(
  db: Kysely<Schema>,
  id: string,
  outcome: LoggedAct['outcome'],
): Promise<void> {
  await db.updateTable('operator_log').set({ outcome }).where('id', '=', id).execute();
}

export async function pageOfActs(db: Kysely<Schema>, cursor: string | null): Promise<Page<LoggedAct>> {
  const rows = await db
    .selectFrom('operator_log')
    .selectAll()
    .where(after('at', 'id', cursor))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_LINES + 1)
    .execute();
  return pageOf(
    rows,
    ({ at, id }) => [at, id],
    ({ id, at, by_name: by, act, about, outcome }) => ({
      id,
      at,
      by,
      act: act as LoggedAct['act'],
      about: JSON.parse(about) as LoggedAct['about'],
      outcome: outcome as LoggedAct['outcome'],
    }),
  );
}

export async function sweepActs(db: Kysely<Schema>, before: number, most: number): Promise<void> {
  const first = await db
    .selectFrom('operator_log')
    .select('at')
    .orderBy('at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  const oldest = Math.max(before, first === undefined ? before : first.at + 1);
  await db.deleteFrom('operator_log').where('at', '<', oldest).execute();
}
