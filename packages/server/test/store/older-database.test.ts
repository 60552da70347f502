import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { MatchRecord } from '@pampa/rules';
import { openSqliteStore } from '../../src/store/sqlite';
import { databaseFile } from '../../src/store/sqlite-file';
import { temporaryFolder } from './folder';
import { cardOf, lineOf, NOON, tableOf } from './samples';

/** What the very first version made, as it stood in its file: never to be changed. */
const FIRST_VERSION = `
create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration" values ('0001-tables-and-matches', '2026-11-16T12:00:00.000Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
create table "tables" ("id" text primary key, "code" text not null unique, "created_at" bigint not null, "touched_at" bigint not null, "status" text not null, "listed" integer not null, "card" text not null, "document" text not null, "wake_at" bigint, "epoch" integer not null, "owner_process" text, "owner_room" text, "match_id" text, "last_line" integer not null);
create index "tables_to_wake" on "tables" ("wake_at");
create index "tables_listed" on "tables" ("listed", "created_at");
create table "matches" ("id" text primary key, "table_id" text not null, "header" text not null, "secrets" text not null, "ended_at" bigint, "result" text);
create index "matches_ended" on "matches" ("ended_at");
create table "entries" ("match_id" text not null references "matches" ("id") on delete cascade, "seq" integer not null, "request" text, "entry" text not null, constraint "entries_once" primary key ("match_id", "seq"));
create unique index "entries_requested_once" on "entries" ("match_id", "request") where "request" is not null;
create table "lines" ("table_id" text not null references "tables" ("id") on delete cascade, "id" integer not null, "at" bigint not null, "line" text not null, constraint "lines_once" primary key ("table_id", "id"));
create index "lines_by_age" on "lines" ("at");
create table "push_subscriptions" ("table_id" text not null references "tables" ("id") on delete cascade, "person" text not null, "endpoint" text not null, "p256dh" text not null, "auth" text not null, "language" text not null, constraint "push_once" primary key ("table_id", "person", "endpoint"));
create index "push_by_endpoint" on "push_subscriptions" ("endpoint");
pragma application_id = 1348562288;
`;

const FIXTURE = join(__dirname, '../../../../fixtures/el-gaucho/tie.match.json');
const record = JSON.parse(readFileSync(FIXTURE, 'utf8')) as MatchRecord;
const TABLE = tableOf('BDFGH');

/** A table in the middle of a match, with a word said at it. */
function keptByTheFirstVersion(): string {
  const dir = temporaryFolder();
  const database = new Database(databaseFile(dir));
  database.exec(FIRST_VERSION);
  const insert = (into: string, ...values: readonly (string | number | null)[]): void => {
    database.prepare(`insert into ${into} values (${values.map(() => '?').join()})`).run(...values);
  };
  const kept = [JSON.stringify(TABLE.card), JSON.stringify(TABLE.document)] as const;
  insert('tables', TABLE.id, TABLE.code, NOON, NOON, 'playing', 0, ...kept, null, 3, null, null, 'match', 1);
  insert(
    'matches',
    'match',
    TABLE.id,
    JSON.stringify(record.header),
    JSON.stringify(record.secrets),
    null,
    null,
  );
  for (const entry of record.entries) insert('entries', 'match', entry.seq, null, JSON.stringify(entry));
  insert('lines', TABLE.id, 1, NOON, JSON.stringify(lineOf(1, 'hello')));
  database.close();
  return dir;
}

test('what the very first version has kept is brought forward, its running match move by move', async () => {
  const store = await openSqliteStore(keptByTheFirstVersion());
  expect(await store.findTable('BDFGH')).toMatchObject({ id: TABLE.id, epoch: 3, card: cardOf('BDFGH') });
  const { header, secrets, entries } = record;
  const table = await store.loadTable(TABLE.id);
  expect(table).toMatchObject({
    document: TABLE.document,
    lastLine: 1,
    match: { id: 'match', header, secrets },
  });
  expect((await store.findMatch('match'))?.entries).toEqual(entries);
  expect(await store.recentLines(TABLE.id, 10)).toEqual([lineOf(1, 'hello')]);
  // What only later versions know of can be kept from now on.
  expect(await store.countReports()).toBe(0);
  await store.close();
});
