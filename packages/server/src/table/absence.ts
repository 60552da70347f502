import type { TableDocument } from './document';
import { isPerson, seatOf, withSeat } from './people';
import { awaited, matchOf, notice, type NewLine, type Outcome, type Table } from './table';

/** A reload takes a moment; a host who is away longer than this can't be what everybody waits for. */
const HOST_GRACE_MS = 30_000;

/** Somebody's last connection is gone. */
export function wentAway(table: Table, who: string, now: number): Outcome {
  const index = seatOf(table.document, who);
  if (index === null) return { document: table.document };
  return { document: withSeat(table.document, index, { awaySince: now }) };
}

/** He is back. A seat that a bot plays is his again at the next decision: at once, unless the bot is in the middle. */
export function cameBack(table: Table, who: string): Outcome {
  const { document } = table;
  const index = seatOf(document, who);
  const seat = index === null ? undefined : document.seats[index];
  if (index === null || seat === undefined) return { document };
  if (seat.standIn !== 'on') {
    return seat.awaySince === null
      ? { document }
      : { document: withSeat(document, index, { awaySince: null }) };
  }
  const isInTheMiddle = awaited(table).includes(index) && hasBegun(table);
  return {
    document: withSeat(document, index, { awaySince: null, standIn: isInTheMiddle ? 'leaving' : 'off' }),
    lines: isInTheMiddle ? [] : [notice('came-back', { player: seat.name })],
  };
}

function hasBegun(table: Table): boolean {
  const match = matchOf(table);
  return match !== null && match.seq > match.decision.since;
}

/** After a restart nobody is there, and nobody has been told so. */
export function allAway(document: TableDocument, now: number): TableDocument {
  return {
    ...document,
    clock: { asOf: now, running: false },
    seats: document.seats.map((seat) =>
      isPerson(seat) && seat.awaySince === null ? { ...seat, awaySince: now } : seat,
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
  return { document: { ...document, host: next.id }, lines: [line] };
}
