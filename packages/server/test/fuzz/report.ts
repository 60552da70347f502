import { spread } from '../chaos/report';
import type { FloodReport } from './flood';
import type { FuzzReport } from './fuzz';
export function closingTable(report: FuzzReport, _flood: FloodReport): string {
  return JSON.stringify({ ...report, counts: Object.fromEntries([...report.counts].sort((a, b) => b[1] - a[1])), answeredInMs: spread(report.answeredInMs, 0.5, 0.99, 1), n: report.answeredInMs.length, problems: report.problems.length }, null, 1);
}
