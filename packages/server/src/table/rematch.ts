import type { SeatDocument, TableDocument } from './document';
import { emptySeat, newDocument, newestGame, type NewTableFacts } from './open-table';
import { levelOf, seatOf } from './people';

/**
 * A table for the same people: same seats, tokens and colours, the next one starts, and the tally goes on. Everybody
 * commits and says that he is ready anew.
 */
export function rematchOf(document: TableDocument, facts: NewTableFacts): TableDocument | null {
  const game = newestGame(document.game);
  if (game === null) return null;
  const again = (seat: SeatDocument): SeatDocument => ({
    ...emptySeat(seat.colour),
    id: seat.id,
    kind: seat.kind,
    ...(seat.kind === 'bot' ? { level: levelOf(seat) } : {}),
    name: seat.name,
    tokenHash: seat.tokenHash,
    muted: seat.muted,
    ...formerHoldersOf(seat),
    ready: seat.kind === 'bot',
    awaySince: seat.kind === 'person' ? facts.now : null,
  });
  return newDocument(game, facts, {
    options: document.options,
    gameOptions: document.rematchOptions ?? document.gameOptions,
    seats: document.seats.map((seat) => (isRemoved(seat) ? emptySeat(seat.colour) : again(seat))),
    host: document.host,
    webhook: document.webhook,
    // Spectators have other ids there; their marks are among the bans.
    hushed: document.hushed.filter((id) => seatOf(document, id) !== null),
    markedWith: document.markedWith ?? document.id,
    ...(document.bans === undefined ? {} : { bans: document.bans }),
    ...(document.sentAway === undefined ? {} : { sentAway: document.sentAway }),
    series: { number: document.series.number + 1, tally: document.series.tally },
    previous: document.code,
    counters: { people: document.counters.people, proposals: 0 },
    ...(document.chosenSeed === undefined ? {} : { chosenSeed: document.chosenSeed }),
  });
}

/** The owner wins a claimed seat back here too. Marks of visitors are made for one table, so they stay there. */
function formerHoldersOf({ holders = [] }: SeatDocument): Partial<SeatDocument> {
  const kept = holders.map((holder) => ({ ...holder, seenFrom: [], hiddenUntil: 0 }));
  return kept.length === 0 ? {} : { holders: kept };
}

/** By the operator, after the match: nobody has a token for this seat. */
function isRemoved({ kind, tokenHash }: SeatDocument): boolean {
  return kind === 'person' && tokenHash === null;
}
