import { quantileOf } from '../chaos/quantiles';
import type { Attack, Bar } from './attack';
import type { Counts } from './floods/order';
import type { Sample } from './honest-table';

/** How long honest acts took in one phase. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly acts: number;
}

/** What a flood did to the server and to the people on it. */
export interface Effect {
  readonly quiet: Spread;
  /** The same traffic, to the sink instead of the server; null where no control was run. */
  readonly control: Spread | null;
  readonly during: Spread;
  readonly after: Spread;
  readonly memoryMb: number;
  readonly fds: number;
  readonly logKb: number;
  readonly backMs: number;
}

export interface Row {
  readonly attack: Attack;
  readonly effect: Effect | null;
  readonly counts: Counts;
  /** The bars it did not keep, in words; empty if all is well. */
  readonly failures: readonly string[];
}

export function spreadOf(samples: readonly Sample[], from: number, to: number): Spread {
  const ms = samples.filter(({ due }) => due >= from && due < to).map((sample) => sample.ms);
  return { p50: quantileOf(ms, 0.5), p99: quantileOf(ms, 0.99), acts: ms.length };
}

/** Below a tenth of a millisecond nothing was measured. */
const LEAST_MS = 0.1;

/** Honest times during the attack over the worse of quiet and control: what is left is the server's part. */
export function ratioOf({ quiet, control, during }: Effect, of: 'p50' | 'p99'): number {
  return during[of] / Math.max(quiet[of], control?.[of] ?? 0, LEAST_MS);
}

/** Which bars an attack has broken. */
export function failuresOf(
  attack: Attack,
  effect: Effect | null,
  counts: Counts,
  bar: Bar,
): readonly string[] {
  const most = (name: string, value: number, limit: number): readonly string[] =>
    value <= limit ? [] : [`${name}: ${Number(value.toFixed(1))}, at most ${limit}`];
  const countsAbove = Object.entries(attack.most ?? {}).flatMap(([name, limit]) =>
    most(name, counts[name] ?? 0, limit),
  );
  const countsBelow = Object.entries(attack.least ?? {}).flatMap(([name, limit]) =>
    (counts[name] ?? 0) >= limit ? [] : [`${name}: ${counts[name] ?? 0}, at least ${limit}`],
  );
  if (effect === null) return [...countsAbove, ...countsBelow];
  const slower = (of: 'p50' | 'p99', limit: number): readonly string[] =>
    effect.during[of] <= bar.unnoticed[of]
      ? []
      : most(`honest ${of}, times its quiet value`, ratioOf(effect, of), limit);
  return [
    ...countsAbove,
    ...countsBelow,
    ...slower('p99', bar.ratio),
    ...slower('p50', bar.medianRatio),
    ...most('memory, MB more', effect.memoryMb, bar.memoryMb),
    ...most('file descriptors more', effect.fds, bar.fds),
    ...most('log, kB', effect.logKb, bar.logKb),
    ...most('ms until all is answered again', effect.backMs, bar.backMs),
  ];
}
