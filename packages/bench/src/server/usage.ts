import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;

/** The fields of /proc/<pid>/stat, counted from the one after the name, which may hold anything. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

let ticksPerSecond: number | undefined;

/** Processor time of a process so far, all its threads together. Ticks of 10 ms, as Linux counts them. */
export function cpuMsOf(pid: number): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
  return (ticks / ticksPerSecond) * 1000;
}

/** What a process has in memory now. */
export function rssMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return (Number(kilobytes) * 1024) / MEGABYTE;
}
