import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Schema } from './schema';
import type { WriteTogether } from './write';
import { groupWriter, type Waiting } from './write-group';

interface Gathered extends Waiting {
  readonly isShared: boolean;
  readonly resolve: () => void;
  isWritten: boolean;
}

/**
 * Changes that come in the same turn of the event loop share one transaction: making it durable is most of what a change
 * costs, and while SQLite waits for the disk the next ones gather by themselves. Other databases do that for their
 * connections; SQLite has one. Those who would rather share a write gather for longer, and apart: whoever is in a hurry would
 * have to wait until theirs are written too.
 */
export function groupCommit(
  db: Kysely<Schema>,
  database: Database,
  assertUsable: () => void,
): { readonly writeTogether: WriteTogether; readonly writeShared: () => void } {
  const waiting: Gathered[] = [];
  const sharing: Gathered[] = [];
  const write = groupWriter(database, assertUsable);
  let isGathering = false;
  let untilShared: NodeJS.Timeout | undefined;

  const take = (): readonly Gathered[] => {
    isGathering = false;
    return waiting.splice(0);
  };

  const gather = async (): Promise<void> => {
    try {
      // In its place among all others who wait for the connection: who reads afterwards, or closes, finds it done.
      await db.connection().execute(async () => {
        await endOfTurn();
        void tell(write(take()));
      });
    } catch (error) {
      for (const { reject } of take()) reject(error);
    }
  };

  const writeNow = (): void => {
    if (isGathering || waiting.length === 0) return;
    isGathering = true;
    void gather();
  };

  const writeShared = (): void => {
    clearTimeout(untilShared);
    untilShared = undefined;
    waiting.push(...sharing.splice(0));
    writeNow();
  };

  const writeTogether: WriteTogether = (writes, shared) =>
    new Promise((resolve, reject) => {
      const one: Gathered = { writes, isShared: shared !== undefined, isWritten: false, resolve, reject };
      if (shared === undefined) {
        waiting.push(one);
        writeNow();
        return;
      }
      sharing.push(one);
      untilShared ??= setTimeout(writeShared, shared.withinMs);
      shared.onWait(() => (one.isWritten ? resolve() : writeShared()));
    });
  return { writeTogether, writeShared };
}

/** What follows, showing it to a whole table, takes as long as the write: who shares waits for that too, each his turn. */
async function tell(written: readonly Gathered[]): Promise<void> {
  for (const one of written) {
    one.isWritten = true;
    if (!one.isShared) one.resolve();
  }
  for (const { resolve } of written.filter(({ isShared }) => isShared)) {
    await endOfTurn();
    resolve();
  }
}
