import type { SeatDocument, TableDocument } from './document';
import { isPlayedByBot } from './people';
import { awaited, type Table } from './table';

/*
 * Clocks. The rules never see time: the room charges it here, and lets a bot move where none is left.
 *
 *   live   so many seconds a turn, then the bank. They stand still while nobody is there or the table is paused.
 *   days   a deadline per turn. It is kept in the store, and whoever wakes the table finds it.
 */

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** The seats whose time passes: a bot needs none, and takes none from the person it plays for. */
export function onTheClock(table: Table): readonly number[] {
  return awaited(table).filter((index) => {
    const seat = table.document.seats[index];
    return seat !== undefined && !isPlayedByBot(seat);
  });
}

/** Takes what has passed since it was last written down from those who were waited for. */
export function charged(document: TableDocument, waitedFor: readonly number[], now: number): TableDocument {
  const { clock, seats, options } = document;
  if (options.clock !== 'live' || !clock.running || now <= clock.asOf) return document;
  const passed = now - clock.asOf;
  return {
    ...document,
    clock: { ...clock, asOf: now },
    seats: seats.map((seat, index) => (waitedFor.includes(index) ? afterWaiting(seat, passed) : seat)),
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
  asked: readonly number[],
  now: number,
): TableDocument {
  const { clock, turnSeconds, days } = document.options;
  if (clock === 'off') return document;
  const turnMs = clock === 'live' ? turnSeconds * SECOND_MS : days * DAY_MS;
  return withTurns(document, asked, now, (seat) => ({ ...seat, turnMs }));
}

/** The same decision is asked once more of somebody who took his act back: with what he had left of his turn. */
export function withTurnsAgain(
  document: TableDocument,
  asked: readonly number[],
  now: number,
): TableDocument {
  return document.options.clock === 'off' ? document : withTurns(document, asked, now, (seat) => seat);
}

/** Deadlines are for those who are asked; what the others had left of theirs stays as their `turnMs`. */
function withTurns(
  document: TableDocument,
  asked: readonly number[],
  now: number,
  turnOf: (seat: SeatDocument) => SeatDocument,
): TableDocument {
  const isDays = document.options.clock === 'days';
  return {
    ...document,
    seats: document.seats.map((each, index) => {
      const { deadlineAt } = each;
      const seat =
        deadlineAt === null ? each : { ...each, deadlineAt: null, turnMs: Math.max(0, deadlineAt - now) };
      if (!asked.includes(index)) return seat;
      const turn = turnOf(seat);
      return isDays ? { ...turn, deadlineAt: now + turn.turnMs } : turn;
    }),
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
  waitedFor: readonly number[],
  somebodyIsThere: boolean,
  now: number,
): TableDocument {
  const running =
    document.options.clock === 'live' && document.status === 'playing' && !document.paused && somebodyIsThere;
  if (running === document.clock.running) return document;
  return { ...charged(document, waitedFor, now), clock: { asOf: now, running } };
}

/** When a bot must move for the first of those who are waited for; null if no clock runs for any. */
export function timeIsUpAt(document: TableDocument, waitedFor: readonly number[]): number | null {
  const times = waitedFor.flatMap((index) => {
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
