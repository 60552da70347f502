import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Icon, SeatBadge } from '../../shell/ui';
import type { TableSession, Told } from '../../table/session';
import { texts } from '../../texts/say';
import { awaitedSeats } from '../awaited';
import { isBotPlaying, takenSeats, type TakenSeat } from '../seats';
import { EmoteOver } from './emote-over';
import { PersonCard } from './person-card';
import { SeatClock } from './seat-clock';
import { stateOf } from './state-of';
import './people.css';

interface PlayerChipsProps {
  readonly session: TableSession;
  /** As far as the picture is. */
  readonly told: Told;
  readonly table: PublicTable;
}

interface Opened {
  readonly seat: number;
  readonly at: DOMRect;
}

/** Everybody who plays, with clock and state; a tap tells more. */
export function PlayerChips({ session, told, table }: PlayerChipsProps): JSX.Element {
  const opened = useSignal<Opened | null>(null);
  const awaited = awaitedSeats(told);
  const shown = opened.value;
  const seat = shown === null ? undefined : table.seats[shown.seat];
  return (
    <>
      <ul class="chips" aria-label={texts.value.page('table')('players')}>
        {takenSeats(table).map((each) => (
          <li key={each.id} class="chip-place">
            <Chip
              session={session}
              table={table}
              seat={each}
              isAwaited={awaited.includes(each.index)}
              onOpen={(at) => (opened.value = { seat: each.index, at })}
            />
            <EmoteOver session={session} person={each.id} />
          </li>
        ))}
      </ul>
      {shown !== null && seat !== undefined && (
        <PersonCard
          session={session}
          table={table}
          seat={{ ...seat, index: shown.seat }}
          at={shown.at}
          onClose={() => (opened.value = null)}
        />
      )}
    </>
  );
}

interface ChipProps extends Omit<PlayerChipsProps, 'told'> {
  readonly seat: TakenSeat;
  readonly isAwaited: boolean;
  readonly onOpen: (at: DOMRect) => void;
}

function Chip({ session, table, seat, isAwaited, onOpen }: ChipProps): JSX.Element {
  const say = texts.value.page('table');
  const isAway = seat.kind === 'person' && !seat.connected;
  const state = stateOf(seat);
  return (
    <button
      type="button"
      class={`chip ${isAwaited ? 'chip-awaited' : ''} ${isAway ? 'chip-away' : ''}`}
      aria-haspopup="dialog"
      aria-label={[say('about', { name: seat.name }), isAwaited ? say('is-awaited') : '', state ?? '']
        .filter((part) => part !== '')
        .join('. ')}
      onClick={({ currentTarget }) => onOpen(currentTarget.getBoundingClientRect())}
    >
      <SeatBadge colour={seat.colour} size={28} />
      <span class="chip-words">
        <span class="chip-name">{seat.name}</span>
        <SeatClock session={session} table={table} seat={seat} />
      </span>
      {isAway && <Icon name="wifi-off" class="chip-mark" />}
      {!isAway && isBotPlaying(seat) && <Icon name="bot" class="chip-mark" />}
      {!isAway && !isBotPlaying(seat) && seat.claimed && <Icon name="hand" class="chip-mark" />}
    </button>
  );
}
