import { spread, tableOfLines } from '../report';
import type { ClusterReport } from './cluster-chaos';

/** What a run has shown, for whoever reads it in the terminal. */
export function clusterTable(report: ClusterReport): string {
  const { blows, backMs, quietBackMs, answeredInMs } = report;
  const kills = Object.entries(blows).reduce(
    (sum, [name, count]) => sum + (name.endsWith('kill') ? count : 0),
    0,
  );
  return tableOfLines([
    ['seed', String(report.seed)],
    [
      'kills',
      `${kills}, and ${Object.values(blows).reduce((sum, count) => sum + count, 0) - kills} stalls and stops`,
    ],
    ['tables, people and spectators at once', `${report.tables}, ${report.guests}`],
    ['moves acknowledged, all there once', String(report.acknowledged)],
    ['of these sent more than once', String(report.resent)],
    ['moves refused, none there', String(report.refused)],
    ['lines of chat acknowledged, all there', String(report.lines)],
    ['matches over, their records verified', String(report.verified)],
    ...Object.entries(backMs)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, ms]): [string, string] => [
        `${name}, ${ms.length} times: all play on after (median, worst)`,
        spread(ms, 0.5, 1),
      ]),
    ['all of these, had the machine been quiet', spread(quietBackMs, 0.5, 1)],
    ['move answered in: median, 99th of 100', spread(answeredInMs, 0.5, 0.99)],
  ]);
}
