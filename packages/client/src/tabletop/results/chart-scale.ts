/** Steps of a scale that are easy to read. */
const NICE = [1, 2, 5, 10] as const;

/** The marks of a scale from 0 to at least `highest`, about `wanted` of them. */
export function ticksUpTo(highest: number, wanted: number): readonly number[] {
  const rough = Math.max(1, highest) / wanted;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (NICE.find((nice) => nice * magnitude >= rough) ?? 10) * magnitude);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/**
 * Moves labels apart that would lie on each other: each at least `gap` from the next, none below `lowest`, as near as
 * possible to where it belongs. In the order given.
 */
export function spread(places: readonly number[], gap: number, lowest: number): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const result = [...places];
  let limit = -Infinity;
  for (const { place, index } of order) {
    limit = Math.max(place, limit + gap);
    result[index] = limit;
  }
  let ceiling = lowest;
  for (const { index } of order.reverse()) {
    ceiling = Math.min(result[index] ?? ceiling, ceiling);
    result[index] = ceiling;
    ceiling -= gap;
  }
  return result;
}
