import type { Clock } from './clock';
import type { Row } from './row';

/** What a run of a suite found out. */
export interface Findings {
  readonly rows: readonly Row[];
  /** What one has to know to read the table. */
  readonly notes: readonly string[];
}

export interface SuiteOptions {
  readonly seconds: number;
  readonly clock: Clock;
}

export interface Suite {
  readonly name: string;
  readonly defaultSeconds: number;
  readonly run: (options: SuiteOptions) => Promise<Findings>;
  /** Where the time of one subject goes, as text; the usual subject if none is named. */
  readonly profile?: (options: SuiteOptions & { readonly subject: string | null }) => Promise<string>;
}
