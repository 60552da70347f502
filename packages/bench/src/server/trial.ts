import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Picker } from '../picker';
import type { Contestant, LoadTable, Traffic } from './contestant';
import { forEach, playAtPace } from './pace';
import { since, sumOf } from './traffic';
import { cpuMsOf, rssMbOf } from './usage';

/** What happened in one part of the time. */
export interface Slice {
  readonly seconds: number;
  /** Milliseconds from request to the last client, of each action. */
  readonly seenMs: readonly number[];
  readonly serverCpuMs: number;
  readonly loadCpuMs: number;
  readonly traffic: Traffic;
}

/** One server with one number of tables. */
export interface Trial {
  readonly contestant: Contestant['id'];
  readonly tables: number;
  readonly slices: readonly Slice[];
  readonly emptyMb: number;
  readonly fullMb: number;
  /** How much later than asked the load's own timers came, at the 99th percentile. */
  readonly loadLagMs: number;
}

export type Watched = Pick<Trial, 'slices' | 'fullMb' | 'loadLagMs'>;

export interface TrialOptions {
  readonly paceMs: number;
  readonly tables: number;
  readonly seconds: number;
}

/** Enough for a middle half that means something, each of a few seconds. */
const SLICES = 5;
/** Tables that are made ready at the same time. */
const AT_ONCE = 8;
/** Turns until every table has found its pace, and the rush of making ready is over. */
const TURNS_TO_SETTLE = 1.5;
const LAG_RESOLUTION_MS = 10;

/** Starts a server, fills it with tables in the middle of their games, and watches it for a while. */
export async function runTrial(contestant: Contestant, options: TrialOptions): Promise<Trial> {
  const server = await contestant.start();
  try {
    const emptyMb = rssMbOf(server.pid);
    const picker = new Picker(options.tables);
    const tables = await makeReady(contestant, server.url, options.tables, picker);
    const watched = await watch([server.pid], tables, options, picker);
    for (const table of tables) table.close();
    return { contestant: contestant.id, tables: options.tables, emptyMb, ...watched };
  } finally {
    await server.stop();
  }
}

/** Tables in their games, each somewhere else in it. */
export async function makeReady(
  contestant: Pick<Contestant, 'seat' | 'prologue'>,
  url: string,
  count: number,
  picker: Picker,
): Promise<readonly LoadTable[]> {
  const tables: LoadTable[] = [];
  const numbers = Array.from({ length: count }, (_, number) => number);
  await forEach(numbers, AT_ONCE, async (number) => {
    const table = await contestant.seat(url, number);
    for (let left = picker.below(contestant.prologue); left > 0; left--) await table.act();
    tables.push(table);
  });
  return tables;
}

/** Everybody plays at his pace for a while. The processes of the server are looked at as one. */
export async function watch(
  pids: readonly number[],
  tables: readonly LoadTable[],
  { seconds, paceMs }: TrialOptions,
  picker: Picker,
): Promise<Watched> {
  const sliceMs = (seconds * 1000) / SLICES;
  const beginsAt = performance.now();
  const watchedFrom = beginsAt + TURNS_TO_SETTLE * paceMs;
  const endsAt = watchedFrom + SLICES * sliceMs;
  const seen = Array.from({ length: SLICES }, (): number[] => []);
  const onAct = (ms: number, at: number): void => {
    seen[Math.floor((at - watchedFrom) / sliceMs)]?.push(ms);
  };
  const played = playAtPace(tables, { paceMs, beginsAt, endsAt, picker, onAct });

  await sleep(TURNS_TO_SETTLE * paceMs);
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  const marks = [markOf(pids, tables)];
  while (marks.length <= SLICES) {
    await sleep(Math.max(0, watchedFrom + marks.length * sliceMs - performance.now()));
    marks.push(markOf(pids, tables));
  }
  lag.disable();
  const fullMb = sumOver(pids, rssMbOf);
  await played;
  return {
    slices: seen.map((seenMs, index) => sliceBetween(marks[index], marks[index + 1], seenMs)),
    fullMb,
    loadLagMs: Math.max(0, lag.percentile(99) / 1e6 - LAG_RESOLUTION_MS),
  };
}

interface Mark {
  readonly at: number;
  readonly serverCpuMs: number;
  readonly loadCpuMs: number;
  readonly traffic: Traffic;
}

export function sumOver(pids: readonly number[], of: (pid: number) => number): number {
  return pids.reduce((sum, pid) => sum + of(pid), 0);
}

function markOf(pids: readonly number[], tables: readonly LoadTable[]): Mark {
  return {
    at: performance.now(),
    serverCpuMs: sumOver(pids, cpuMsOf),
    loadCpuMs: cpuMsOf(process.pid),
    traffic: sumOf(tables.map((table) => table.received())),
  };
}

function sliceBetween(from: Mark | undefined, to: Mark | undefined, seenMs: readonly number[]): Slice {
  if (from === undefined || to === undefined) throw new RangeError('a slice has two ends');
  return {
    seconds: (to.at - from.at) / 1000,
    seenMs,
    serverCpuMs: to.serverCpuMs - from.serverCpuMs,
    loadCpuMs: to.loadCpuMs - from.loadCpuMs,
    traffic: since(from.traffic, to.traffic),
  };
}
