import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Button, Icon } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';
import { ClaimedSeat } from './claimed-seat';
import { ProposalCard } from './proposal-card';
import { Recap } from './recap-card';
import { SeatNews } from './seat-news';
import { Unseated } from './unseated';
import './notices.css';

interface NoticesProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** What somebody has to know or to answer, over the table: proposals, pauses, what was missed. */
export function Notices({
  session,
  table,
  wantsSeat,
}: NoticesProps & { readonly wantsSeat: boolean }): JSX.Element {
  return (
    <div class="notices" aria-live="polite">
      {table.proposals.map((proposal) => (
        <ProposalCard key={proposal.id} session={session} table={table} proposal={proposal} />
      ))}
      {table.paused && <Paused session={session} table={table} />}
      <SeatNews session={session} />
      <ClaimedSeat session={session} table={table} />
      <StandInForYou session={session} table={table} />
      <Recap session={session} table={table} />
      {wantsSeat && <Unseated session={session} table={table} />}
    </div>
  );
}

function Paused({ session, table }: NoticesProps): JSX.Element {
  const say = texts.value.page('table');
  const isAsked = table.proposals.some(({ kind }) => kind === 'resume');
  return (
    <div class="notice-card">
      <Icon name="pause" size={24} />
      <p class="notice-words">{say('paused-text')}</p>
      {session.seat.value !== null && !isAsked && (
        <Button kind="primary" onClick={() => void ask(session, 'propose', { kind: 'resume' })}>
          {say('propose-resume')}
        </Button>
      )}
    </div>
  );
}

function StandInForYou({ session, table }: NoticesProps): JSX.Element | null {
  const seat = session.seat.value;
  const own = seat === null ? undefined : table.seats[seat];
  if (own?.standIn !== true || own.resigned || table.status !== 'playing') return null;
  return (
    <div class="notice-card">
      <Icon name="bot" size={24} />
      <p class="notice-words">{texts.value.page('table')('bot-plays-for-you')}</p>
    </div>
  );
}
