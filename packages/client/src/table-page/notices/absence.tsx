import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Icon } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { awaitedSeats } from '../awaited';
import { StandInButton } from '../people/stand-in-button';
import { isBotPlaying, takenSeats, type TakenSeat } from '../seats';
import './absence.css';

/** Somebody whose turn it is and who is away; null if nobody waits for such a one. */
export function absentOne(session: TableSession, table: PublicTable): TakenSeat | null {
  const awaited = awaitedSeats(session);
  const isAbsent = (seat: TakenSeat): boolean =>
    awaited.includes(seat.index) && seat.kind === 'person' && !seat.connected && !isBotPlaying(seat);
  return takenSeats(table).find(isAbsent) ?? null;
}

interface AbsenceProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly seat: TakenSeat;
}

/** In the bar below the table, where otherwise would stand what the others wait for: over the table it would hide something. */
export function Absence({ session, table, seat }: AbsenceProps): JSX.Element {
  return (
    <div class="absence">
      <Icon name="wifi-off" size={24} />
      <p class="absence-words" role="status">
        {texts.value.page('table')('away-text', { name: seat.name })}
      </p>
      {session.seat.value !== null && <StandInButton session={session} table={table} seat={seat} />}
    </div>
  );
}
