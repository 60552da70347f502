import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { isShort, timeLeft, type TimeLeft } from '../clocks';
import { clockText, leftText } from '../duration';
import type { TakenSeat } from '../seats';
import { useNow } from '../use-now';

interface SeatClockProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly seat: TakenSeat;
}

const TICK_MS = 250;
const DAYS_TICK_MS = 30_000;

export function SeatClock({ session, table, seat }: SeatClockProps): JSX.Element | null {
  const isDays = table.options.clock === 'days';
  const isTicking = seat.clock !== null && (seat.clock.running || seat.clock.deadlineAt !== null);
  const now = useNow(session, isDays ? DAYS_TICK_MS : TICK_MS, isTicking);
  const left = seat.kind === 'bot' ? null : timeLeft(table, seat, now);
  if (left === null) return null;
  const { own, spare } = clockWords(left);
  return (
    <span
      class={`chip-clock ${isShort(left) ? 'chip-clock-short' : ''}`}
      title={texts.value.page('table')('clock', { time: spare === null ? own : `${own} + ${spare}` })}
    >
      {own}
      {spare !== null && <span class="chip-clock-spare"> + {spare}</span>}
    </span>
  );
}

/** While the turn's own time lasts, that and what is spare; then what is left of the spare time. */
function clockWords(left: TimeLeft): { readonly own: string; readonly spare: string | null } {
  if (left.kind === 'days') return { own: leftText(texts.value.language, left.leftMs), spare: null };
  if (!left.running || left.turnMs <= 0) return { own: clockText(left.bankMs), spare: null };
  return { own: clockText(left.turnMs), spare: left.bankMs > 0 ? clockText(left.bankMs) : null };
}
