/** A report of a problem: what somebody saw of a match, and what he says is wrong with it. docs/self-hosting.md tells its way. */
export const REPORT_FORMAT = 'pampa-report';
export const REPORT_VERSION = 1;

/** From which page it was sent. */
export const REPORT_PLACES = ['table', 'results', 'replay'] as const;
export type ReportPlace = (typeof REPORT_PLACES)[number];

export const LONGEST_DESCRIPTION = 2000;
/** A step of El Gaucho takes about 200 bytes: that is a whole match, or the last part of a long one. */
export const MOST_REPORT_STEPS = 500;
/** All of it, as JSON. A page leaves out the oldest steps until it fits. */
export const MOST_REPORT_BYTES = 128 * 1024;

/** What the server calls a report it has kept. */
export interface KeptReport {
  readonly id: string;
}
