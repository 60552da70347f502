import type { LoggedAct, OperatorFilter, TableCard } from '@pampa/protocol';
import type { Owner } from './owner';
import type { ReportLine } from './stored-report';

/** What only the operator's page asks of a store. */
export interface OperatorStore {
  /** By code, if one is looked for: all that begin like it. Newest first. */
  operatorTables(query: TablesQuery): Promise<Page<TableLine>>;
  /** Removes a table whose match never began. False if it is gone, or has begun. */
  removeUnstarted(table: string): Promise<boolean>;

  /** Newest first. */
  operatorReports(after: string | null): Promise<Page<ReportLine>>;
  removeReport(id: string): Promise<boolean>;

  /** Durable when it resolves. */
  beginAct(act: Omit<LoggedAct, 'outcome'>): Promise<void>;
  finishAct(id: string, outcome: LoggedAct['outcome']): Promise<void>;
  /** Newest first. */
  operatorActs(after: string | null): Promise<Page<LoggedAct>>;
  /** Removes what is older, and what is beyond so many. */
  sweepActs(before: number, most: number): Promise<void>;

  /** What is kept for all processes under this name, and may change; null: nothing yet. */
  readNote(name: string): Promise<string | null>;
  writeNote(name: string, value: string): Promise<void>;

  storeFigures(): Promise<StoreFigures>;
}

export interface TablesQuery {
  readonly filter: OperatorFilter;
  /** The beginning of a code; empty: all of the filter. */
  readonly code: string;
  /** `next` of the page before. */
  readonly after: string | null;
}

export interface Page<Line> {
  readonly lines: readonly Line[];
  readonly next: string | null;
}

export interface TableLine {
  readonly id: string;
  readonly card: TableCard;
  readonly touchedAt: number;
  /** Null while it sleeps. */
  readonly owner: Owner | null;
}

export interface StoreFigures {
  readonly bytes: number;
  readonly tables: number;
  readonly asleep: number;
  readonly matches: number;
  readonly reports: number;
  readonly oldestAt: number | null;
  readonly newestAt: number | null;
}
