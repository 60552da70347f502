import type { JSX } from 'preact';
import type { PublicTable } from '@pampa/protocol/state';
import { addressOf } from '../../app/router';
import { Landscape } from '../../home/landscape/landscape';
import { QrCode } from '../../lobby/qr-code';
import { tableLink } from '../../lobby/share-link';
import { Icon, SeatBadge } from '../../shell/ui';
import type { TableSession } from '../../table/session';
import { texts } from '../../texts/say';
import { LineState } from '../line-state';

interface TvLobbyProps {
  readonly session: TableSession;
  readonly table: PublicTable;
}

/** Before the match: how to join from the sofa, and who has. */
export function TvLobby({ session, table }: TvLobbyProps): JSX.Element {
  const [say, lobby] = [texts.value.page('table'), texts.value.page('lobby')];
  return (
    <div class="tv-lobby">
      <Landscape />
      <LineState session={session} />
      <div class="tv-invitation">
        <div>
          <h1 class="tv-game">{texts.value.game(table.game)?.title}</h1>
          <p class="tv-join">
            {say('tv-join', { address: addressOf('').replaceAll(/^https?:\/\/|\/$/g, '') })}
          </p>
          <p class="tv-code">{table.code}</p>
        </div>
        <QrCode text={tableLink(table.code)} />
      </div>
      <ul class="tv-seats">
        {table.seats.map((seat, index) => (
          <li key={index} class="tv-seat">
            {seat.kind === 'empty' ? (
              <span class="tv-free">{lobby('seat-free')}</span>
            ) : (
              <>
                <SeatBadge colour={seat.colour} name={seat.name} size={56} />
                {seat.ready && <Icon name="check" size={32} />}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
