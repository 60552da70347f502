import type { JSX } from 'preact';
import { Icon } from '../../shell/ui';
import { commitmentOf } from '../../table/sealing';
import { browserSeats } from '../../table/seats-kept';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';

/** Each browser checks that its own bytes are in the match. */
export function FairNote({ session }: { readonly session: TableSession }): JSX.Element | null {
  const seat = session.seat.value;
  const header = session.header.value;
  const kept = browserSeats().of(session.code);
  if (seat === null || header === null || kept === null) return null;
  const isIn = header.commitments.seats[seat] === commitmentOf(kept.secret);
  return (
    <p class="fair-note">
      <Icon name="shield" />
      <span>{texts.value.page('table')(isIn ? 'fair-yes' : 'fair-no')}</span>
    </p>
  );
}
