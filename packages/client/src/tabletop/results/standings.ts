import type { MatchRecord, Seat } from '@pampa/rules';

/** A player's place in the ranking. */
export interface Standing {
  readonly seat: Seat;
  readonly rank: number;
  readonly score: number;
}

/**
 * The ranking, best first. A match that was ended without a result is ranked by `lastScores`, the scores by seat when it
 * was ended.
 */
export function standingsOf(
  { result }: Pick<MatchRecord, 'result'>,
  lastScores: readonly number[],
): readonly Standing[] {
  if (result !== null) return result.map(({ seat, rank, score }) => ({ seat, rank, score }));
  return lastScores
    .map((score, seat) => ({ seat, rank: 1 + lastScores.filter((other) => other > score).length, score }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
