import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Button } from '../shell/ui';
import type { TableSession } from '../table/session';
import { ask } from '../table-page/ask';
import { takenSeats } from '../table-page/seats';
import { texts } from '../texts/say';
import { BotSeat } from './bot-seat';
import { EmptySeat, PersonSeat } from './seat-card';
import './seats.css';

interface SeatRowProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

export function SeatRow({ session, table }: SeatRowProps): JSX.Element {
  const say = texts.value.page('lobby');
  const isHost = session.seat.value !== null && session.seat.value === table.host;
  const canShuffle = isHost && table.status === 'lobby' && takenSeats(table).length > 1;
  return (
    <section class="seats" aria-labelledby="lobby-seats">
      <div class="seats-head">
        <h2 class="seats-title" id="lobby-seats">
          {say('seats')}
        </h2>
        <span class="seats-hint">{say('seats-order')}</span>
        {canShuffle && (
          <Button kind="quiet" icon="shuffle" onClick={() => void ask(session, 'shuffle', {})}>
            {say('shuffle')}
          </Button>
        )}
      </div>
      <ol class="seat-cards">
        {table.seats.map((seat, index) => {
          const props = { session, table, seat, index, isHost };
          // A bot of another level is somebody else in the same place: whoever has just changed it finds himself there.
          const key = seat.kind === 'person' ? seat.id : `${seat.kind}-${index}`;
          if (seat.kind === 'empty') return <EmptySeat key={key} {...props} />;
          return seat.kind === 'bot' ? <BotSeat key={key} {...props} /> : <PersonSeat key={key} {...props} />;
        })}
      </ol>
    </section>
  );
}
