import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { USUAL_BOT_LEVEL, type BotLevel } from '@pampa/protocol';
import type { PublicSeat, PublicTable } from '@pampa/protocol/state';
import { Button, Icon, SeatBadge } from '../shell/ui';
import type { TableSession } from '../table/session';
import { ask } from '../table-page/ask';
import { texts } from '../texts/say';
import { LevelDialog } from './level-dialog';
import { OwnSeat } from './own-seat';
import { SeatMenu } from './seat-menu';

export interface SeatCardProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly seat: PublicSeat;
  readonly index: number;
  /** Whether the one who looks is the host. */
  readonly isHost: boolean;
}

const BADGE = 64;

export function PersonSeat(props: SeatCardProps): JSX.Element {
  const { session, table, seat, index, isHost } = props;
  const say = texts.value.page('lobby');
  const isYou = session.seat.value === index;
  const roles = [...(isYou ? [say('you')] : []), ...(table.host === index ? [say('host')] : [])];
  return (
    <Card seat={seat} isYou={isYou} name={seat.name} role={roles.join(' · ')}>
      <Readiness seat={seat} />
      {isYou && table.status === 'lobby' && (
        <OwnSeat session={session} table={table} seat={seat} index={index} />
      )}
      {!isYou && isHost && table.status === 'lobby' && (
        <SeatMenu session={session} seat={seat} index={index} />
      )}
    </Card>
  );
}

function Readiness({ seat }: { readonly seat: PublicSeat }): JSX.Element {
  const say = texts.value.page('lobby');
  if (!seat.connected) {
    return (
      <span class="seat-state seat-state-away">
        <Icon name="wifi-off" />
        {say('away')}
      </span>
    );
  }
  return seat.ready ? (
    <span class="seat-state seat-state-ready">
      <Icon name="check" />
      {say('ready')}
    </span>
  ) : (
    <span class="seat-state">
      <Icon name="clock" />
      {say('not-ready')}
    </span>
  );
}

/** Whoever wants three of a kind finds it marked the second time. */
const lastLevel = signal(USUAL_BOT_LEVEL);

export function EmptySeat({ session, table, index, isHost }: SeatCardProps): JSX.Element {
  const say = texts.value.page('lobby');
  const isChoosing = useSignal(false);
  const add = (level: BotLevel): void => {
    isChoosing.value = false;
    lastLevel.value = level;
    void ask(session, 'add-bot', { seat: index, level });
  };
  return (
    <li class="seat-card seat-card-empty">
      <span class="seat-stool" aria-hidden="true">
        <Icon name="hat" size={34} />
      </span>
      <span class="seat-words">
        <span class="seat-name">{say('seat-free')}</span>
        <span class="seat-role">{say('seat-waiting')}</span>
      </span>
      {isHost && table.status === 'lobby' && (
        <>
          <Button kind="secondary" icon="bot" class="seat-action" onClick={() => (isChoosing.value = true)}>
            {say('add-bot')}
          </Button>
          <LevelDialog
            open={isChoosing.value}
            current={lastLevel.value}
            onChoose={add}
            onClose={() => (isChoosing.value = false)}
          />
        </>
      )}
    </li>
  );
}

interface CardProps {
  readonly seat: PublicSeat;
  readonly isYou: boolean;
  readonly name: string;
  readonly role: string;
  readonly children: ComponentChildren;
}

export function Card({ seat, isYou, name, role, children }: CardProps): JSX.Element {
  return (
    <li class={`seat-card seat-${seat.colour} ${isYou ? 'seat-card-you' : ''}`}>
      <SeatBadge colour={seat.colour} size={BADGE} />
      <span class="seat-words">
        <span class="seat-name" title={name}>
          {name}
        </span>
        <span class="seat-role">{role}</span>
      </span>
      {children}
    </li>
  );
}
