import type { ChaosReport } from './chaos';
import { quantileOf } from './quantiles';

/** What a run has shown, for whoever reads it in the terminal. */
export function closingTable(report: ChaosReport): string {
  const { kills, doubts, startMs, backMs, quietBackMs, answeredInMs } = report;
  const all = Object.values(kills).reduce((sum, count) => sum + count, 0);
  const moments = Object.entries(kills).map(([moment, count]) => `${count} ${moment}`);
  return tableOfLines([
    ['seed', String(report.seed)],
    ['kills', `${all} (${moments.join(', ')})`],
    ['tables, people and spectators at once', `${report.tables}, ${report.guests}`],
    ['moves acknowledged, all there once', String(report.acknowledged)],
    ['moves refused, none there', String(report.refused)],
    ['moves in doubt: written, not written', `${doubts.written}, ${doubts.notWritten}`],
    ['lines of chat acknowledged, all there', String(report.lines)],
    ['matches over, their records verified', String(report.verified)],
    ['server started in: median, worst', spread(startMs, 0.5, 1)],
    ['everybody back since it was started: median, worst', spread(backMs, 0.5, 1)],
    ['the same, had the machine been quiet', spread(quietBackMs, 0.5, 1)],
    ['move answered in: median, 99th of 100', spread(answeredInMs, 0.5, 0.99)],
  ]);
}

export function tableOfLines(lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

export function spread(values: readonly number[], ...quantiles: readonly number[]): string {
  return quantiles.map((quantile) => `${quantileOf(values, quantile).toFixed(0)} ms`).join(', ');
}
