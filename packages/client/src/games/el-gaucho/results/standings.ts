import type { MatchRecord, Seat } from '@pampa/rules';
import type { Statistics } from './statistics';

export interface Placed {
  readonly seat: Seat;
  readonly rank: number;
  readonly score: number;
}

/** The ranking, best first. A match that was ended without one shows who was ahead, all on one step. */
export function standingsOf(
  { result }: Pick<MatchRecord, 'result'>,
  statistics: Statistics | null,
): readonly Placed[] {
  if (result !== null) return result.map(({ seat, rank, score }) => ({ seat, rank, score }));
  const last = statistics?.race.at(-1) ?? [];
  return last
    .map((score, seat) => ({ seat, rank: 1 + last.filter((other) => other > score).length, score }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
