import type { Result, Seat } from '../kernel/game';
import { INCOME_SOURCES } from './income';
import type { Open } from './state';

/** Final scoring (Z7 to Z9): equal pesos share a rank, and nothing breaks the tie. */
export function resultOf(open: Open): Result | null {
  if (open.phase !== 'over') return null;
  return open.ranches
    .map(({ pesos, income }, seat) => ({
      seat,
      rank: 1 + open.ranches.filter((other) => other.pesos > pesos).length,
      score: pesos,
      sources: Object.fromEntries(INCOME_SOURCES.map((source, index) => [source, income[index] ?? 0])),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

export function winnersOf(open: Open): Seat[] {
  const most = Math.max(...open.ranches.map((ranch) => ranch.pesos));
  return open.ranches.flatMap((ranch, seat) => (ranch.pesos === most ? [seat] : []));
}
