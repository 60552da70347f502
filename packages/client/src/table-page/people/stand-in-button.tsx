import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Button } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { ask } from '../ask';
import { clockText } from '../duration';
import { isBotPlaying, type TakenSeat } from '../seats';
import { useNow } from '../use-now';
import { awayLimitAt } from './away-limit';

interface StandInButtonProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly seat: TakenSeat;
}

/** For somebody who has been away long enough; until then it says how long that still is. */
export function StandInButton({ session, table, seat }: StandInButtonProps): JSX.Element | null {
  const say = texts.value.page('table');
  const { awaySince } = seat;
  const isAbsent = seat.kind === 'person' && !seat.connected && awaySince !== null && !isBotPlaying(seat);
  const now = useNow(session, 1000, isAbsent);
  if (!isAbsent || table.status !== 'playing') return null;
  const left = awayLimitAt(table, seat, now) - now;
  const isAsked = table.proposals.some(
    ({ kind, seat: about }) => kind === 'stand-in' && about === seat.index,
  );
  if (left > 0) return <p class="person-facts">{say('away-wait', { time: clockText(left) })}</p>;
  return (
    <Button
      kind="primary"
      icon="bot"
      disabled={isAsked}
      onClick={() => void ask(session, 'propose', { kind: 'stand-in', seat: seat.index })}
    >
      {say('let-bot-play')}
    </Button>
  );
}
