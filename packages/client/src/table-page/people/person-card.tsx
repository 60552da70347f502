import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Popover, SeatBadge } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { sinceText } from '../duration';
import type { TakenSeat } from '../seats';
import { EmoteBar } from './emote-bar';
import { PersonActions } from './person-actions';
import { stateOf } from './state-of';

interface PersonCardProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly seat: TakenSeat;
  readonly at: DOMRect;
  readonly onClose: () => void;
}

/** What can be known of and done about whoever sits there. */
export function PersonCard({ session, table, seat, at, onClose }: PersonCardProps): JSX.Element {
  const say = texts.value.page('table');
  const isYou = session.seat.value === seat.index;
  const facts = [
    isYou && !session.can.pass ? say('chip-you') : null,
    table.host === seat.index ? say('host') : null,
    stateOf(seat),
    seat.awaySince === null
      ? null
      : say('away-since', { time: sinceText(texts.value.language, seat.awaySince) }),
  ].filter((fact) => fact !== null);
  return (
    <Popover label={say('about', { name: seat.name })} at={at} onClose={onClose} class="person-card">
      <SeatBadge colour={seat.colour} name={seat.name} size={36} />
      {facts.length > 0 && <p class="person-facts">{facts.join(' · ')}</p>}
      {session.can.talk &&
        (isYou ? (
          <EmoteBar session={session} onChosen={onClose} />
        ) : (
          <PersonActions session={session} table={table} seat={seat} onDone={onClose} />
        ))}
    </Popover>
  );
}
