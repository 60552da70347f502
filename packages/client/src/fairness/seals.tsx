import type { JSX } from 'preact';
import type { PublicSeat, PublicTable } from '@pampa/protocol/state';
import { Icon } from '../shell/ui';
import { commitmentOf } from '../table/sealing';
import { browserSeats } from '../table/seats-kept';
import type { TableSession } from '../table/session';
import { texts } from '../texts/say';
import './seals.css';

interface SealsProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** What everybody has committed to, whether it can still be changed, and whether this browser's own part is in. */
export function Seals({ session, table }: SealsProps): JSX.Element {
  const say = texts.value.page('fairness');
  const own = session.seat.value;
  const taken = table.seats.filter(({ kind }) => kind !== 'empty');
  return (
    <div class="seals">
      <p>{say(table.status === 'lobby' ? 'open' : 'frozen')}</p>
      <dl class="seals-list">
        <Seal name={say('server')} commitment={table.serverCommitment} />
        {taken.map((seat) => (
          <Seal
            key={seat.id}
            name={seat === table.seats[own ?? -1] ? say('you', { name: seat.name }) : seat.name}
            commitment={commitmentIn(seat)}
          />
        ))}
      </dl>
      <OwnPart session={session} table={table} />
    </div>
  );
}

function commitmentIn({ kind, commitment }: PublicSeat): string {
  const say = texts.value.page('fairness');
  return kind === 'bot' ? say('bot') : (commitment ?? say('none'));
}

function Seal({ name, commitment }: { readonly name: string; readonly commitment: string }): JSX.Element {
  return (
    <div class="seal">
      <dt>{name}</dt>
      <dd>{commitment}</dd>
    </div>
  );
}

/** Not what the server says about it: what this browser made and kept. */
function OwnPart({ session, table }: SealsProps): JSX.Element | null {
  const seat = session.seat.value;
  const kept = browserSeats().of(session.code);
  if (seat === null) return null;
  const isIn = kept !== null && table.seats[seat]?.commitment === commitmentOf(kept.secret);
  return (
    <p class="seals-own" data-in={isIn}>
      <Icon name={isIn ? 'check' : 'info'} />
      <span>{texts.value.page('fairness')(isIn ? 'own-yes' : 'own-no')}</span>
    </p>
  );
}
