import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { go, route } from '../../app/router';
import { Seating } from '../../lobby/seating';
import { Button, Dialog, toast } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';
import { askForSeat } from '../ask-for-seat';
import { awaitedSeats } from '../awaited';
import { isBotPlaying, type TakenSeat } from '../seats';
import { ClaimButton } from './claim-button';
import { StandInButton } from './stand-in-button';

interface PersonActionsProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly seat: TakenSeat;
  readonly onDone: () => void;
}

/** What somebody may do about another seat: depends on who he is and who sits there. */
export function PersonActions(props: PersonActionsProps): JSX.Element {
  const { session, table, seat } = props;
  const you = session.seat.value;
  return (
    <div class="person-actions">
      {you === null ? <FromGallery {...props} /> : <FromTable {...props} />}
      {seat.kind === 'person' && <Hearing {...props} />}
      {you !== null && you === table.host && seat.kind === 'person' && <Hosting {...props} />}
    </div>
  );
}

function FromTable({ session, table, seat, onDone }: PersonActionsProps): JSX.Element {
  const say = texts.value.page('table');
  const canNudge =
    seat.kind === 'person' && !isBotPlaying(seat) && awaitedSeats(session).includes(seat.index);
  const nudge = async (): Promise<void> => {
    onDone();
    if ((await ask(session, 'nudge', { seat: seat.index })) !== null) {
      toast(say('nudged', { name: seat.name }), 'good');
    }
  };
  return (
    <>
      {canNudge && (
        <Button kind="primary" icon="bell" onClick={() => void nudge()}>
          {say('nudge')}
        </Button>
      )}
      <StandInButton session={session} table={table} seat={seat} />
    </>
  );
}

/** Whoever only watches may take a bot's seat, or say that an absent one is his. */
function FromGallery({ session, table, seat, onDone }: PersonActionsProps): JSX.Element | null {
  const say = texts.value.page('table');
  const isSitting = useSignal(false);
  // A session that only watches keeps no seat; the table's own page offers the same at once.
  const onlyWatches = route.value.page === 'table' && route.value.as !== 'player';
  const takePlace = (): void => go(`t/${table.code}`, { replace: true });
  if (seat.kind === 'bot') {
    if (table.status !== 'playing' || !table.options.newcomers || seat.resigned) return null;
    return (
      <>
        <Button
          kind="primary"
          icon="hat"
          onClick={() => (onlyWatches ? takePlace() : (isSitting.value = true))}
        >
          {say('take-bots-seat')}
        </Button>
        <Dialog
          title={say('take-bots-seat')}
          open={isSitting.value}
          onClose={() => (isSitting.value = false)}
        >
          <Seating session={session} table={table} seat={seat.index} onSeated={onDone} />
        </Dialog>
      </>
    );
  }
  if (seat.connected) return null;
  const claim = (): void => {
    onDone();
    if (onlyWatches) takePlace();
    else void askForSeat(session, seat.index);
  };
  return (
    <>
      <p class="person-facts">{say('my-seat-text')}</p>
      <ClaimButton
        session={session}
        table={table}
        seat={seat}
        kind="primary"
        text={say('my-seat')}
        onClaim={claim}
      />
    </>
  );
}

function Hearing({ session, seat }: PersonActionsProps): JSX.Element {
  const say = texts.value.page('table');
  const isMuted = session.muted.value.has(seat.id);
  return (
    <Button
      kind="quiet"
      icon={isMuted ? 'sound' : 'mute'}
      onClick={() => void ask(session, 'mute', { who: seat.id, muted: !isMuted })}
    >
      {say(isMuted ? 'unmute' : 'mute')}
    </Button>
  );
}

function Hosting({ session, seat, onDone }: PersonActionsProps): JSX.Element {
  const say = texts.value.page('table');
  return (
    <>
      <Button
        kind="quiet"
        icon="chat"
        onClick={() => void ask(session, 'hush', { who: seat.id, hushed: !seat.hushed })}
      >
        {say(seat.hushed ? 'unhush' : 'hush')}
      </Button>
      <Button
        kind="quiet"
        icon="crown"
        onClick={() => {
          onDone();
          void ask(session, 'hand-over', { seat: seat.index });
        }}
      >
        {say('make-host')}
      </Button>
    </>
  );
}
