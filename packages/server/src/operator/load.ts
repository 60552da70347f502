import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { OperatorLoad } from '@pampa/protocol';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import { quantile, since } from './quantile';
import { counted, takeSample, type Sample } from './samples';

/** A page that is looked at asks every few seconds; what it shows need not be younger than this. */
const SAMPLE_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;
const LOAD_OVER_MS = 5 * MINUTE_MS;
const COUNTED_OVER_MS = 60 * MINUTE_MS;

const NANOS_IN_MS = 1e6;
/** The precision of the event loop's watch. A timer that is exact is late by as much, on average. */
const LAG_RESOLUTION_MS = 10;

export interface LoadNow {
  readonly load: OperatorLoad;
  /** In the last hour. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly thoughts: ReadonlyMap<string, number>;
}

export interface Load {
  now(): Promise<LoadNow>;
  stop(): void;
}

/** Remembers for an hour what the counters said, so that a page can tell the last minutes from all the time before. */
export function watchLoad(metrics: Metrics, log: Log): Load {
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  let samples: readonly Sample[] = [];
  /** The worst of each stretch between two samples, newest last. */
  let lags: readonly number[] = [];
  const sample = async (): Promise<void> => {
    const taken = await takeSample(metrics);
    lags = [...lags, lag.percentile(99)].slice(-LOAD_OVER_MS / SAMPLE_EVERY_MS);
    lag.reset();
    samples = [...samples.filter(({ at }) => at > taken.at - COUNTED_OVER_MS), taken];
  };
  const first = sample();
  const timer = setInterval(() => {
    sample().catch((error: unknown) => log.warn('the load could not be read', { err: error }));
  }, SAMPLE_EVERY_MS).unref();

  return {
    async now() {
      await first;
      const taken = await takeSample(metrics);
      const before = samples.find(({ at }) => at > taken.at - LOAD_OVER_MS) ?? taken;
      const long = samples[0];
      const seconds = since(before.actSeconds, taken.actSeconds);
      const ms = Math.max(1, taken.at - before.at);
      const { rss, heapUsed } = process.memoryUsage();
      const lagMs = Math.max(lag.percentile(99), ...lags) / NANOS_IN_MS - LAG_RESOLUTION_MS;
      const inMs = (value: number | null): number | null => (value === null ? null : value * 1000);
      return {
        load: {
          actsPerMinute: ((taken.acts - before.acts) * MINUTE_MS) / Math.max(ms, MINUTE_MS),
          actP50Ms: inMs(quantile(seconds, 0.5)),
          actP99Ms: inMs(quantile(seconds, 0.99)),
          lagP99Ms: Math.max(0, Number.isFinite(lagMs) ? lagMs : 0),
          cpu: (taken.cpuMicros - before.cpuMicros) / 1000 / ms,
          memoryBytes: rss,
          heapBytes: heapUsed,
          heapLimitBytes: getHeapStatistics().heap_size_limit,
        },
        refusals: counted(long?.refusals, taken.refusals),
        thoughts: counted(long?.thoughts, taken.thoughts),
      };
    },
    stop() {
      clearInterval(timer);
      lag.disable();
    },
  };
}
