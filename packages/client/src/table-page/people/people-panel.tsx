import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { PublicTable } from '@pampa/protocol/state';
import { Button, Icon, SeatBadge, useScrollEdges } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';
import { takenSeats, type TakenSeat } from '../seats';
import { EmoteBar } from './emote-bar';
import { PersonActions } from './person-actions';
import { SeatClock } from './seat-clock';
import { stateOf } from './state-of';

interface PeoplePanelProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** Who plays and who watches, with all that can be done about it. */
export function PeoplePanel({ session, table }: PeoplePanelProps): JSX.Element {
  const say = texts.value.page('table');
  const list = useRef<HTMLDivElement>(null);
  useScrollEdges(list);
  return (
    <div class="people scroll-edges" ref={list}>
      <ul class="people-list">
        {takenSeats(table).map((seat) => (
          <PersonLine key={seat.id} session={session} table={table} seat={seat} />
        ))}
      </ul>
      <h3 class="people-title">
        <Icon name="eye" /> {say('spectators')}
      </h3>
      <Watchers session={session} table={table} />
    </div>
  );
}

function PersonLine({ session, table, seat }: PeoplePanelProps & { readonly seat: TakenSeat }): JSX.Element {
  const say = texts.value.page('table');
  const isYou = session.seat.value === seat.index;
  const facts = [
    isYou ? say('chip-you') : null,
    table.host === seat.index ? say('host') : null,
    stateOf(seat),
  ];
  return (
    <li class="people-person">
      <div class="people-who">
        <SeatBadge colour={seat.colour} name={seat.name} size={32} />
        <span class="person-facts">{facts.filter((fact) => fact !== null).join(' · ')}</span>
        <SeatClock session={session} table={table} seat={seat} />
      </div>
      {isYou ? (
        <EmoteBar session={session} />
      ) : (
        <PersonActions session={session} table={table} seat={seat} onDone={() => undefined} />
      )}
    </li>
  );
}

function Watchers({ session, table }: PeoplePanelProps): JSX.Element {
  const say = texts.value.page('table');
  const isHost = session.seat.value !== null && session.seat.value === table.host;
  if (table.watchers.length === 0) return <p class="person-facts">{say('no-spectators')}</p>;
  return (
    <ul class="people-list">
      {table.watchers.map(({ id, name, hushed }) => {
        const isYou = id === session.you.value;
        return (
          <li key={id} class="people-watcher">
            <span>
              {name === '' ? say('unnamed') : name}
              {isYou && ` (${say('chip-you')})`}
            </span>
            {isHost && !isYou && (
              <span class="people-watcher-acts">
                <Button kind="quiet" onClick={() => void ask(session, 'hush', { who: id, hushed: !hushed })}>
                  {say(hushed ? 'unhush' : 'hush')}
                </Button>
                <Button kind="quiet" onClick={() => void ask(session, 'remove-watcher', { who: id })}>
                  {say('send-out')}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
