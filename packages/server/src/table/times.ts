import type { StoredTable } from '../store/store';
import type { TableDocument } from './document';
import { SILENCE_MS } from './settle';
import type { Circumstances, Outcome, Table } from './table';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The longest of the short waits of a document: claims and handoffs. */
const SHORT_MS = 5 * MINUTE_MS;

/** No table asks to be woken later than this: the longest wait is that for 60 days of silence. */
export const LONGEST_WAKE_MS = SILENCE_MS + DAY_MS;

interface Limits {
  readonly past: (at: number) => number;
  readonly soon: (at: number) => number;
  readonly deadline: (at: number) => number;
}

/**
 * Moves all times of a document by as much as the house's time was set. That much did not pass at a table that was awake: no
 * clock is charged for it, no absence grows, and nothing that people were asked lapses.
 */
export function withTimesMoved(document: TableDocument, by: number): TableDocument {
  const move = (at: number): number => at + by;
  return withTimes(document, { past: move, soon: move, deadline: move });
}

/** Whether a table that wakes was last written while the machine's clock was ahead, so that its deadlines are years away. */
export function isBeyond({ touchedAt, wakeAt }: StoredTable, now: number): boolean {
  return touchedAt > now + DAY_MS || (wakeAt ?? 0) > now + LONGEST_WAKE_MS;
}

/** Brings such a table back: nothing began later than now, and nothing is further away than it would be if it began now. */
export function broughtBack({ document }: Table, { now }: Circumstances): Outcome {
  const within = (ms: number) => (at: number) => Math.min(at, now + ms);
  const deadline = within(document.options.days * DAY_MS);
  return { document: withTimes(document, { past: within(0), soon: within(SHORT_MS), deadline }) };
}

function withTimes(document: TableDocument, { past, soon, deadline }: Limits): TableDocument {
  const { clock, openBy, proposals, seats } = document;
  return {
    ...document,
    clock: { ...clock, asOf: past(clock.asOf) },
    openBy: openBy === null ? null : soon(openBy),
    proposals: proposals.map((each) => ({ ...each, expiresAt: soon(each.expiresAt) })),
    seats: seats.map((seat) => ({
      ...seat,
      awaySince: seat.awaySince === null ? null : past(seat.awaySince),
      deadlineAt: seat.deadlineAt === null ? null : deadline(seat.deadlineAt),
      handoff: seat.handoff === null ? null : { ...seat.handoff, expiresAt: soon(seat.handoff.expiresAt) },
    })),
  };
}
