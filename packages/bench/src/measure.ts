/** One thing whose speed is measured. */
export interface Subject {
  /** For options and for finding it again. */
  readonly id: string;
  /** Makes ready what the time is not to be charged for, and returns some milliseconds of work. */
  readonly prepare: () => Batch;
}

/** Does the work and says how many units it was. */
export type Batch = () => number;

export interface Budget {
  /** For all subjects together, warming up not counted. */
  readonly seconds: number;
  /** Milliseconds from any beginning. */
  readonly now: () => number;
}

/** Units per second, one figure a round. */
export type Rates = ReadonlyMap<string, readonly number[]>;

/** Odd, so that the median is one of them; enough for quartiles that mean something. */
const ROUNDS = 11;

/** The optimising compiler is done with everything here after about half a second of it. */
const WARM_UP_SHARE = 0.25;

/**
 * All subjects take turns, a short slice each, round after round (A B C A B C ...): whatever else the machine does hits
 * all of them alike, and figures of the same round may be compared.
 */
export function interleave(subjects: readonly Subject[], { seconds, now }: Budget): Rates {
  const shareMs = (seconds * 1000) / subjects.length;
  for (const subject of subjects) rateOf(subject, shareMs * WARM_UP_SHARE, now);
  const rates = new Map(subjects.map(({ id }): [string, number[]] => [id, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of subjects) {
      rates.get(subject.id)?.push(rateOf(subject, shareMs / ROUNDS, now));
    }
  }
  return rates;
}

/** Works until the time is used up, one batch at least. */
export function rateOf({ prepare }: Subject, forMs: number, now: () => number): number {
  let units = 0;
  let spentMs = 0;
  do {
    const batch = prepare();
    const begun = now();
    units += batch();
    spentMs += now() - begun;
  } while (spentMs < forMs);
  return (units / spentMs) * 1000;
}
