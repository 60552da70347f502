import type { Asking } from '@pampa/rules';
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

/**
 * What a seat has one turn's time for: the turn, whoever's it is, so that a turn interrupted by a question to somebody else goes
 * on with what it had left, and the asked seat has one turn's time for all questions in it. Where all choose at once, the decision.
 */
export function turnNameOf({ turn, key }: Asking): string {
  return turn === null ? `decision ${key}` : `turn ${turn.number}`;
}

/** A decision is asked of these seats. With deadlines of days each question in somebody else's turn has the usual deadline. */
export function withTurnsFor(
  document: TableDocument,
  decision: Asking,
  asked: readonly number[],
  now: number,
): TableDocument {
  const name = turnNameOf(decision);
  const isDays = document.options.clock === 'days';
  return withTurns(document, asked, now, (seat, index) => {
    const goesOn = seat.turnFor === name && (!isDays || decision.turn?.seat === index);
    return goesOn ? seat : { ...seat, turnMs: wholeTurnMs(document), turnFor: name };
  });
}

/** The match begins, or everybody agreed to an undo: a whole turn for these seats, whatever they had left. */
export function withFreshTurns(
  document: TableDocument,
  decision: Asking,
  asked: readonly number[],
  now: number,
): TableDocument {
  const fresh = { turnMs: wholeTurnMs(document), turnFor: turnNameOf(decision) };
  return forgetting(
    withTurns(document, asked, now, (seat) => ({ ...seat, ...fresh })),
    asked,
  );
}

function wholeTurnMs({ options: { clock, turnSeconds, days } }: TableDocument): number {
  return clock === 'live' ? turnSeconds * SECOND_MS : days * DAY_MS;
}

/** The same decision is asked once more of a seat that took its act back: with what it had left of its turn. */
export function withTurnsAgain(
  document: TableDocument,
  _decision: Asking,
  asked: readonly number[],
  now: number,
): TableDocument {
  return forgetting(
    withTurns(document, asked, now, (seat) => seat),
    asked,
  );
}

/** After an undo: what the others were asked meanwhile they may be asked again in another position, with a whole turn. */
function forgetting(document: TableDocument, asked: readonly number[]): TableDocument {
  const forgotten = ({ turnFor: _, ...seat }: SeatDocument): SeatDocument => seat;
  return {
    ...document,
    seats: document.seats.map((seat, index) => (asked.includes(index) ? seat : forgotten(seat))),
  };
}

/** Deadlines are for those who are asked; what the others had left of theirs stays as their `turnMs`. */
function withTurns(
  document: TableDocument,
  asked: readonly number[],
  now: number,
  turnOf: (seat: SeatDocument, index: number) => SeatDocument,
): TableDocument {
  if (document.options.clock === 'off') return document;
  const isDays = document.options.clock === 'days';
  return {
    ...document,
    seats: document.seats.map((each, index) => {
      const { deadlineAt } = each;
      const seat =
        deadlineAt === null ? each : { ...each, deadlineAt: null, turnMs: Math.max(0, deadlineAt - now) };
      if (!asked.includes(index)) return seat;
      const turn = turnOf(seat, index);
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
