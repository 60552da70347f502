import type { Seat } from '@pampa/rules';

/** Who has no name is at least a number. */
export function nameOf(players: readonly string[], seat: Seat): string {
  return players[seat] ?? `#${seat + 1}`;
}
