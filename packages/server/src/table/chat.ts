import type { RoomRequest } from '@pampa/protocol/requests';
import { seatOf, withSeat } from './people';
import { notice, refused, requestOf, type Commanded, type NewLine, type Table } from './table';

/** Who speaks: his id, and his name if he is in the gallery. */
export interface Speaker {
  readonly id: string;
  readonly watcherName: string | null;
}

export function say(table: Table, { id, watcherName }: Speaker, request: RoomRequest<'say'>): Commanded {
  const { document } = table;
  const seat = seatOf(document, id);
  // The gallery has a channel of its own, and nobody else speaks in it.
  if ((request.channel === 'gallery') !== (seat === null)) return refused('not-seated');
  if (document.options.chat === 'off') return refused('chat-off');
  if (document.options.chat === 'presets' && 'text' in request) return refused('presets-only');
  if (document.hushed.includes(id)) return refused('muted');
  const sent = requestOf(id, request.id);
  if (table.answered.get(sent) !== undefined) return { document };
  const name = seat === null ? watcherName : (document.seats[seat]?.name ?? null);
  const line: NewLine = {
    channel: request.channel,
    from: id,
    name,
    said: 'text' in request ? { text: request.text } : { preset: request.preset },
  };
  return { document, lines: [line], request: sent };
}

/** The ids of spectators are for one visit: what is kept of them must end somewhere. */
const MOST_MUTED = 100;

/** Muting is for oneself: only a seat remembers it; in the gallery the connection does. */
export function mute(table: Table, who: string, request: RoomRequest<'mute'>): Commanded {
  const index = seatOf(table.document, who);
  const seat = index === null ? undefined : table.document.seats[index];
  if (index === null || seat === undefined) return { document: table.document };
  const others = seat.muted.filter((id) => id !== request.who);
  const muted = request.muted ? [...others, request.who].slice(-MOST_MUTED) : others;
  return { document: withSeat(table.document, index, { muted }) };
}

export function hush(table: Table, name: string, { who, hushed }: RoomRequest<'hush'>): Commanded {
  const { document } = table;
  const others = document.hushed.filter((id) => id !== who);
  if (others.length === document.hushed.length - (hushed ? 1 : 0)) return { document };
  return {
    document: { ...document, hushed: hushed ? [...others, who] : others },
    lines: [notice(hushed ? 'hushed' : 'unhushed', { player: name })],
  };
}
