import { isHouseRefusal } from '@pampa/protocol';
import { cameBack, hostIsDueAt, nextHost, unnoted, wentAway } from '../table/absence';
import { charged, onTheClock, seatTimeIsUpAt, timeIsUpAt } from '../table/clock';
import { endWithoutResult, expire } from '../table/proposals';
import { playForSeat } from '../table/play';
import { silenceEndsAt } from '../table/settle';
import { spoil } from '../table/start';
import { notice, type Circumstances, type Commanded, type Table } from '../table/table';

/** How much of a clock's time a killed server may give back. */
const CLOCK_KEPT_EVERY_MS = 5_000;

/** When something happens at a table by itself; null: never. What waits for a time that is sure comes as much later. */
export function dueAt(
  table: Table,
  { present, now, sure }: Pick<Circumstances, 'present' | 'now' | 'sure'>,
): number | null {
  const { document } = table;
  const held = now - sure;
  const timeIsUp = timeIsUpAt(document, onTheClock(table));
  const times = [
    unnoted(document, present) === null ? null : 0,
    document.openBy,
    timeIsUp === null || document.options.clock !== 'days' ? timeIsUp : timeIsUp + held,
    hostIsDueAt(document, present),
    document.clock.running ? document.clock.asOf + CLOCK_KEPT_EVERY_MS : null,
    document.status === 'playing' ? silenceEndsAt(table, now) + held : null,
    ...document.proposals.map(({ expiresAt }) => expiresAt),
  ].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** The first thing that is due. One at a time: whatever it is, it may change what else is. */
export function whatIsDue(table: Table, circumstances: Circumstances): Commanded {
  const { document } = table;
  const { now, sure, present } = circumstances;
  const who = unnoted(document, present);
  if (who !== null)
    return present.has(who) ? cameBack(table, who, circumstances) : wentAway(table, who, circumstances);
  if (document.openBy !== null && document.openBy <= now) return spoil(table, circumstances);
  const expired = document.proposals.find(({ expiresAt }) => expiresAt <= now);
  if (expired !== undefined) return expire(table, expired, circumstances);
  const hostAt = hostIsDueAt(document, present);
  if (hostAt !== null && hostAt <= now) return nextHost(document, present);
  if (document.status === 'playing' && silenceEndsAt(table, now) <= sure) return endWithoutResult(table);
  const late = onTheClock(table).find((seat) => isTimeUp(table, seat, circumstances));
  if (late !== undefined) return clockMoves(table, late, circumstances);
  return chargeClocks(table, circumstances);
}

export function chargeClocks(table: Table, { now }: Circumstances): Commanded {
  return { document: charged(table.document, onTheClock(table), now) };
}

/** A live clock runs by the time that passes at the table; a deadline of days needs one that is sure. */
function isTimeUp({ document }: Table, index: number, { now, sure }: Circumstances): boolean {
  const seat = document.seats[index];
  const at = seat === undefined ? null : seatTimeIsUpAt(document, seat);
  return at !== null && at <= (document.options.clock === 'days' ? sure : now);
}

/** The rest of the turn is the bot's, act by act: no time is left for any of them. Said once. */
function clockMoves(table: Table, seat: number, circumstances: Circumstances): Commanded {
  const moved = playForSeat(table, seat, 'clock', circumstances);
  if (isHouseRefusal(moved) || hasClockMoved(table, seat)) return moved;
  const player = table.document.seats[seat]?.name ?? '';
  return { ...moved, lines: [notice('clock-moved', { player })] };
}

/** In the decision that is being made: whatever it was before has been said then. */
function hasClockMoved({ recording }: Table, seat: number): boolean {
  const since = recording?.match.decision.since ?? 0;
  let taken = recording?.last ?? null;
  while (taken !== null && taken.entry.seq > since) {
    if (taken.entry.by === 'clock' && taken.entry.seat === seat) return true;
    taken = taken.previous;
  }
  return false;
}
