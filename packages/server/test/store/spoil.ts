import type { Database } from 'better-sqlite3';

/**
 * From now on a transaction that writes an entry fails when it is committed, and not before: it leaves a reference to
 * nothing, and SQLite looks at this one only in the end.
 */
export function spoilCommits(database: Database): void {
  database.exec(`
    create table spoiled (match_id text references matches (id) deferrable initially deferred);
    create trigger spoil after insert on entries begin insert into spoiled values ('nobody'); end;
  `);
}

export function unspoilCommits(database: Database): void {
  database.exec('drop trigger spoil; drop table spoiled;');
}
