/** What was promised of a row: of its figure, or of how it compares with the peer. */
export interface Bar {
  readonly on: 'figure' | 'ratio';
  readonly is: 'at least' | 'at most';
  readonly value: number;
  /** What we hope for beyond what we promised. */
  readonly aim?: number;
}

/** One line of a suite's table. */
export interface Row {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** Half of the rounds lie within ± this share of the figure. */
  readonly spread: number;
  /** How many times the peer's figure of the same run; null where they can't be compared. */
  readonly ratio: number | null;
  /** Null where it is for information. */
  readonly bar: Bar | null;
}

/** Null if there is nothing to meet. */
export function isMet({ figure, ratio, bar }: Row): boolean | null {
  if (bar === null) return null;
  const value = bar.on === 'figure' ? figure : ratio;
  if (value === null) throw new Error('A bar on a ratio, but nothing to compare with');
  return bar.is === 'at least' ? value >= bar.value : value <= bar.value;
}
