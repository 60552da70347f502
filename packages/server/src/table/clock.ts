import type { SeatDocument, TableDocument } from './document';

/*
 * Clocks. The rules never see time: the room charges it here, and lets a bot move where none is left.
 *
 *   live   so many seconds a turn, then the bank. They stand still while nobody is there or the table is paused.
 *   days   a deadline per turn. It is kept in the store, and whoever wakes the table finds it.
 */

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** Takes what has passed since it was last written down from those who are awaited. */
export function charged(document: TableDocument, awaited: readonly number[], now: number): TableDocument {
  const { clock, seats, options } = document;
  if (options.clock !== 'live' || !clock.running || now <= clock.asOf) return document;
  const passed = now - clock.asOf;
  return {
    ...document,
    clock: { ...clock, asOf: now },
    seats: seats.map((seat, index) => (awaited.includes(index) ? afterWaiting(seat, passed) : seat)),
  };
}

function afterWaiting(seat: SeatDocument, passed: number): SeatDocument {
  const ofBank = Math.max(0, passed - seat.turnMs);
  return {
    ...seat,
    turnMs: Math.max(0, seat.turnMs - passed),
    bankMs: Math.max(0, seat.bankMs - ofBank),
  };
}

/** A new decision is asked of these seats. */
export function withFreshTurns(
  document: TableDocument,
  awaited: readonly number[],
  now: number,
): TableDocument {
  const { clock, turnSeconds, days } = document.options;
  if (clock === 'off') return document;
  const fresh: Partial<SeatDocument> =
    clock === 'live' ? { turnMs: turnSeconds * SECOND_MS } : { deadlineAt: now + days * DAY_MS };
  return {
    ...document,
    seats: document.seats.map((seat, index) =>
      awaited.includes(index)
        ? { ...seat, ...fresh }
        : seat.deadlineAt === null
          ? seat
          : { ...seat, deadlineAt: null },
    ),
  };
}

/** Full banks, for a match that begins. */
export function withFullBanks(document: TableDocument): TableDocument {
  const { clock, bankSeconds } = document.options;
  if (clock !== 'live') return document;
  return {
    ...document,
    seats: document.seats.map((seat) => ({ ...seat, bankMs: bankSeconds * SECOND_MS })),
  };
}

/** Whether live clocks run now. Going from one to the other, what has passed is charged first. */
export function withClockRunning(
  document: TableDocument,
  awaited: readonly number[],
  somebodyIsThere: boolean,
  now: number,
): TableDocument {
  const running =
    document.options.clock === 'live' && document.status === 'playing' && !document.paused && somebodyIsThere;
  if (running === document.clock.running) return document;
  return { ...charged(document, awaited, now), clock: { asOf: now, running } };
}

/** When a bot must move for the first of the awaited seats; null if no clock runs for any. */
export function timeIsUpAt(document: TableDocument, awaited: readonly number[]): number | null {
  const times = awaited.flatMap((index) => {
    const seat = document.seats[index];
    const at = seat === undefined ? null : seatTimeIsUpAt(document, seat);
    return at === null ? [] : [at];
  });
  return times.length === 0 ? null : Math.min(...times);
}

export function seatTimeIsUpAt(document: TableDocument, seat: SeatDocument): number | null {
  const { options, clock, paused } = document;
  if (options.clock === 'live') return clock.running ? clock.asOf + seat.turnMs + seat.bankMs : null;
  if (options.clock === 'days') return paused ? null : seat.deadlineAt;
  return null;
}
