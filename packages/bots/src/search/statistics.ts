export function meanOf(samples: readonly number[]): number {
  let sum = 0;
  for (const sample of samples) sum += sample;
  return samples.length === 0 ? 0 : sum / samples.length;
}

/** The standard error of the mean; infinite as long as nothing can be said. */
export function errorOf(samples: readonly number[]): number {
  const { length } = samples;
  if (length < 2) return Infinity;
  const mean = meanOf(samples);
  let squares = 0;
  for (const sample of samples) squares += (sample - mean) ** 2;
  return Math.sqrt(squares / (length - 1) / length);
}
