import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import { preparingOnce } from './sqlite-dialect';
import type { Write, WriteTogether } from './write';

interface Waiting {
  readonly writes: readonly Write[];
  readonly isPatient: boolean;
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
 *
 * Who has patience waits until somebody comes who has none, and goes along with him.
 */
export function groupCommit(
  db: Kysely<Schema>,
  database: Database,
): { readonly writeTogether: WriteTogether; readonly hurry: () => void } {
  const waiting: Waiting[] = [];
  let isGathering = false;
  let endOfPatience: NodeJS.Timeout | undefined;
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
      void tellAll(written);
    } catch (error) {
      // Who was refused knows why already; to tell him once more changes nothing.
      for (const { reject } of group) reject(error);
    }
  };

  const gather = async (): Promise<void> => {
    const take = (): readonly Waiting[] => {
      isGathering = false;
      return waiting.splice(0);
    };
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

  const hurry = (): void => {
    clearTimeout(endOfPatience);
    endOfPatience = undefined;
    if (isGathering || waiting.length === 0) return;
    isGathering = true;
    void gather();
  };

  const writeTogether: WriteTogether = (writes, patience) =>
    new Promise((resolve, reject) => {
      waiting.push({ writes, isPatient: patience !== undefined, resolve, reject });
      if (patience === undefined) {
        hurry();
      } else if (!isGathering) {
        endOfPatience ??= setTimeout(hurry, patience.ms);
        patience.onWait();
      }
    });
  return { writeTogether, hurry };
}

/** What follows, showing it to a whole table, takes as long as the write: the patient wait for that too, each his turn. */
async function tellAll(written: readonly Waiting[]): Promise<void> {
  for (const { resolve } of written.filter(({ isPatient }) => !isPatient)) resolve();
  for (const { resolve } of written.filter(({ isPatient }) => isPatient)) {
    await endOfTurn();
    resolve();
  }
}
