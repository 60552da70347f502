import { USUAL_BOT_LEVEL, type BotLevel } from '@pampa/protocol';
import type { SeatDocument, TableDocument } from './document';

export function seatOf(document: TableDocument, person: string): number | null {
  const seat = document.seats.findIndex(({ id }) => id !== '' && id === person);
  return seat < 0 ? null : seat;
}

export function withSeat(
  document: TableDocument,
  seat: number,
  change: Partial<SeatDocument>,
): TableDocument {
  return {
    ...document,
    seats: document.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)),
  };
}

export const isPerson = ({ kind }: SeatDocument): boolean => kind === 'person';

/** A person who decides for himself: seated, not resigned, and no bot plays for him. */
export function decides({ kind, resigned, standIn }: SeatDocument): boolean {
  return kind === 'person' && !resigned && standIn === 'off';
}

/** A person who is asked when the table decides something: also one who is back and waits for a bot to finish its move. */
export function hasSay({ kind, resigned, standIn }: SeatDocument): boolean {
  return kind === 'person' && !resigned && standIn !== 'on';
}

/** A claimant sits here; the owner can win the seat back. */
export function isClaimed({ holders = [] }: SeatDocument): boolean {
  return holders.length > 0;
}

/**
 * Whose devices are called when this seat is awaited. A claimant's are kept apart from the owner's: neither may remove the
 * other's, and the owner's must be there to be told that the seat was given away.
 */
export function deviceOwner({ id, holders = [] }: SeatDocument): string {
  const last = holders.at(-1);
  return last === undefined ? id : `${id}/${last.claim}`;
}

/** A bot moves here: it is one, or it plays for somebody who has left or given up. */
export function isPlayedByBot({ kind, resigned, standIn }: SeatDocument): boolean {
  return kind === 'bot' || resigned || standIn !== 'off';
}

/**
 * How well the bot plays that moves here. For somebody who is away or has given up it is the usual one: nobody gains by
 * leaving his seat to a better hand, and nobody's friends have to choose one.
 */
export function levelOf({ kind, level }: SeatDocument): BotLevel {
  return (kind === 'bot' ? level : undefined) ?? USUAL_BOT_LEVEL;
}

/** The host must be a person who sits here; otherwise the next one is. */
export function withHost(document: TableDocument): TableDocument {
  const { host, seats } = document;
  if (host !== null && seats.some((seat) => isPerson(seat) && seat.id === host)) return document;
  return { ...document, host: seats.find(isPerson)?.id ?? null };
}
