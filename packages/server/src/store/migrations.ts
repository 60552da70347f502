import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { DataProblem } from './data-problem';
import type { Schema } from './schema';

/**
 * How the database came to be what it is, oldest first. What has been released is never changed: a new step is added at
 * the end, with a name that sorts behind the others.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables-and-matches': { up: createTablesAndMatches },
  '0002-requests-of-lines': { up: addRequestsOfLines },
  '0003-resigned': { up: addResigned },
  '0004-reports': { up: createReports },
  '0005-keepsakes': { up: createKeepsakes },
  '0006-opened-by': { up: addOpenedBy },
  '0007-operator': { up: createOperatorLog },
};

const MIGRATION_TABLE = 'kysely_migration';

/** Brings a database of any earlier version, or an empty one, to what this version expects. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const done = await migrationsDone(db);
  if (done.some((name) => MIGRATIONS[name] === undefined)) {
    throw new DataProblem(
      'The data was written by a newer version of Pampa: start that version, or restore a backup made before.',
    );
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    migrationTableName: MIGRATION_TABLE,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the migration of the database failed', { cause: error });
}

/** For whoever may only read, while servers of whatever version run. */
export async function assertUpToDate(db: Kysely<Schema>): Promise<void> {
  const done = await migrationsDone(db);
  if (Object.keys(MIGRATIONS).some((name) => !done.includes(name)))
    throw new DataProblem('The data is of an older version of Pampa: start the server once.');
}

async function migrationsDone(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const rows = await db
    .$extendTables<{ [MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(MIGRATION_TABLE)
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}

async function createTablesAndMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('wake_at', 'bigint')
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('owner_process', 'text')
    .addColumn('owner_room', 'text')
    .addColumn('match_id', 'text')
    .addColumn('last_line', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tables_to_wake').on('tables').column('wake_at').execute();
  await db.schema.createIndex('tables_listed').on('tables').columns(['listed', 'created_at']).execute();

  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('header', 'text', (column) => column.notNull())
    .addColumn('secrets', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('result', 'text')
    .execute();
  await db.schema.createIndex('matches_ended').on('matches').column('ended_at').execute();

  await db.schema
    .createTable('entries')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('request', 'text')
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_once', ['match_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('entries_requested_once')
    .unique()
    .on('entries')
    .columns(['match_id', 'request'])
    .where('request', 'is not', null)
    .execute();

  await db.schema
    .createTable('lines')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lines_once', ['table_id', 'id'])
    .execute();
  await db.schema.createIndex('lines_by_age').on('lines').column('at').execute();

  await db.schema
    .createTable('push_subscriptions')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_once', ['table_id', 'person', 'endpoint'])
    .execute();
  await db.schema.createIndex('push_by_endpoint').on('push_subscriptions').column('endpoint').execute();
}

/** Who says something again after a restart, because the answer was lost, has said it once. */
async function addRequestsOfLines(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lines').addColumn('request', 'text').execute();
}

/** A record tells who has resigned, also when its table is long gone. */
async function addResigned(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('resigned', 'text').execute();
}

/** They belong to no table: one that is about a match must outlive its table, and may outlive its record. */
async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('match_id', 'text')
    .addColumn('report', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reports_by_age').on('reports').column('received_at').execute();
}

/** Processes on several machines have no folder in common: what must be the same for all of them is kept here. */
async function createKeepsakes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('keepsakes')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** Shares of the public list and of unstarted tables per address hold after a restart too. */
async function addOpenedBy(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('opened_by', 'text').execute();
  // Who opened them was not kept: each counts for itself.
  await sql`update tables set opened_by = id`.execute(db);
  await db.schema.createIndex('tables_by_opener').on('tables').column('opened_by').execute();
}

/**
 * The operators' log; and an order for the operator's list of tables. That is by the time of opening, which no move changes:
 * an index on anything else would be written with every move.
 */
async function createOperatorLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('operator_log_by_age').on('operator_log').column('at').execute();
  await db.schema.createIndex('tables_by_age').on('tables').columns(['created_at', 'code']).execute();
}
