import { spread } from '../chaos/report';
import type { FloodReport } from './flood';
import { MOST_HEAP_GROWTH_MB, MOST_MEMORY_GROWTH_MB, type FuzzReport } from './fuzz';

/** What a run has shown, for whoever reads it in the terminal. */
export function closingTable(report: FuzzReport, flood: FloodReport): string {
  const { before, after, counts } = report;
  const from = (name: 'memoryMb' | 'heapMb', most: number): string =>
    `${before[name].toFixed(1)}, ${after[name].toFixed(1)} MB (may grow by ${most})`;
  const lines: readonly (readonly [string, string])[] = [
    ['frames, seconds', `${report.frames}, ${report.seconds.toFixed(0)}`],
    ['requests resolved', String(counts.get('resolved') ?? 0)],
    ['requests rejected', sums(counts, 'rejected ')],
    ['sockets closed', sums(counts, 'closed ', (code) => (isOwnCode(code) ? 'by the attacker' : code))],
    ['upgrades', sums(counts, 'upgrade ')],
    ['http', sums(counts, 'http ')],
    ['memory of the process: before, after', from('memoryMb', MOST_MEMORY_GROWTH_MB)],
    ['heap: before, after', from('heapMb', MOST_HEAP_GROWTH_MB)],
    ['connections, sockets, tables: before', `${before.clients}, ${before.sockets}, ${before.tables}`],
    ['connections, sockets, tables: after', `${after.clients}, ${after.sockets}, ${after.tables}`],
    ['log', `${report.logMb.toFixed(1)} MB`],
    ['honest moves', String(report.answeredInMs.length)],
    ['honest move answered in: median, 99th of 100, worst', spread(report.answeredInMs, 0.5, 0.99, 1)],
    ['flood', sums(flood.counts, '')],
    ['honest move in a flood: median, 99th of 100, worst', spread(flood.answeredInMs, 0.5, 0.99, 1)],
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

/** Attackers close with codes from 4200 on; the house and Colyseus with lower ones. */
function isOwnCode(code: string): boolean {
  return Number(code) >= 4200;
}

/** `404 12, 400 3`: the counts whose names begin so, the most frequent first. */
function sums(
  counts: ReadonlyMap<string, number>,
  prefix: string,
  rename: (name: string) => string = (name) => name,
): string {
  const found = new Map<string, number>();
  for (const [name, count] of counts) {
    if (!name.startsWith(prefix)) continue;
    const short = rename(name.slice(prefix.length));
    found.set(short, (found.get(short) ?? 0) + count);
  }
  const sorted = [...found].sort(([, a], [, b]) => b - a);
  return sorted.map(([name, count]) => `${name} ${count}`).join(', ');
}
