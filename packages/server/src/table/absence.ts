import type { SeatDocument, TableDocument } from './document';
import { isPerson, seatOf, withSeat } from './people';
import {
  awaited,
  matchOf,
  notice,
  type Circumstances,
  type NewLine,
  type Outcome,
  type Table,
} from './table';
import { withSeen, type Visitor } from './visitor';

/** A reload takes a moment; a host who is away longer than this can't be what everybody waits for. */
const HOST_GRACE_MS = 30_000;

/** Somebody's last connection is gone; unless he is back already. */
export function wentAway(table: Table, who: string, { now, present }: Circumstances): Outcome {
  const { document } = table;
  const index = seatOf(document, who);
  const seat = index === null ? undefined : document.seats[index];
  if (index === null || seat === undefined || present.has(who)) return { document };
  return { document: withSeat(document, index, left(seat, now)) };
}

/** A bot that was about to give the seat back goes on. */
function left(seat: SeatDocument, now: number): Partial<SeatDocument> {
  return { awaySince: now, standIn: seat.standIn === 'off' ? 'off' : 'on' };
}

/** A person is back, unless they are gone again. Where they connect from is noted with the seat. */
export function cameBack(table: Table, who: string, { present, visitors }: Circumstances): Outcome {
  const index = seatOf(table.document, who);
  if (index === null || !present.has(who)) return { document: table.document };
  const back = takesSeatBack(table, index);
  return { ...back, document: notedFrom(back.document, index, visitors.get(who)) };
}

function notedFrom(document: TableDocument, index: number, visitor: Visitor | undefined): TableDocument {
  const { seenFrom = [] } = document.seats[index] ?? {};
  const seen = visitor === undefined ? seenFrom : withSeen(seenFrom, visitor);
  return seen === seenFrom ? document : withSeat(document, index, { seenFrom: seen });
}

/** A seat that a bot plays is its person's again at the next decision: at once, unless the bot is in the middle. */
export function takesSeatBack(table: Table, index: number): Outcome {
  const { document } = table;
  const seat = document.seats[index];
  if (seat === undefined) return { document };
  if (seat.standIn !== 'on') {
    return seat.awaySince === null
      ? { document }
      : { document: withSeat(document, index, { awaySince: null }) };
  }
  const isInTheMiddle = isMidDecision(table, index);
  return {
    document: withSeat(document, index, { awaySince: null, standIn: isInTheMiddle ? 'leaving' : 'off' }),
    lines: isInTheMiddle ? [] : [notice('came-back', { player: seat.name })],
  };
}

/** Whether this seat's decision has been begun and is not made yet. */
export function isMidDecision(table: Table, index: number): boolean {
  const match = matchOf(table);
  return awaited(table).includes(index) && match !== null && match.seq > match.decision.since;
}

/** Somebody whose coming or going is not in the document: it could not be written when it happened. */
export function unnoted({ seats }: TableDocument, present: ReadonlySet<string>): string | null {
  const seat = seats.find((each) => isPerson(each) && present.has(each.id) !== (each.awaySince === null));
  return seat?.id ?? null;
}

/** After a restart nobody is there, and nobody has been told so. */
export function allAway(document: TableDocument, now: number, sure: number): TableDocument {
  // While the machine's clock is in doubt, the time by which it is ahead does not count as absence.
  const since = (at: number): number => Math.min(now, at + now - sure);
  return {
    ...document,
    clock: { asOf: now, running: false },
    seats: document.seats.map((seat) =>
      isPerson(seat)
        ? { ...seat, ...(seat.awaySince === null ? left(seat, now) : { awaySince: since(seat.awaySince) }) }
        : seat,
    ),
  };
}

/** When the table needs another host; null if it has one who is there, or nobody could be it. */
export function hostIsDueAt(document: TableDocument, present: ReadonlySet<string>): number | null {
  const host = document.seats.find(({ id }) => id !== '' && id === document.host);
  const couldBe = document.seats.some((seat) => isPerson(seat) && present.has(seat.id));
  if (host === undefined || !couldBe || present.has(host.id) || host.awaySince === null) return null;
  return host.awaySince + HOST_GRACE_MS;
}

export function nextHost(document: TableDocument, present: ReadonlySet<string>): Outcome {
  const next = document.seats.find((seat) => isPerson(seat) && present.has(seat.id));
  if (next === undefined) return { document };
  const line: NewLine = notice('host-changed', { player: next.name });
  const before = document.host === null ? {} : { hostBefore: document.host };
  return { document: { ...document, ...before, host: next.id }, lines: [line] };
}
