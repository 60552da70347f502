import type { ChaosReport } from './chaos';

/** What a run has shown, for whoever reads it in the terminal. */
export function closingTable(report: ChaosReport): string {
  const { kills, doubts, startMs, backMs, answeredInMs } = report;
  const all = Object.values(kills).reduce((sum, count) => sum + count, 0);
  const moments = Object.entries(kills).map(([moment, count]) => `${count} ${moment}`);
  const lines: readonly (readonly [string, string])[] = [
    ['seed', String(report.seed)],
    ['kills', `${all} (${moments.join(', ')})`],
    ['tables, people and spectators at once', `${report.tables}, ${report.guests}`],
    ['moves acknowledged, all there once', String(report.acknowledged)],
    ['moves refused, none there', String(report.refused)],
    ['moves in doubt: written, not written', `${doubts.written}, ${doubts.notWritten}`],
    ['lines of chat acknowledged, all there', String(report.lines)],
    ['records verified', String(report.verified)],
    ['everybody back after: median, worst', spread(backMs, 0.5, 1)],
    ['server started in: median, worst', spread(startMs, 0.5, 1)],
    ['move answered in: median, 99th of 100', spread(answeredInMs, 0.5, 0.99)],
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

export function spread(values: readonly number[], ...quantiles: readonly number[]): string {
  return quantiles.map((quantile) => `${quantileOf(values, quantile).toFixed(0)} ms`).join(', ');
}

function quantileOf(values: readonly number[], quantile: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const last = sorted.length - 1;
  return sorted[Math.max(0, Math.ceil(quantile * sorted.length) - 1)] ?? sorted[last] ?? 0;
}
