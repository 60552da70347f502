/** Counts up to each bound, as a histogram of Prometheus has them: each includes those before. */
export type Buckets = ReadonlyMap<number, number>;

/**
 * The value that this share of all lies below, in the unit of the bounds; null where there is nothing. Between two bounds
 * the values are taken to be spread evenly; beyond the last one nothing is known but the bound.
 */
export function quantile(buckets: Buckets, share: number): number | null {
  const bounds = [...buckets].sort(([a], [b]) => a - b);
  const all = bounds.at(-1)?.[1] ?? 0;
  if (all === 0) return null;
  const rank = share * all;
  let [below, countBelow] = [0, 0];
  for (const [bound, count] of bounds) {
    if (count >= rank && count > countBelow) {
      if (bound === Infinity) return below;
      return below + ((bound - below) * (rank - countBelow)) / (count - countBelow);
    }
    [below, countBelow] = [bound, count];
  }
  return below;
}

/** What has been counted since `before`. */
export function since(before: Buckets, now: Buckets): Buckets {
  return new Map([...now].map(([bound, count]) => [bound, count - (before.get(bound) ?? 0)]));
}
