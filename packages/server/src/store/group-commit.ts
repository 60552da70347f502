import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import { preparingOnce } from './sqlite-dialect';
import type { Write, WriteTogether } from './write';

interface Waiting {
  readonly writes: readonly Write[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Changes that come in the same turn of the event loop share one transaction: making it durable is most of what a change
 * costs, and while SQLite waits for the disk the next ones gather by themselves. Other databases do that for their
 * connections; SQLite has one.
 *
 * Each has a savepoint of its own. One that is refused leaves the others alone; if the transaction fails, it has failed
 * for all of them.
 */
export function groupCommit(db: Kysely<Schema>, database: Database): WriteTogether {
  const waiting: Waiting[] = [];
  const statements = preparingOnce(database);

  const write = database.transaction((writes: readonly Write[]) => {
    for (const { sql, parameters, ifNoRow } of writes) {
      const { changes } = statements.prepare(sql).run(parameters);
      if (ifNoRow !== null && Number(changes) !== 1) throw ifNoRow();
    }
  });

  const writeAll = database.transaction((group: readonly Waiting[], written: Waiting[]) => {
    for (const one of group) {
      try {
        write(one.writes);
        written.push(one);
      } catch (error) {
        // A full disk, for one: SQLite has taken back the whole transaction by itself.
        if (!database.inTransaction) throw error;
        one.reject(error);
      }
    }
  });

  const settle = (group: readonly Waiting[]): void => {
    const written: Waiting[] = [];
    try {
      writeAll(group, written);
      for (const { resolve } of written) resolve();
    } catch (error) {
      // Who was refused knows why already; to tell him once more changes nothing.
      for (const { reject } of group) reject(error);
    }
  };

  const gather = async (): Promise<void> => {
    const take = (): readonly Waiting[] => waiting.splice(0);
    try {
      // In its place among all others who wait for the connection: who reads afterwards, or closes, finds it done.
      await db.connection().execute(async () => {
        await endOfTurn();
        settle(take());
      });
    } catch (error) {
      for (const { reject } of take()) reject(error);
    }
  };

  return (writes) =>
    new Promise((resolve, reject) => {
      waiting.push({ writes, resolve, reject });
      if (waiting.length === 1) void gather();
    });
}
