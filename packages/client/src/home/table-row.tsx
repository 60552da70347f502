import { COLOURS, type Colour, type TableCard } from '@pampa/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { OFFERED } from '../games/offered';
import { Icon, SeatBadge } from '../shell/ui';
import { texts } from '../texts/say';

interface TableRowProps {
  readonly code: string;
  readonly status: TableCard['status'];
  /** Null until the server has told of the table. */
  readonly card: TableCard | null;
  /** Something about oneself there. */
  readonly note?: string | undefined;
  readonly children: ComponentChildren;
}

/** A table as it stands, with what one can do about it. */
export function TableRow({ code, status, card, note, children }: TableRowProps): JSX.Element {
  const say = texts.value.page('home');
  const free = card?.seats.filter(({ kind }) => kind === 'empty').length ?? 0;
  return (
    <li class="panel table-row">
      <div class="table-row-head">
        <h3 class="table-row-game">{texts.value.game(card?.game ?? OFFERED)?.title ?? card?.game}</h3>
        <span class={`table-row-status table-row-${status}`}>{say(`status-${status}`)}</span>
      </div>
      <p class="table-row-about">
        <span class="table-row-code">{code}</span>
        {note !== undefined && <span>{note}</span>}
        {status === 'lobby' && free > 0 && <span>{say('seats-free', { count: free })}</span>}
      </p>
      {card !== null && (
        <ul class="table-row-people">
          {card.seats.map((seat, index) => (
            <li key={index}>
              <Seat seat={seat} />
            </li>
          ))}
        </ul>
      )}
      <div class="table-row-foot">{children}</div>
    </li>
  );
}

function Seat({ seat }: { readonly seat: TableCard['seats'][number] }): JSX.Element {
  const say = texts.value.page('home');
  const { kind, name, colour } = seat;
  if (kind === 'empty' || name === null || !isColour(colour)) {
    return (
      <span class="table-row-empty" title={say('empty-seat')}>
        <Icon name="plus" size={16} />
      </span>
    );
  }
  return <SeatBadge colour={colour} name={kind === 'bot' ? say('bot-seat', { name }) : name} />;
}

function isColour(value: string | null): value is Colour {
  return COLOURS.some((colour) => colour === value);
}
