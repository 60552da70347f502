import { isHouseRefusal, type HouseCode, type HouseRefusal } from '@pampa/protocol';
import type { RoomRequest } from '@pampa/protocol/requests';
import { act, isRefusal, undo, viewAt, type Hand, type Hex, type Refusal } from '@pampa/rules';
import { isClaimed, isPlayedByBot, seatOf, withSeat } from './people';
import {
  awaited,
  matchOf,
  notice,
  refused,
  requestOf,
  type Circumstances,
  type Commanded,
  type Outcome,
  type Table,
} from './table';
import { hasUndoneEnough } from './undo-limit';

/** One of the rules' refusals: its code is one of the house's too. */
function passedOn({ refused: code, details }: Refusal<HouseCode>): HouseRefusal {
  return { code, details };
}

/** The seat in which somebody may move now, by himself. */
function ownSeat(table: Table, who: string): number | HouseRefusal {
  const { document } = table;
  const index = seatOf(document, who);
  const seat = index === null ? undefined : document.seats[index];
  if (index === null || seat === undefined) return refused('not-seated');
  if (document.status !== 'playing') return refused('not-playing');
  if (document.paused) return refused('paused');
  if (seat.resigned) return refused('resigned');
  if (isPlayedByBot(seat)) return refused('bot-plays');
  return index;
}

/** The answer to a request that was sent again; nothing happens a second time. */
function answeredBefore({ document, answered }: Table, request: string): Outcome | null {
  const seq = answered.get(request);
  return seq === undefined ? null : { document, answer: { seq } };
}

export function playAct(
  table: Table,
  who: string,
  { id, seq, action }: RoomRequest<'act'>,
  { at }: Circumstances,
): Commanded {
  const request = requestOf(who, id);
  const before = answeredBefore(table, request);
  if (before !== null) return before;
  const seat = ownSeat(table, who);
  if (typeof seat !== 'number') return seat;
  return moved(table, seat, { seq, action, at, by: 'person', request });
}

export function takeBack(
  table: Table,
  who: string,
  { id, target }: RoomRequest<'undo'>,
  { at }: Circumstances,
): Commanded {
  const request = requestOf(who, id);
  const before = answeredBefore(table, request);
  if (before !== null) return before;
  const seat = ownSeat(table, who);
  if (typeof seat !== 'number') return seat;
  const match = matchOf(table);
  if (match === null) return refused('no-match');
  if (table.document.options.undo === 'off') return refused('undo-off');
  if (hasUndoneEnough(table, seat)) return refused('undone-enough');
  const step = undo(match, { seat, target, at, by: 'person', consent: false });
  if (isRefusal(step)) return passedOn(step);
  return { document: table.document, step, request, answer: { seq: step.entry.seq } };
}

/** The moment a bot was asked about. The link of the last entry stands for all that had happened until then. */
export interface BotsTurn {
  readonly seat: number;
  readonly link: Hex;
}

/** The first of those whose decision is awaited that a bot makes; null: none, or the table is paused. */
export function botsTurn(table: Table): BotsTurn | null {
  const match = matchOf(table);
  if (match === null || table.document.paused) return null;
  const seat = awaited(table).find((index) => {
    const each = table.document.seats[index];
    return each !== undefined && isPlayedByBot(each);
  });
  return seat === undefined ? null : { seat, link: match.link };
}

export function isSameTurn(a: BotsTurn | null, b: BotsTurn | null): boolean {
  return a?.seat === b?.seat && a?.link === b?.link;
}

/** What a bot has thought of, unless the table has moved on meanwhile. Null: it had no idea, and the rules have one. */
export function playThought(
  table: Table,
  turn: BotsTurn,
  action: object | null,
  circumstances: Circumstances,
): Commanded {
  const match = matchOf(table);
  if (match === null || !isSameTurn(botsTurn(table), turn)) return { document: table.document };
  const { seat } = turn;
  const { at } = circumstances;
  const done = action === null ? null : moved(table, seat, { seq: match.seq, action, at, by: 'bot' });
  // A bot that breaks the rules is a mistake of ours: nobody should have to wait for it.
  if (done === null || isHouseRefusal(done)) return playForSeat(table, seat, 'bot', circumstances);
  return done;
}

/** What the rules themselves would do: when time is up, and where no bot has an answer. */
export function playForSeat(table: Table, seat: number, by: Hand, { at }: Circumstances): Commanded {
  const match = matchOf(table);
  if (match === null) return refused('no-match');
  if (!awaited(table).includes(seat)) return refused('not-awaited');
  const action = table.game.fallback(viewAt(match, seat), seat);
  return moved(table, seat, { seq: match.seq, action, at, by });
}

interface Move {
  readonly seq: number;
  readonly action: unknown;
  readonly at: number;
  readonly by: Hand;
  readonly request?: string;
}

function moved(table: Table, seat: number, { seq, action, at, by, request }: Move): Commanded {
  const match = matchOf(table);
  if (match === null) return refused('no-match');
  const step = act(match, { seat, seq, action, at, by });
  if (isRefusal(step)) return passedOn(step);
  return {
    document: table.document,
    step,
    ...(request === undefined ? {} : { request }),
    answer: { seq: step.entry.seq },
  };
}

/** The seat plays on as a bot, is ranked, and can't win. */
export function resign(table: Table, who: string): Commanded {
  const { document } = table;
  if (document.status !== 'playing') return refused('not-playing');
  const index = seatOf(document, who);
  const seat = index === null ? undefined : document.seats[index];
  if (index === null || seat === undefined) return refused('not-seated');
  if (seat.resigned) return { document };
  // It can't be taken back, and the owner may return.
  if (isClaimed(seat)) return refused('claimed-seat');
  return {
    document: withSeat(document, index, {
      resigned: true,
      resignedAt: matchOf(table)?.seq ?? 0,
      standIn: 'off',
    }),
    lines: [notice('resigned', { player: seat.name })],
  };
}
