import { type Colour, COLOURS, isHouseRefusal } from '@pampa/protocol';
import { nameKey, type RoomRequest } from '@pampa/protocol/requests';
import type { SeatDocument, TableDocument } from './document';
import { bot, emptySeat, person } from './open-table';
import { isPerson, seatOf, withHost, withSeat } from './people';
import { notice, refused, type Circumstances, type Commanded, type Table } from './table';
import { hashToken, seatByToken } from './tokens';

/** Bots are called after those who work on an estancia; the client may show other names in other languages. */
const BOT_NAMES = ['Facundo', 'Ramona', 'Anselmo', 'Jacinta', 'Eusebio', 'Delfina'] as const;

/** `connection` is who asks: a place in the gallery, until now. */
export function sit(table: Table, connection: string, request: RoomRequest<'sit'>): Commanded {
  const { document } = table;
  const tokenHash = hashToken(request.token);
  const known = seatByToken(document, tokenHash);
  if (known !== null) {
    // The answer to the first request was lost.
    const { id } = document.seats[known] ?? { id: '' };
    return { document, answer: { seat: known }, seated: { connection, person: id } };
  }
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
  const next = withSeat({ ...document, counters: { ...document.counters, people } }, seat, taken);
  const what = old.kind === 'bot' ? 'took-bots-seat' : 'sat-down';
  return {
    document: withHost(next),
    answer: { seat },
    seated: { connection, person: id },
    lines: [notice(what, { player: request.name })],
  };
}

/** In the lobby any seat that no person has; in a match a bot's, if newcomers are welcome. */
function seatToTake(document: TableDocument, wanted: number | null): number | Commanded {
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

function isNameTaken(document: TableDocument, name: string, except: number): boolean {
  const key = nameKey(name);
  return document.seats.some(
    (seat, index) => index !== except && seat.kind !== 'empty' && nameKey(seat.name) === key,
  );
}

function isColourTaken(document: TableDocument, colour: Colour, except: number): boolean {
  return document.seats.some(
    (seat, index) => index !== except && seat.kind !== 'empty' && seat.colour === colour,
  );
}

function freeColour(document: TableDocument, seat: number): Colour {
  const wanted = document.seats[seat]?.colour ?? COLOURS[0];
  const free = [wanted, ...COLOURS].find((colour) => !isColourTaken(document, colour, seat));
  return free ?? COLOURS[0];
}

/** For whatever a seated person may do about his own seat before the match. */
function inOwnSeat(
  table: Table,
  who: string,
  change: (seat: SeatDocument, index: number) => Partial<SeatDocument> | Commanded,
): Commanded {
  const { document } = table;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  const index = seatOf(document, who);
  const seat = index === null ? undefined : document.seats[index];
  if (index === null || seat === undefined) return refused('not-seated');
  const changed = change(seat, index);
  if (isHouseRefusal(changed) || 'document' in changed) return changed as Commanded;
  return { document: withSeat(document, index, changed as Partial<SeatDocument>) };
}

export function rename(table: Table, who: string, { name }: RoomRequest<'rename'>): Commanded {
  return inOwnSeat(table, who, (_, index) =>
    isNameTaken(table.document, name, index) ? refused('name-taken') : { name },
  );
}

export function changeColour(table: Table, who: string, { colour }: RoomRequest<'colour'>): Commanded {
  return inOwnSeat(table, who, (_, index) =>
    isColourTaken(table.document, colour, index) ? refused('colour-taken') : { colour },
  );
}

export function setReady(table: Table, who: string, { ready }: RoomRequest<'ready'>): Commanded {
  return inOwnSeat(table, who, () => ({ ready }));
}

export function commitTo(table: Table, who: string, { commitment }: RoomRequest<'commit'>): Commanded {
  return inOwnSeat(table, who, () => ({ commitment }));
}

/** Stands up, before the match. In a match one resigns, or simply goes. */
export function leave(table: Table, who: string): Commanded {
  return inOwnSeat(table, who, (seat, index) => ({
    document: vacated(table.document, index),
    lines: [notice('stood-up', { player: seat.name })],
  }));
}

export function vacated(document: TableDocument, index: number): TableDocument {
  const colour = document.seats[index]?.colour ?? COLOURS[0];
  return withHost({
    ...document,
    seats: document.seats.map((seat, at) => (at === index ? emptySeat(colour) : seat)),
  });
}

/** The next free name, in the first free seat or the one that was asked for. */
export function addBot(table: Table, { seat: wanted }: RoomRequest<'add-bot'>): Commanded {
  const { document } = table;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  const seat = wanted ?? document.seats.findIndex(({ kind }) => kind === 'empty');
  const old = document.seats[seat];
  if (old === undefined) return refused(wanted === null ? 'no-free-seat' : 'no-such-seat');
  if (old.kind !== 'empty') return refused('seat-taken');
  const name = BOT_NAMES.find((each) => !isNameTaken(document, each, seat)) ?? `Bot ${seat + 1}`;
  const people = document.counters.people + 1;
  const made = bot(`p${people}`, { name, colour: freeColour(document, seat) });
  return { document: withSeat({ ...document, counters: { ...document.counters, people } }, seat, made) };
}

export function removeBot(table: Table, { seat }: RoomRequest<'remove-bot'>): Commanded {
  const { document } = table;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  if (document.seats[seat]?.kind !== 'bot') return refused('no-such-seat');
  return { document: vacated(document, seat) };
}

export function kick(table: Table, who: string, { seat }: RoomRequest<'kick'>): Commanded {
  const { document } = table;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  const kicked = document.seats[seat];
  if (kicked === undefined || !isPerson(kicked) || kicked.id === who) return refused('no-such-seat');
  return {
    document: vacated(document, seat),
    shownOut: kicked.id,
    lines: [notice('kicked', { player: kicked.name })],
  };
}

/** Everybody, bots included, and empty seats behind them. */
export function shuffle(table: Table, { randomBytes }: Circumstances): Commanded {
  const { document } = table;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  const taken = document.seats.filter(({ kind }) => kind !== 'empty');
  const empty = document.seats.filter(({ kind }) => kind === 'empty');
  for (let last = taken.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1, randomBytes);
    [taken[last], taken[other]] = [taken[other] as SeatDocument, taken[last] as SeatDocument];
  }
  return { document: { ...document, seats: [...taken, ...empty] } };
}

/** Unbiased: bytes beyond the last whole multiple are drawn again. */
function randomBelow(below: number, randomBytes: (length: number) => Uint8Array): number {
  const limit = 256 - (256 % below);
  for (;;) {
    const byte = randomBytes(1)[0] ?? limit;
    if (byte < limit) return byte % below;
  }
}

export function handOver(table: Table, { seat }: RoomRequest<'hand-over'>): Commanded {
  const next = table.document.seats[seat];
  if (next === undefined || !isPerson(next)) return refused('no-such-seat');
  return {
    document: { ...table.document, host: next.id },
    lines: [notice('host-changed', { player: next.name })],
  };
}
