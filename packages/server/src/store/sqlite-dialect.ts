import type { Database, Statement } from 'better-sqlite3';
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
} from 'kysely';

/** Kysely's dialect with three habits changed; each says why. */
export class PampaSqliteDialect extends SqliteDialect {
  readonly #database: Database;
  readonly #assertUsable: () => void;

  /** `assertUsable` throws if nothing may be asked of the database any more. */
  constructor(database: Database, assertUsable: () => void) {
    super({ database });
    this.#database = database;
    this.#assertUsable = assertUsable;
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#database, this.#assertUsable);
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

class Driver extends SqliteDriver {
  readonly #database: Database;

  constructor(database: Database, assertUsable: () => void) {
    super({ database: preparingOnce(database, assertUsable) });
    this.#database = database;
  }

  /** A full disk makes SQLite roll back by itself; a second time would fail, and hide what had happened. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class Adapter extends SqliteAdapter {
  /** SQLite can do it, and with it a server killed in the middle of a migration finds the old database again. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely prepares each statement anew: without that, a commit takes a third less time. The store has some forty in all. */
export function preparingOnce(database: Database, assertUsable: () => void): SqliteDatabase {
  const prepared = new Map<string, Statement>();
  return {
    prepare(sql) {
      // What has begun can still be taken back.
      if (!database.inTransaction) assertUsable();
      let statement = prepared.get(sql);
      if (statement === undefined) {
        statement = database.prepare(sql);
        prepared.set(sql, statement);
      }
      return statement;
    },
    close: () => database.close(),
  };
}
