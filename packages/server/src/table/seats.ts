import { COLOURS, type Colour, type HouseRefusal } from '@pampa/protocol';
import type { RoomRequest } from '@pampa/protocol/requests';
import { hushedInGallery, isBanned, isHushed, newest } from './bans';
import type { SeatDocument, TableDocument } from './document';
import { giveSeatBack } from './claims';
import { isLookAlike } from './name-keys';
import { emptySeat, person } from './open-table';
import { isClaimed, seatOf, withHost, withSeat } from './people';
import { notice, refused, type Circumstances, type Commanded, type Table } from './table';
import { formerHolderByToken, hashToken, isSameHash, seatByToken } from './tokens';

/** `connection` is who asks: a place in the gallery, until now, or somebody whose first request was answered in vain. */
export function sit(
  table: Table,
  connection: string,
  request: RoomRequest<'sit'>,
  circumstances: Circumstances,
  admitsNewcomers = true,
): Commanded {
  const { document } = table;
  const tokenHash = hashToken(request.token);
  const known = seatByToken(document, tokenHash);
  const own = seatOf(document, connection);
  if (own !== null) return own === known ? { document, answer: { seat: own } } : refused('already-seated');
  if (known !== null) {
    // The answer to the first request was lost.
    const { id } = document.seats[known] ?? { id: '' };
    return { document, answer: { seat: known }, seated: { connection, person: id } };
  }
  // The seat that this token wins back is theirs already: coming with it is enough.
  if (formerHolderByToken(document, tokenHash) !== null) return refused('already-seated');
  if (document.sentAway?.some((hash) => isSameHash(hash, tokenHash)) === true) return refused('kicked');
  const { visitors, now } = circumstances;
  if (isBanned(document, 'kicked', visitors.get(connection), now)) return refused('kicked');
  if (!admitsNewcomers) return refused('house-closed');
  const seat = seatToTake(document, request.seat);
  if (typeof seat !== 'number') return seat;
  const old = document.seats[seat];
  if (old === undefined) return refused('no-such-seat');
  if (isNameTaken(document, request.name, seat)) return refused('name-taken');
  const colour = request.colour ?? (document.status === 'lobby' ? freeColour(document, seat) : old.colour);
  if (document.status === 'lobby' && isColourTaken(document, colour, seat)) return refused('colour-taken');

  const people = document.counters.people + 1;
  const id = `p${people}`;
  const fresh = person(id, { name: request.name, colour, tokenHash, commitment: request.commitment });
  const taken =
    document.status === 'lobby'
      ? fresh
      : // In the middle of a match the seat stays what it is; only who decides in it changes.
        { ...old, id, kind: 'person' as const, name: request.name, tokenHash, standIn: 'off' as const };
  const visitor = circumstances.visitors.get(connection);
  const from = visitor === undefined ? {} : { seenFrom: [visitor] };
  const next = withSeat({ ...document, counters: { ...document.counters, people } }, seat, {
    ...taken,
    ...from,
  });
  const what = old.kind === 'bot' ? 'took-bots-seat' : 'sat-down';
  const hushed = isHushed(document, connection, circumstances)
    ? newest([...document.hushed, id])
    : document.hushed;
  return {
    document: withHost({ ...next, hushed }),
    answer: { seat },
    seated: { connection, person: id },
    lines: [notice(what, { player: request.name })],
  };
}

/** In the lobby any seat that no person has; in a match a bot's, if newcomers are welcome. */
function seatToTake(document: TableDocument, wanted: number | null): number | HouseRefusal {
  const { status, seats, options } = document;
  if (status === 'starting' || status === 'over') return refused('not-in-lobby');
  const isFree = ({ kind, resigned }: SeatDocument): boolean =>
    status === 'lobby' ? kind !== 'person' : kind === 'bot' && !resigned;
  if (status === 'playing' && !options.newcomers) return refused('no-free-seat');
  if (wanted !== null) {
    const seat = seats[wanted];
    if (seat === undefined) return refused('no-such-seat');
    return isFree(seat) ? wanted : refused('seat-taken');
  }
  const empty = seats.findIndex(({ kind }) => kind === 'empty');
  const any = empty >= 0 ? empty : seats.findIndex(isFree);
  return any >= 0 ? any : refused('no-free-seat');
}

export function isNameTaken(document: TableDocument, name: string, except: number): boolean {
  const others = document.seats.filter((seat, index) => index !== except && seat.kind !== 'empty');
  return isLookAlike(
    name,
    others.map((seat) => seat.name),
  );
}

function isColourTaken(document: TableDocument, colour: Colour, except: number): boolean {
  return document.seats.some(
    (seat, index) => index !== except && seat.kind !== 'empty' && seat.colour === colour,
  );
}

export function freeColour(document: TableDocument, seat: number): Colour {
  const wanted = document.seats[seat]?.colour ?? COLOURS[0];
  const free = [wanted, ...COLOURS].find((colour) => !isColourTaken(document, colour, seat));
  return free ?? COLOURS[0];
}

/** The seat somebody may still change something about. */
function ownSeat({ document }: Table, who: string): number | HouseRefusal {
  if (document.status !== 'lobby') return refused('not-in-lobby');
  return seatOf(document, who) ?? refused('not-seated');
}

export function rename(table: Table, who: string, { name }: RoomRequest<'rename'>): Commanded {
  const seat = ownSeat(table, who);
  if (typeof seat !== 'number') return seat;
  if (isNameTaken(table.document, name, seat)) return refused('name-taken');
  return { document: withSeat(table.document, seat, { name }) };
}

export function changeColour(table: Table, who: string, { colour }: RoomRequest<'colour'>): Commanded {
  const seat = ownSeat(table, who);
  if (typeof seat !== 'number') return seat;
  if (isColourTaken(table.document, colour, seat)) return refused('colour-taken');
  return { document: withSeat(table.document, seat, { colour }) };
}

export function setReady(table: Table, who: string, { ready }: RoomRequest<'ready'>): Commanded {
  const seat = ownSeat(table, who);
  return typeof seat === 'number' ? { document: withSeat(table.document, seat, { ready }) } : seat;
}

export function commitTo(table: Table, who: string, { commitment }: RoomRequest<'commit'>): Commanded {
  const seat = ownSeat(table, who);
  return typeof seat === 'number' ? { document: withSeat(table.document, seat, { commitment }) } : seat;
}

/** Stands up, before the match; a claimant leaves the seat to its owner. In a match one resigns, or simply goes. */
export function leave(table: Table, who: string, circumstances: Circumstances): Commanded {
  const seat = ownSeat(table, who);
  if (typeof seat !== 'number') return seat;
  const own = table.document.seats[seat];
  if (own !== undefined && isClaimed(own)) return giveSeatBack(table, seat, circumstances);
  const player = table.document.seats[seat]?.name ?? '';
  const document = vacated(hushedInGallery(table.document, who, circumstances), seat);
  const host = document.seats.find(({ id }) => id !== '' && id === document.host);
  const isNewHost = host !== undefined && host.id !== table.document.host;
  return {
    document,
    lines: [
      notice('stood-up', { player }),
      ...(isNewHost ? [notice('host-changed', { player: host.name })] : []),
    ],
  };
}

export function vacated(document: TableDocument, index: number): TableDocument {
  const colour = document.seats[index]?.colour ?? COLOURS[0];
  return withHost({
    ...document,
    seats: document.seats.map((seat, at) => (at === index ? emptySeat(colour) : seat)),
  });
}
