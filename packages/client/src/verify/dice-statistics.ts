import type { Rolled } from '../games/game-client';

export interface FaceCount {
  readonly face: number;
  readonly count: number;
}

export interface DiceStatistics {
  readonly dice: number;
  readonly counts: readonly FaceCount[];
  /** How often each face would come if luck had no say. */
  readonly expected: number;
  /** 19 of 20 fair faces lie within. */
  readonly low: number;
  readonly high: number;
  readonly chiSquare: number;
  /** How many of a hundred fair matches would be at least as uneven. */
  readonly asUneven: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SIDES = FACES.length;

/** Within so many standard deviations of its mean lie 95 % of whatever is the sum of many small things. */
const NINETEEN_OF_TWENTY = 1.96;

/** Null where nothing was rolled. */
export function diceStatistics(rolls: readonly Rolled[]): DiceStatistics | null {
  const faces = rolls.flatMap((roll) => roll.faces);
  const dice = faces.length;
  if (dice === 0) return null;
  const expected = dice / SIDES;
  const spread = NINETEEN_OF_TWENTY * Math.sqrt(expected * (1 - 1 / SIDES));
  const counts = FACES.map((face) => ({ face, count: faces.filter((each) => each === face).length }));
  const chiSquare = counts.reduce((sum, { count }) => sum + (count - expected) ** 2 / expected, 0);
  return {
    dice,
    counts,
    expected,
    low: Math.max(0, expected - spread),
    high: expected + spread,
    chiSquare,
    asUneven: 100 * upperTail(chiSquare),
  };
}

/**
 * The chance that a chi-square of five degrees of freedom, those of six faces, is at least x. For odd degrees it is a closed
 * form: Abramowitz and Stegun 26.4.4.
 */
export function upperTail(x: number): number {
  if (x <= 0) return 1;
  const root = Math.sqrt(x);
  const density = Math.exp(-x / 2) / Math.sqrt(2 * Math.PI);
  return Math.min(1, 2 * normalTail(root) + 2 * density * (root + root ** 3 / 3));
}

/** The chance that a normal variable exceeds x >= 0, to seven digits: Abramowitz and Stegun 26.2.17. */
function normalTail(x: number): number {
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
