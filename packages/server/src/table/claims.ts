import type { HouseRefusal } from '@pampa/protocol';
import { isMidDecision, nextHost, takesSeatBack } from './absence';
import { awayLongEnoughAt, secondsUntil } from './absence-limit';
import type { FormerHolder, ProposalDocument, SeatDocument, TableDocument } from './document';
import { isClaimed, withSeat } from './people';
import {
  matchOf,
  notice,
  refused,
  type Circumstances,
  type Commanded,
  type Outcome,
  type Table,
} from './table';
import { formerHolderByToken, isTokenKnown } from './tokens';
import { mayBeSamePerson, type Visitor } from './visitor';

/*
 * A claim gives an absent person's seat to somebody in the gallery who says that it is theirs. It can't be told from an
 * opponent's second browser for certain, so it needs time, a voice that is not the claimant's own, and it can be undone:
 * the owner's token wins the seat back. docs/security.md has the table of who can reach what.
 */

/**
 * How much longer than the limit an owner has where only one person vouches for a stranger, or only people at the
 * claimant's own address do. A phone is charged, and a train has left its tunnel, within a quarter of an hour.
 */
const LONE_VOICE_MS = 15 * 60_000;
/** The same with deadlines of days, where people look in once a day. */
const LONE_VOICE_DAYS_MS = 24 * 60 * 60_000;

/** An owner, and claimants of claimants. Later ones are not kept, so that repeated claims never push the owner out. */
const MOST_HOLDERS = 4;

/** Why a seat is not given to a claimant from there, if these people vouch for them; null if it may be. */
export function whyNotGiven(
  table: Table,
  index: number,
  claimant: Visitor,
  voters: readonly string[],
  { now, visitors }: Circumstances,
): HouseRefusal | null {
  const { seats, options, status } = table.document;
  const seat = seats[index];
  if (seat === undefined) return refused('no-such-seat');
  // A seat that was claimed itself vouches for nobody: one stolen seat must not open the next.
  const vouching = seats
    .filter((each) => voters.includes(each.id) && !isClaimed(each))
    .map((each) => marksOf(each, visitors.get(each.id)));
  const isFromOwners = ownersMarks(seat).some((mark) => mayBeSamePerson(mark, claimant));
  const others = vouching.filter((marks) => !marks.some((mark) => mayBeSamePerson(mark, claimant)));
  const flatmates = isFromOwners ? vouching.filter((marks) => isOtherBrowser(marks, claimant)) : [];
  if (others.length === 0 && flatmates.length === 0) return refused('nobody-to-agree');
  const isPlain = others.length > 0 && (isFromOwners || differentPeople(others) > 1);
  const isDays = options.clock === 'days' && status === 'playing';
  const extra = isPlain ? 0 : isDays ? LONE_VOICE_DAYS_MS : LONE_VOICE_MS;
  const at = awayLongEnoughAt(table, index, now) + extra;
  return at > now ? refused('too-soon', { seconds: secondsUntil(at, now) }) : null;
}

function marksOf({ seenFrom = [] }: SeatDocument, visitor: Visitor | undefined): readonly Visitor[] {
  return visitor === undefined ? seenFrom : [...seenFrom, visitor];
}

/** Where the owner of a seat has connected from, also while a claimant has it. */
function ownersMarks({ holders = [], seenFrom = [] }: SeatDocument): readonly Visitor[] {
  return holders[0]?.seenFrom ?? seenFrom;
}

/** At one address only browsers tell people apart, so both must be known, and differ. */
function isOtherBrowser(marks: readonly Visitor[], claimant: Visitor): boolean {
  const browsers = marks.flatMap(({ browser }) => browser ?? []);
  return claimant.browser !== null && browsers.length > 0 && !browsers.includes(claimant.browser);
}

/** How many of these can't be one person at several seats. */
function differentPeople(all: readonly (readonly Visitor[])[]): number {
  const counted: (readonly Visitor[])[] = [];
  for (const marks of all) {
    const isCounted = counted.some((other) => other.some((a) => marks.some((b) => mayBeSamePerson(a, b))));
    if (!isCounted) counted.push(marks);
  }
  return counted.length;
}

/** The ids of the people who have connected from where the claimant is, the owner of the seat among them. */
export function nearTo({ seats }: TableDocument, { from, seat: index }: ProposalDocument): readonly string[] {
  if (from === undefined) return [];
  return seats
    .filter((seat, at) =>
      (at === index ? ownersMarks(seat) : (seat.seenFrom ?? [])).some((mark) => mayBeSamePerson(mark, from)),
    )
    .map(({ id }) => id);
}

/** All who were asked have agreed, or those who are still here. */
export function giveSeat(table: Table, proposal: ProposalDocument, circumstances: Circumstances): Commanded {
  const { document } = table;
  const { seat: index, by, tokenHash, from, agreed } = proposal;
  const seat = index === null ? undefined : document.seats[index];
  if (index === null || seat === undefined || tokenHash === null) return refused('no-such-seat');
  if (circumstances.present.has(seat.id)) return refused('not-absent');
  // The claimant may have sat down elsewhere since; and while commitments are being opened, none is replaced.
  if (isTokenKnown(document, tokenHash)) return refused('already-seated');
  if (document.status === 'starting') return refused('not-in-lobby');
  if (from === undefined) return refused('nobody-to-agree');
  const why = whyNotGiven(table, index, from, agreed, circumstances);
  if (why !== null) return why;
  const given = withSeat(withoutWordOf(document, seat.id), index, {
    tokenHash,
    handoff: null,
    commitment: null,
    muted: [],
    seenFrom: [from],
    holders: [...(seat.holders ?? []), ...formerHolder(seat, proposal.id, circumstances.now)].slice(
      0,
      MOST_HOLDERS,
    ),
    hiddenUntil: matchOf(table)?.seq ?? 0,
  });
  const back = takesSeatBack({ ...table, document: given }, index);
  // The host's seat comes without the host's powers.
  const host = document.host === seat.id ? nextHost(back.document, circumstances.present) : back;
  return {
    document: host.document,
    seated: { connection: by, person: seat.id },
    lines: [notice('seat-claimed', { player: seat.name }), ...(host === back ? [] : (host.lines ?? []))],
  };
}

function formerHolder(seat: SeatDocument, claim: number, at: number): readonly FormerHolder[] {
  const { tokenHash, muted, seenFrom = [], hiddenUntil = 0 } = seat;
  return tokenHash === null ? [] : [{ tokenHash, at, claim, muted, seenFrom, hiddenUntil }];
}

/**
 * The owner has come with the token that a claim replaced: the seat is theirs again at once, and the claimant's token
 * is void. A decision that the claimant has begun is finished by a bot, as if one had stood in, so that nobody can keep
 * the seat by never finishing.
 */
export function winSeatBack(table: Table, tokenHash: string, { now }: Circumstances): Outcome {
  const former = formerHolderByToken(table.document, tokenHash);
  return former === null ? { document: table.document } : putBack(table, former.seat, former.place, now);
}

/** The claimant gets up: the seat waits for whoever had it before. */
export function giveSeatBack(table: Table, index: number, { now }: Circumstances): Outcome {
  const last = (table.document.seats[index]?.holders ?? []).length - 1;
  const back = putBack(table, index, last, now);
  const player = table.document.seats[index]?.name ?? '';
  return { ...back, lines: [notice('seat-given-back', { player })] };
}

function putBack(table: Table, index: number, place: number, now: number): Outcome {
  const { document } = table;
  const seat = document.seats[index];
  const holder = seat?.holders?.[place];
  if (seat === undefined || holder === undefined) return { document };
  const { tokenHash, muted, seenFrom, hiddenUntil } = holder;
  const isBegun = seat.standIn === 'off' && isMidDecision(table, index);
  return {
    document: withSeat(withoutWordOf(document, seat.id), index, {
      tokenHash,
      muted,
      seenFrom,
      hiddenUntil,
      holders: (seat.holders ?? []).slice(0, place),
      handoff: null,
      // In the lobby everybody brings their own; once frozen, it stays.
      commitment: document.status === 'lobby' ? null : seat.commitment,
      // Until the connection is there.
      awaySince: now,
      standIn: isBegun ? 'leaving' : seat.standIn,
    }),
    lines: [notice('seat-regained', { player: seat.name })],
  };
}

/** What a seat has proposed or agreed to was said by whoever held it then. */
function withoutWordOf(document: TableDocument, id: string): TableDocument {
  return {
    ...document,
    proposals: document.proposals
      .filter(({ by }) => by !== id)
      .map((proposal) => ({ ...proposal, agreed: proposal.agreed.filter((each) => each !== id) })),
  };
}
