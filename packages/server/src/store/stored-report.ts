import type { ProblemReport } from '@pampa/protocol/requests';

export interface StoredReport {
  readonly id: string;
  readonly receivedAt: number;
  /** The match it is about, if the reporter was at one. */
  readonly match: string | null;
  readonly report: ProblemReport;
}

export interface ReportLine extends StoredReport {
  /** Whether its record can be had: not of a match that goes on, and not of one that nobody here knows (any more). */
  readonly matchIs: 'running' | 'over' | 'unknown';
}
