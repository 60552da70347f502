import type { Entry, GameTypes, Header, Resigned, Result, Secrets } from '@pampa/rules';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema';
import type { Change, MatchEnd, StoredMatch } from './store';
import { writeOf, type Shapes, type Write } from './write';

export function matchInsert(
  db: Kysely<Schema>,
  table: string,
  match: NonNullable<Change['match']>,
  end: MatchEnd | null,
): Write {
  return writeOf(
    db.insertInto('matches').values({
      id: match.id,
      table_id: table,
      header: JSON.stringify(match.header),
      secrets: JSON.stringify(match.secrets),
      ...(end === null ? { ended_at: null, result: null, resigned: null } : endColumns(end)),
    }),
  );
}

/** The database refuses a second entry with the same number, and a second one for the same request. */
export function entryInsert(
  db: Kysely<Schema>,
  shapes: Shapes,
  { match, entry, request }: NonNullable<Change['entry']>,
): Write {
  const row = { match_id: match, seq: entry.seq, request, entry: JSON.stringify(entry) };
  return shapes.write('entry', Object.values(row), () => db.insertInto('entries').values(row));
}

/** A match ends once. */
export function matchEnding(db: Kysely<Schema>, { match, ...end }: NonNullable<Change['matchEnd']>): Write {
  return writeOf(
    db.updateTable('matches').set(endColumns(end)).where('id', '=', match).where('ended_at', 'is', null),
    () => new Error(`there is no running match ${match}`),
  );
}

function endColumns({
  at,
  result,
  resigned,
}: MatchEnd): Pick<Selectable<Schema['matches']>, 'ended_at' | 'result' | 'resigned'> {
  return {
    ended_at: at,
    result: JSON.stringify(result),
    resigned: resigned === undefined ? null : JSON.stringify(resigned),
  };
}

export async function findMatch(db: Kysely<Schema>, id: string): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const entries = await db
    .selectFrom('entries')
    .select(['entry', 'request'])
    .where('match_id', '=', id)
    .orderBy('seq')
    .execute();
  return {
    id,
    table: row.table_id,
    header: JSON.parse(row.header) as Header,
    secrets: JSON.parse(row.secrets) as Secrets,
    entries: entries.map(({ entry }) => JSON.parse(entry) as Entry<GameTypes>),
    requests: entries.map(({ request }) => request),
    end: endOf(row),
  };
}

function endOf({ ended_at: at, result, resigned }: Selectable<Schema['matches']>): MatchEnd | null {
  if (at === null) return null;
  return {
    at,
    result: JSON.parse(result ?? 'null') as Result | null,
    ...(resigned === null ? {} : { resigned: JSON.parse(resigned) as readonly Resigned[] }),
  };
}
