/** The value below which this share of them lies; 0 if there are none. */
export function quantileOf(values: readonly number[], quantile: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(quantile * sorted.length) - 1)] ?? 0;
}

export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}
