import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Button, Icon } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';
import { awaitedSeats } from '../awaited';
import { StandInButton } from '../people/stand-in-button';
import { isBotPlaying, takenSeats } from '../seats';
import { ProposalCard } from './proposal-card';
import { Recap } from './recap-card';
import { Unseated } from './unseated';
import './notices.css';

interface NoticesProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** What somebody has to know or to answer, over the table: proposals, pauses, absence, what was missed. */
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
      <Absent session={session} table={table} />
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

/** Only where it matters: nobody waits for somebody whose turn it is not. */
function Absent({ session, table }: NoticesProps): JSX.Element {
  const say = texts.value.page('table');
  const awaited = awaitedSeats(session);
  const absent = takenSeats(table).filter(
    (seat) =>
      awaited.includes(seat.index) && seat.kind === 'person' && !seat.connected && !isBotPlaying(seat),
  );
  return (
    <>
      {absent.map((seat) => (
        <div key={seat.id} class="notice-card">
          <Icon name="wifi-off" size={24} />
          <p class="notice-words">{say('away-text', { name: seat.name })}</p>
          {session.seat.value !== null && <StandInButton session={session} table={table} seat={seat} />}
        </div>
      ))}
    </>
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
