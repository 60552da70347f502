import type { Table } from './table';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/**
 * From when on the others may decide without a person who is away: let a bot play, end the match, give the seat to
 * somebody else. That is the table's limit; with deadlines of days, the person must have missed a deadline too, because
 * people who play that way are away most of the time and owe nothing until they are asked.
 */
export function awayLongEnoughAt(table: Table, index: number, now: number): number {
  const { options, status, paused } = table.document;
  const seat = table.document.seats[index];
  const awaySince = seat?.awaySince ?? now;
  const limit = awaySince + options.awaySeconds * SECOND_MS;
  // A bot plays for this person already, which took a missed deadline.
  const isStoodInFor = seat !== undefined && seat.standIn !== 'off';
  if (options.clock !== 'days' || status !== 'playing' || isStoodInFor) return limit;
  const missed = missedSince(table, index, awaySince);
  if (missed !== null) return Math.max(limit, missed);
  // In a pause deadlines stand still; going on gives everybody a whole turn.
  const deadline = paused ? null : (seat?.deadlineAt ?? null);
  return Math.max(limit, deadline ?? now + options.days * DAY_MS);
}

/** For the sentence of a refusal: at least 1, so that nobody is told to try again in no time. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / SECOND_MS));
}

/** When the clock first moved for this seat since then; null if it did not. */
function missedSince(table: Table, index: number, since: number): number | null {
  let missed: number | null = null;
  let taken = table.recording?.last ?? null;
  while (taken !== null && taken.entry.at >= since) {
    if (taken.entry.by === 'clock' && taken.entry.seat === index) missed = taken.entry.at;
    taken = taken.previous;
  }
  return missed;
}
