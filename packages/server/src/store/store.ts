import type { ChatLine, TableCard, TableStatus } from '@pampa/protocol';
import type { Entry, GameTypes, Header, Resigned, Result, Secrets } from '@pampa/rules';
import type { OperatorStore } from './operator-store';
import type { Owner } from './owner';
import type { ReportLine, StoredReport } from './stored-report';

export type { Owner, ReportLine, StoredReport };

/**
 * Where tables are kept. Everything a table is survives here; a room is only its waking hour.
 *
 * Whoever plays a table holds its lease, and every write names the epoch of the lease it was made under. Taking the
 * lease raises the epoch: an owner that was stalled, or thought dead, is refused from then on.
 */
export interface Store extends OperatorStore {
  /** False if the code is in use. */
  createTable(table: NewTable): Promise<boolean>;
  findTable(code: string): Promise<TableRow | null>;
  /** Everything of a table, to wake it. */
  loadTable(id: string): Promise<StoredTable | null>;

  /** Raises the epoch. Null if the table is gone, or if somebody else took it since `epoch` was read. */
  takeLease(id: string, epoch: number, owner: Owner): Promise<Lease | null>;
  /**
   * Another epoch for the same owner. A write that nobody knows the outcome of may still be on its way to the database: from
   * here on it is refused. Null if the lease is lost.
   */
  renewLease(lease: Lease): Promise<Lease | null>;
  /** The room has gone to sleep. A lease that was lost meanwhile stays as it is. */
  releaseLease(lease: Lease): Promise<void>;

  /** In which rooms these tables are kept, of those that are. */
  ownersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** All of it or nothing, and durable when it resolves. `LeaseLost` if the lease is not the newest. */
  commit(lease: Lease, change: Change, shared?: SharedWrite): Promise<void>;

  /** The newest lines, oldest first. */
  recentLines(table: string, limit: number): Promise<readonly ChatLine[]>;

  /** A match with everything in it: for records. Never to be shown as it is while the match runs. */
  findMatch(id: string): Promise<StoredMatch | null>;

  /**
   * Public tables that are open or running, newest first. Of those that one address opened, `perOpener` at most; where there are
   * more than `limit`, everybody's newest come before anybody's second.
   */
  listedTables(limit: number, perOpener: number): Promise<readonly TableCard[]>;
  /** How many tables with this mark there are at which no match has begun. */
  countUnstarted(openedBy: string): Promise<number>;
  /**
   * The tables whose time to be woken has come, the longest waiting first; and those that would be woken after `beyond`, which is
   * later than any table can ask for: their times were written while the machine's clock was wrong.
   */
  tablesToWake(now: number, limit: number, beyond?: number): Promise<readonly TableToWake[]>;

  /** Removes what is past its time; tells how much of each. */
  sweep(now: number, retention: Retention): Promise<SweepReport>;

  savePush(subscription: PushSubscriptionRow): Promise<void>;
  pushOf(table: string, person: string): Promise<readonly PushSubscriptionRow[]>;
  removePush(table: string, person: string): Promise<void>;
  /** The push service says that nobody listens there any more. */
  removePushEndpoint(endpoint: string): Promise<void>;

  /** False if the id is in use. */
  saveReport(report: StoredReport): Promise<boolean>;
  countReports(): Promise<number>;
  findReport(id: string): Promise<StoredReport | null>;
  /** All of them, newest first. */
  listReports(): Promise<readonly ReportLine[]>;

  /** What is kept under that name, the same for everybody and for ever. Made when somebody first asks for it. */
  keepOnce(name: string, make: () => string): Promise<string>;

  /** What was last certain about the time; null in a house where nothing has happened yet. */
  timeMark(): Promise<TimeMark | null>;
  /** False, and nothing is written, if the mark is not `previous` any more: another process was quicker. */
  keepTimeMark(mark: TimeMark, previous: TimeMark | null): Promise<boolean>;

  /** Throws if the store can't answer, or if the last write failed and none would succeed now. */
  ping(): Promise<void>;
  /** False once the file of the database was deleted or replaced: then everything else fails. */
  isInPlace(): boolean;
  /** A consistent copy while everything runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** See time/judge-clock.ts, which decides about them. */
export interface TimeMark {
  readonly sure: number;
  readonly since: number | null;
}

/** The lease is somebody else's: this room must not go on. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface Lease {
  readonly table: string;
  readonly epoch: number;
  readonly owner: Owner;
}

/** What can be asked of a table without waking it. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly epoch: number;
  /** Null while it sleeps, or was never woken. Its owner may be dead all the same. */
  readonly owner: Owner | null;
  readonly card: TableCard;
}

/** `card` is kept beside the document, so that lists and invite pages read no secret. */
export interface NewTable {
  readonly id: string;
  readonly code: string;
  readonly createdAt: number;
  /** A mark of the address that opened it: see `tables/opener-marks.ts`. */
  readonly openedBy: string;
  readonly card: TableCard;
  readonly document: object;
  readonly lines: readonly ChatLine[];
}

export interface StoredTable {
  readonly id: string;
  readonly epoch: number;
  readonly document: object;
  /** The time of its last change. */
  readonly touchedAt: number;
  readonly wakeAt: number | null;
  /** The match that is or was played here. */
  readonly match: StoredMatch | null;
  /** Number of the last chat line, 0 if there is none. */
  readonly lastLine: number;
  /** The requests that the newest lines came from, and their numbers. */
  readonly lineRequests: ReadonlyMap<string, number>;
}

export interface StoredMatch {
  readonly id: string;
  readonly table: string;
  readonly header: Header;
  readonly secrets: Secrets;
  readonly entries: readonly Entry<GameTypes>[];
  /** The requests the entries came from, in the same places. */
  readonly requests: readonly (string | null)[];
  readonly end: MatchEnd | null;
}

export interface MatchEnd {
  readonly at: number;
  /** Null if it was ended without one. */
  readonly result: Result | null;
  /** Left out where nobody has. */
  readonly resigned?: readonly Resigned[];
}

/** What one change of a table writes. Absent: stays as it is. */
export interface Change {
  readonly at: number;
  readonly document?: object;
  /** Goes with `document`: the same, as far as everybody may see it. */
  readonly card?: TableCard;
  /** When the scheduler must wake the table; null: never. */
  readonly wakeAt?: number | null;
  readonly match?: { readonly id: string; readonly header: Header; readonly secrets: Secrets };
  readonly entry?: {
    readonly match: string;
    readonly entry: Entry<GameTypes>;
    /** The id the client gave its request, together with who asked. Unique within a match. */
    readonly request: string | null;
  };
  readonly matchEnd?: MatchEnd & { readonly match: string };
  readonly lines?: readonly ChatLine[];
  /** What the first of them answers, as with entries. */
  readonly lineRequest?: string;
}

/** Of somebody who would rather share a write than have one of his own: with SQLite each of them keeps everybody waiting. */
export interface SharedWrite {
  /** Until then others like him may come. */
  readonly withinMs: number;
  /**
   * It waits for others, so nobody needs to wait for it; if somebody does after all, `hurry` makes an end of that. Never called
   * by a store that gains nothing from it.
   */
  readonly onWait: (hurry: () => void) => void;
}

export interface TableToWake {
  readonly id: string;
  readonly code: string;
}

export interface Retention {
  /** Tables whose match never started. */
  readonly unstartedMs: number;
  /** Tables, and so codes, after the end of their match. Its record stays. */
  readonly endedMs: number;
  readonly chatMs: number;
  /** Finished matches; null: for ever. */
  readonly recordsMs: number | null;
  readonly reportsMs: number;
}

export interface SweepReport {
  readonly tables: number;
  readonly lines: number;
  readonly matches: number;
  readonly reports: number;
}

export interface PushSubscriptionRow {
  readonly table: string;
  readonly person: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** For the cards of the list: a table in one of these states is worth showing. */
export const LISTED_STATUSES: readonly TableStatus[] = ['lobby', 'starting', 'playing'];
