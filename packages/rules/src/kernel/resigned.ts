import type { Entry } from './entry';
import type { GameTypes, Result, Seat, Standing } from './game';

/**
 * Somebody who gave up his seat. That is the house's business, not the game's: the rules know nothing of it, the seat
 * plays on by a bot's hand, is ranked, and can't win.
 */
export interface Resigned {
  readonly seat: Seat;
  /** The last entry there was by then. */
  readonly seq: number;
}

export interface FinalStanding extends Standing {
  readonly resigned: boolean;
}

/** The ranking that counts: by the game's result, but whoever has resigned comes behind everybody who has not. */
export function finalRanking(
  result: Result,
  resigned: readonly Pick<Resigned, 'seat'>[],
): readonly FinalStanding[] {
  const gaveUp = new Set(resigned.map(({ seat }) => seat));
  const lines = result.map((standing) => ({ ...standing, resigned: gaveUp.has(standing.seat) }));
  const isBefore = (a: FinalStanding, b: FinalStanding): boolean =>
    a.resigned === b.resigned ? a.rank < b.rank : b.resigned;
  return lines
    .map((line) => ({ ...line, rank: 1 + lines.filter((other) => isBefore(other, line)).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** In the order of docs/record.md: as it came, seat by seat where nothing was played in between. */
export function inOrder(resigned: readonly Resigned[]): readonly Resigned[] {
  return [...resigned].sort((a, b) => a.seq - b.seq || a.seat - b.seat);
}

/** The path of the first thing in such a list that can't be; null if there is none. A list without anybody is left out. */
export function whyNotResigned(
  resigned: readonly Resigned[],
  { seats, entries }: { readonly seats: number; readonly entries: number },
): string | null {
  if (resigned.length === 0) return 'resigned';
  const ordered = inOrder(resigned);
  for (const [index, { seat, seq }] of resigned.entries()) {
    const isAgain = resigned.findIndex((other) => other.seat === seat) < index;
    if (seat >= seats || isAgain) return `resigned[${index}].seat`;
    if (seq > entries || ordered[index] !== resigned[index]) return `resigned[${index}].seq`;
  }
  return null;
}

/** The first entry that somebody made with his own hand after he had given up his seat. */
export function playedAfterResigning<T extends GameTypes>(
  entries: readonly Entry<T>[],
  resigned: readonly Resigned[],
): Entry<T> | null {
  const since = new Map(resigned.map(({ seat, seq }) => [seat, seq]));
  return entries.find(({ seat, seq, by }) => by === 'person' && seq > (since.get(seat) ?? Infinity)) ?? null;
}
