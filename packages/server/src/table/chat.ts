import type { RoomRequest } from '@pampa/protocol/requests';
import { banned, isHushed, newest, unbanned } from './bans';
import { seatOf, withSeat } from './people';
import {
  notice,
  refused,
  requestOf,
  type Circumstances,
  type Commanded,
  type NewLine,
  type Table,
} from './table';

/** Who speaks: his id, and his name if he is in the gallery. */
export interface Speaker {
  readonly id: string;
  readonly watcherName: string | null;
}

export function say(
  table: Table,
  { id, watcherName }: Speaker,
  request: RoomRequest<'say'>,
  circumstances: Circumstances,
): Commanded {
  const { document } = table;
  const seat = seatOf(document, id);
  // The gallery has a channel of its own, and nobody else speaks in it.
  if ((request.channel === 'gallery') !== (seat === null)) return refused('not-seated');
  if (document.options.chat === 'off') return refused('chat-off');
  if (document.options.chat === 'presets' && 'text' in request) return refused('presets-only');
  if (isHushed(document, id, circumstances)) return refused('muted');
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

/** Muting is for oneself: only a seat remembers it; in the gallery the connection does. */
export function mute(table: Table, who: string, request: RoomRequest<'mute'>): Commanded {
  const index = seatOf(table.document, who);
  const seat = index === null ? undefined : table.document.seats[index];
  if (index === null || seat === undefined) return { document: table.document };
  const others = seat.muted.filter((id) => id !== request.who);
  const muted = request.muted ? newest([...others, request.who]) : others;
  return { document: withSeat(table.document, index, { muted }) };
}

/** Silences by id and by marks: a spectator has another id with every visit. */
export function hush(
  table: Table,
  name: string,
  { who, hushed }: RoomRequest<'hush'>,
  circumstances: Circumstances,
): Commanded {
  const { document } = table;
  if (isHushed(document, who, circumstances) === hushed) return { document };
  const others = document.hushed.filter((id) => id !== who);
  const changed = hushed
    ? banned({ ...document, hushed: newest([...others, who]) }, 'hushed', who, circumstances)
    : unbanned({ ...document, hushed: others }, 'hushed', who, circumstances);
  return { document: changed, lines: [notice(hushed ? 'hushed' : 'unhushed', { player: name })] };
}
