import type { Database } from 'better-sqlite3';
import { preparingOnce } from './sqlite-dialect';
import type { Write } from './write';

/** A change that waits to be written. */
export interface Waiting {
  readonly writes: readonly Write[];
  readonly reject: (error: unknown) => void;
}

/**
 * Writes several changes in one transaction and returns those that are durable now; the others have been told why not.
 *
 * Each has a savepoint of its own. One that is refused leaves the others alone; if the transaction fails, it has failed
 * for all of them.
 */
export function groupWriter(
  database: Database,
  assertUsable: () => void,
): <W extends Waiting>(group: readonly W[]) => readonly W[] {
  const statements = preparingOnce(database, assertUsable);

  const write = database.transaction((writes: readonly Write[]) => {
    for (const { sql, parameters, ifNoRow } of writes) {
      const { changes } = statements.prepare(sql).run(parameters);
      if (ifNoRow !== null && Number(changes) !== 1) throw ifNoRow();
    }
  });

  const writeAll = database.transaction((group: readonly Waiting[], refused: Set<Waiting>) => {
    for (const one of group) {
      try {
        write(one.writes);
      } catch (error) {
        // A full disk, for one: SQLite has taken back the whole transaction by itself.
        if (!database.inTransaction) throw error;
        refused.add(one);
        one.reject(error);
      }
    }
  });

  return (group) => {
    const refused = new Set<Waiting>();
    try {
      assertUsable();
      writeAll(group, refused);
      return group.filter((one) => !refused.has(one));
    } catch (error) {
      // Who was refused knows why already; to tell him once more changes nothing.
      for (const { reject } of group) reject(error);
      return [];
    }
  };
}
