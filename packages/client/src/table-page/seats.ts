import type { PublicSeat, PublicTable } from '@pampa/protocol/state';
import type { Seat } from '@pampa/rules';
import type { Sitting } from '../stage/scene';

/** A seat that somebody or something sits in, with its number. */
export interface TakenSeat extends PublicSeat {
  readonly index: Seat;
}

export function takenSeats({ seats }: PublicTable): readonly TakenSeat[] {
  return seats.flatMap((seat, index) => (seat.kind === 'empty' ? [] : [{ ...seat, index }]));
}

/** Names by seat, as sentences want them. */
export function namesOf(table: PublicTable): readonly string[] {
  return table.seats.map(({ name }) => name);
}

export function sittingsOf(table: PublicTable): readonly Sitting[] {
  return takenSeats(table).map(({ name, colour, kind, connected, resigned }) => ({
    name,
    colour,
    hasResigned: resigned,
    isBot: kind === 'bot',
    connected: kind === 'bot' || connected,
  }));
}

/** A bot decides in it: its own, or in the place of somebody who is away or has resigned. */
export function isBotPlaying({ kind, standIn, resigned }: PublicSeat): boolean {
  return kind === 'bot' || standIn || resigned;
}

/** Whether there is somewhere to sit: any seat without a person in the lobby, a bot's later on. */
export function canSit({ status, seats, options }: PublicTable): boolean {
  if (status === 'lobby') return seats.some(({ kind }) => kind !== 'person');
  return (
    status === 'playing' &&
    options.newcomers &&
    seats.some(({ kind, resigned }) => kind === 'bot' && !resigned)
  );
}
