import type { ChatLine, LoggedAct, TableCard } from '@pampa/protocol';
import type { Kysely } from 'kysely';
import { recentLines } from './chat';
import { writesOf } from './commit';
import { isStoreFailure } from './data-problem';
import { keepOnce, keepTimeMark, readNote, timeMark, tryToWrite, writeNote } from './keepsakes';
import { ownersOf, releaseLease, renewLease, takeLease } from './leases';
import { findMatch } from './matches';
import { beginAct, finishAct, pageOfActs, sweepActs } from './operator-log';
import type { Page, StoreFigures, TableLine, TablesQuery } from './operator-store';
import { countAll, pageOfTables, removeUnstarted } from './operator-tables';
import { pushOf, removePush, removePushEndpoint, savePush } from './push';
import { countReports, findReport, listReports, pageOfReports, removeReport, saveReport } from './reports';
import type { Schema } from './schema';
import type {
  Change,
  Lease,
  NewTable,
  Owner,
  PushSubscriptionRow,
  ReportLine,
  Retention,
  SharedWrite,
  Store,
  StoredMatch,
  StoredReport,
  StoredTable,
  SweepReport,
  TableRow,
  TableToWake,
  TimeMark,
} from './store';
import { sweep } from './sweep';
import { countUnstarted, createTable, findTable, listedTables, loadTable, tablesToWake } from './tables';
import { Shapes, type WriteTogether } from './write';

/** What databases do each in their own way. */
interface DatabaseParts {
  readonly writeTogether: WriteTogether;
  /** For what may take longer than anybody at a table would wait. */
  readonly unhurried: Kysely<Schema>;
  /** Whether the database is still where it was opened. */
  readonly isInPlace: () => boolean;
  readonly backup: (file: string) => Promise<void>;
  /** What the database takes on its disk. */
  readonly bytes: () => Promise<number>;
  /** After whatever is under way: a commit that has begun is not cut off. */
  readonly close: () => Promise<void>;
}

/** The store over any database that Kysely speaks to. What differs between them is handed in. */
export class KyselyStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #parts: DatabaseParts;
  readonly #shapes = new Shapes();
  /** As far as we know: of a full disk one can still read. */
  #isWritable = true;

  constructor(db: Kysely<Schema>, parts: DatabaseParts) {
    this.#db = db;
    this.#parts = parts;
  }

  createTable(table: NewTable): Promise<boolean> {
    return createTable(this.#db, table);
  }

  findTable(code: string): Promise<TableRow | null> {
    return findTable(this.#db, code);
  }

  loadTable(id: string): Promise<StoredTable | null> {
    return loadTable(this.#db, id);
  }

  takeLease(id: string, epoch: number, owner: Owner): Promise<Lease | null> {
    return takeLease(this.#db, id, epoch, owner);
  }

  renewLease(lease: Lease): Promise<Lease | null> {
    return renewLease(this.#db, lease);
  }

  releaseLease(lease: Lease): Promise<void> {
    return releaseLease(this.#db, lease);
  }

  ownersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return ownersOf(this.#db, ids);
  }

  async commit(lease: Lease, change: Change, shared?: SharedWrite): Promise<void> {
    try {
      await this.#parts.writeTogether(writesOf(this.#db, this.#shapes, lease, change), shared);
    } catch (error) {
      if (isStoreFailure(error)) this.#isWritable = false;
      throw error;
    }
  }

  recentLines(table: string, limit: number): Promise<readonly ChatLine[]> {
    return recentLines(this.#db, table, limit);
  }

  findMatch(id: string): Promise<StoredMatch | null> {
    return findMatch(this.#db, id);
  }

  listedTables(limit: number, perOpener: number): Promise<readonly TableCard[]> {
    return listedTables(this.#db, limit, perOpener);
  }

  countUnstarted(openedBy: string): Promise<number> {
    return countUnstarted(this.#db, openedBy);
  }

  tablesToWake(now: number, limit: number, beyond?: number): Promise<readonly TableToWake[]> {
    return tablesToWake(this.#db, now, limit, beyond);
  }

  sweep(now: number, retention: Retention): Promise<SweepReport> {
    return sweep(this.#parts.unhurried, now, retention);
  }

  savePush(subscription: PushSubscriptionRow): Promise<void> {
    return savePush(this.#db, subscription);
  }

  pushOf(table: string, person: string): Promise<readonly PushSubscriptionRow[]> {
    return pushOf(this.#db, table, person);
  }

  removePush(table: string, person: string): Promise<void> {
    return removePush(this.#db, table, person);
  }

  removePushEndpoint(endpoint: string): Promise<void> {
    return removePushEndpoint(this.#db, endpoint);
  }

  saveReport(report: StoredReport): Promise<boolean> {
    return saveReport(this.#db, report);
  }

  countReports(): Promise<number> {
    return countReports(this.#db);
  }

  findReport(id: string): Promise<StoredReport | null> {
    return findReport(this.#db, id);
  }

  listReports(): Promise<readonly ReportLine[]> {
    return listReports(this.#db);
  }

  keepOnce(name: string, make: () => string): Promise<string> {
    return keepOnce(this.#db, name, make);
  }

  timeMark(): Promise<TimeMark | null> {
    return timeMark(this.#db);
  }

  keepTimeMark(mark: TimeMark, previous: TimeMark | null): Promise<boolean> {
    return keepTimeMark(this.#db, mark, previous);
  }

  operatorTables(query: TablesQuery): Promise<Page<TableLine>> {
    return pageOfTables(this.#db, query);
  }

  removeUnstarted(table: string): Promise<boolean> {
    return removeUnstarted(this.#db, table);
  }

  operatorReports(after: string | null): Promise<Page<ReportLine>> {
    return pageOfReports(this.#db, after);
  }

  removeReport(id: string): Promise<boolean> {
    return removeReport(this.#db, id);
  }

  beginAct(act: Omit<LoggedAct, 'outcome'>): Promise<void> {
    return beginAct(this.#db, act);
  }

  finishAct(id: string, outcome: LoggedAct['outcome']): Promise<void> {
    return finishAct(this.#db, id, outcome);
  }

  operatorActs(after: string | null): Promise<Page<LoggedAct>> {
    return pageOfActs(this.#db, after);
  }

  sweepActs(before: number, most: number): Promise<void> {
    return sweepActs(this.#parts.unhurried, before, most);
  }

  readNote(name: string): Promise<string | null> {
    return readNote(this.#db, name);
  }

  writeNote(name: string, value: string): Promise<void> {
    return writeNote(this.#db, name, value);
  }

  async storeFigures(): Promise<StoreFigures> {
    const { unhurried, bytes } = this.#parts;
    return { bytes: await bytes(), ...(await countAll(unhurried)) };
  }

  async ping(): Promise<void> {
    await this.#db.selectFrom('tables').select('id').limit(1).execute();
    if (this.#isWritable) return;
    await tryToWrite(this.#db);
    this.#isWritable = true;
  }

  isInPlace(): boolean {
    return this.#parts.isInPlace();
  }

  backup(file: string): Promise<void> {
    return this.#parts.backup(file);
  }

  close(): Promise<void> {
    return this.#parts.close();
  }
}
