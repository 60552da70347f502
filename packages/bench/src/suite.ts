import type { Clock } from './clock';
import type { Row } from './row';

/** What a run of a suite found out. */
export interface Findings {
  readonly rows: readonly Row[];
  /** Where the rows are an extract: all of it. */
  readonly table?: DataTable;
  /** What one has to know to read the table. */
  readonly notes: readonly string[];
}

export interface DataTable {
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

export interface SuiteOptions {
  readonly seconds: number;
  readonly clock: Clock;
  /** How many tables at once, for suites that have any. Null or absent: as many as usual. */
  readonly tables?: readonly number[] | null;
}

export interface Suite {
  readonly name: string;
  readonly defaultSeconds: number;
  /** Absent where there are no tables to choose a number of. */
  readonly defaultTables?: readonly number[];
  readonly run: (options: SuiteOptions) => Promise<Findings>;
  /** Where the time of one subject goes, as text; the usual subject if none is named. */
  readonly profile?: (options: SuiteOptions & { readonly subject: string | null }) => Promise<string>;
}
