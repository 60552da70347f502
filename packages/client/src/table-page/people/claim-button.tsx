import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { Button } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { clockText, leftText } from '../duration';
import type { TakenSeat } from '../seats';
import { useNow } from '../use-now';
import { awayLimitAt } from './away-limit';

interface ClaimButtonProps {
  readonly session: TableSession;
  readonly table: PublicTable;
  readonly seat: TakenSeat;
  readonly kind: 'primary' | 'secondary';
  readonly text: string;
  readonly onClaim: () => void;
}

const HOUR_MS = 3_600_000;

function waitText(ms: number): string {
  return ms > HOUR_MS ? leftText(texts.value.language, ms) : clockText(ms);
}

/**
 * Asks for an absent person's seat, as soon as one may. The server may ask for more patience, with deadlines of days or
 * where one person alone would have to agree, and says how much.
 */
export function ClaimButton({ session, table, seat, kind, text, onClaim }: ClaimButtonProps): JSX.Element {
  const now = useNow(session, 1000);
  const left = awayLimitAt(table, seat, now) - now;
  return (
    <div class="claim">
      <Button kind={kind} icon="hand" disabled={left > 0} onClick={onClaim}>
        {text}
      </Button>
      {left > 0 && (
        // Screen readers would read a live region aloud every second.
        <p class="person-facts" aria-live="off">
          {texts.value.page('table')('claim-wait', { name: seat.name, time: waitText(left) })}
        </p>
      )}
    </div>
  );
}
