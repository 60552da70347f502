import { BOT_CAST, type BotLevel } from '@pampa/protocol';
import type { RoomRequest } from '@pampa/protocol/requests';
import { banned, hushedInGallery, newest } from './bans';
import { awayLongEnoughAt, secondsUntil } from './absence-limit';
import type { SeatDocument, TableDocument } from './document';
import { bot } from './open-table';
import { isPerson, levelOf, withSeat } from './people';
import { freeColour, isNameTaken, vacated } from './seats';
import { notice, refused, type Circumstances, type Commanded, type Table } from './table';

/** In the first free seat, or the one that was asked for. */
export function addBot(table: Table, { seat: wanted, level }: RoomRequest<'add-bot'>): Commanded {
  const { document } = table;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  const seat = wanted ?? document.seats.findIndex(({ kind }) => kind === 'empty');
  const old = document.seats[seat];
  if (old === undefined) return refused(wanted === null ? 'no-free-seat' : 'no-such-seat');
  if (old.kind !== 'empty') return refused('seat-taken');
  return { document: withBot(document, seat, level) };
}

/** Each of them plays at one level: another one is somebody else, in the same seat and colour. */
export function changeBotLevel(table: Table, { seat, level }: RoomRequest<'bot-level'>): Commanded {
  const { document } = table;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  const old = document.seats[seat];
  if (old?.kind !== 'bot') return refused('no-such-seat');
  return { document: levelOf(old) === level ? document : withBot(document, seat, level) };
}

/** The first of the cast who does not sit here already. */
function withBot(document: TableDocument, seat: number, level: BotLevel): TableDocument {
  const name = BOT_CAST[level].find((each) => !isNameTaken(document, each, seat)) ?? `Bot ${seat + 1}`;
  const people = document.counters.people + 1;
  const made = bot(`p${people}`, { name, level, colour: freeColour(document, seat) });
  return withSeat({ ...document, counters: { ...document.counters, people } }, seat, made);
}

export function removeBot(table: Table, { seat }: RoomRequest<'remove-bot'>): Commanded {
  const { document } = table;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  if (document.seats[seat]?.kind !== 'bot') return refused('no-such-seat');
  return { document: vacated(document, seat) };
}

export function kick(
  table: Table,
  who: string,
  { seat }: RoomRequest<'kick'>,
  circumstances: Circumstances,
): Commanded {
  const { document } = table;
  const { now, present } = circumstances;
  if (document.status !== 'lobby') return refused('not-in-lobby');
  const kicked = document.seats[seat];
  if (kicked === undefined || !isPerson(kicked) || kicked.id === who) return refused('no-such-seat');
  // The role passes on after half a minute: that must not be enough to throw the last host out of their own table.
  const at = awayLongEnoughAt(table, seat, now);
  if (kicked.id === document.hostBefore && !present.has(kicked.id) && at > now)
    return refused('too-soon', { seconds: secondsUntil(at, now) });
  const { id, tokenHash } = kicked;
  const sentAway = newest([...(document.sentAway ?? []), ...(tokenHash === null ? [] : [tokenHash])]);
  const shutOut = banned(hushedInGallery(document, id, circumstances), 'kicked', id, circumstances);
  return {
    document: { ...vacated(shutOut, seat), sentAway },
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
  const { hostBefore: _, ...document } = table.document;
  return {
    document: { ...document, host: next.id },
    lines: [notice('host-changed', { player: next.name })],
  };
}
