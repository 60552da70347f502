export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided, 95 %. */
const Z = 1.96;

/** Wilson's interval for a share: honest with few games, and at shares near 0 and 1. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const scale = 1 + Z ** 2 / games;
  const middle = share + Z ** 2 / (2 * games);
  const reach = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { low: (middle - reach) / scale, high: (middle + reach) / scale };
}
