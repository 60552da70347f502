import type { Kysely } from 'kysely';
import { note, writeNote } from './keepsakes';
import { beginAct, finishAct, pageOfActs, sweepActs } from './operator-log';
import type { OperatorStore } from './operator-store';
import { countAll, pageOfTables, removeUnstarted } from './operator-tables';
import { pageOfReports, removeReport } from './reports';
import type { Schema } from './schema';

/** `bytes` is what the database takes on its disk. Counting may take longer than people at a table would wait: `unhurried`. */
export function createOperatorStore(
  db: Kysely<Schema>,
  unhurried: Kysely<Schema>,
  bytes: () => Promise<number>,
): OperatorStore {
  return {
    tables: (query) => pageOfTables(db, query),
    removeUnstarted: (table) => removeUnstarted(db, table),
    reports: (after) => pageOfReports(db, after),
    removeReport: (id) => removeReport(db, id),
    beginAct: (act) => beginAct(db, act),
    finishAct: (id, outcome) => finishAct(db, id, outcome),
    acts: (after) => pageOfActs(db, after),
    sweepActs: (before, most) => sweepActs(unhurried, before, most),
    note: (name) => note(db, name),
    writeNote: (name, value) => writeNote(db, name, value),
    figures: async () => ({ bytes: await bytes(), ...(await countAll(unhurried)) }),
  };
}
