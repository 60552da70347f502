import type { Metrics } from '../metrics';
import type { Buckets } from './quantile';

/** All that is counted for ever, as it stood at one moment. */
export interface Sample {
  /** Of the process, in milliseconds. */
  readonly at: number;
  readonly cpuMicros: number;
  readonly acts: number;
  readonly actSeconds: Buckets;
  readonly refusals: ReadonlyMap<string, number>;
  readonly thoughts: ReadonlyMap<string, number>;
}

/** Reads the counters that Prometheus gets too. */
export async function takeSample({ actions, actSeconds, refusals, botThoughts }: Metrics): Promise<Sample> {
  const { user, system } = process.cpuUsage();
  const [acts, seconds] = await Promise.all([actions.get(), actSeconds.get()]);
  const buckets = seconds.values.flatMap(({ metricName, labels, value }) =>
    metricName?.endsWith('_bucket') === true
      ? [[Number(String(labels.le).replace('+Inf', 'Infinity')), value] as const]
      : [],
  );
  return {
    at: performance.now(),
    cpuMicros: user + system,
    acts: acts.values[0]?.value ?? 0,
    actSeconds: new Map(buckets),
    refusals: await byLabel(refusals, 'code'),
    thoughts: await byLabel(botThoughts, 'outcome'),
  };
}

interface Labelled {
  get(): Promise<{ values: { labels: Partial<Record<string, string | number>>; value: number }[] }>;
}

/** Summed over all other labels. */
async function byLabel(counter: Labelled, label: string): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  for (const { labels, value } of (await counter.get()).values) {
    const name = String(labels[label]);
    sums.set(name, (sums.get(name) ?? 0) + value);
  }
  return sums;
}

/** What was counted between two moments, without what was not. */
export function counted(
  before: ReadonlyMap<string, number> | undefined,
  now: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const counts = [...now].map(([name, count]) => [name, count - (before?.get(name) ?? 0)] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}
