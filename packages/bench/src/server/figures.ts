import { quantile } from '../statistics';
import { CLIENTS_PER_TABLE } from './contestant';
import type { Slice, Trial } from './trial';

/** A figure of a trial, taken over all of its time and over each part of it. */
export interface Figure {
  readonly value: number;
  readonly parts: readonly number[];
}

export type Measure = (slice: Slice) => number;

export function figureOf({ slices }: Pick<Trial, 'slices'>, measure: Measure): Figure {
  // Where nobody moved there is nothing to measure.
  const busy = slices.filter(({ seenMs }) => seenMs.length > 0);
  return { value: measure(whole(slices)), parts: busy.map(measure) };
}

/** All parts as one. */
function whole(slices: readonly Slice[]): Slice {
  const sum = (of: Measure): number => slices.reduce((total, slice) => total + of(slice), 0);
  return {
    seconds: sum(({ seconds }) => seconds),
    seenMs: slices.flatMap(({ seenMs }) => seenMs),
    serverCpuMs: sum(({ serverCpuMs }) => serverCpuMs),
    loadCpuMs: sum(({ loadCpuMs }) => loadCpuMs),
    traffic: {
      bytes: sum(({ traffic }) => traffic.bytes),
      state: sum(({ traffic }) => traffic.state),
      messages: sum(({ traffic }) => traffic.messages),
      answers: sum(({ traffic }) => traffic.answers),
    },
  };
}

export function seenWithin(part: number): Measure {
  return ({ seenMs }) => quantile(seenMs, part);
}

export const cpuPerAction: Measure = ({ serverCpuMs, seenMs }) => serverCpuMs / seenMs.length;

export const actionsPerSecond: Measure = ({ seconds, seenMs }) => seenMs.length / seconds;

/** Percent of one core. */
export const serverCpu: Measure = ({ serverCpuMs, seconds }) => serverCpuMs / (seconds * 10);
export const loadCpu: Measure = ({ loadCpuMs, seconds }) => loadCpuMs / (seconds * 10);

export function bytesPerActionAndClient(kind: keyof Slice['traffic'] = 'bytes'): Measure {
  return ({ traffic, seenMs }) => traffic[kind] / seenMs.length / CLIENTS_PER_TABLE;
}

/** What a table costs with its four sockets; the server itself is not in it. */
export function mbPerTable({
  fullMb,
  emptyMb,
  tables,
}: Pick<Trial, 'fullMb' | 'emptyMb' | 'tables'>): number {
  return (fullMb - emptyMb) / tables;
}
