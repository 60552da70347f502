import { isHouseRefusal, type ProposalKind } from '@pampa/protocol';
import type { RoomRequest } from '@pampa/protocol/requests';
import { isRefusal, undo, undoable } from '@pampa/rules';
import { awayLongEnoughAt, secondsUntil } from './absence-limit';
import { isAgreedInTheEnd, unanswered, whyNotByAll } from './agreement';
import { giveSeat, whyNotGiven } from './claims';
import type { ProposalDocument, SeatDocument, TableDocument } from './document';
import { decides, hasSay, isPerson, seatOf, withSeat } from './people';
import {
  matchOf,
  notice,
  refused,
  type Circumstances,
  type Commanded,
  type Outcome,
  type Table,
} from './table';
import { hashToken, isTokenKnown } from './tokens';
import { hasUndoneEnough } from './undo-limit';

/** Long enough to read and tap, short enough not to stop a game. */
const ANSWER_MS = 60_000;
/** A claimant may have to wait until the others look. */
const CLAIM_ANSWER_MS = 5 * 60_000;

type Subject = Pick<ProposalDocument, 'kind' | 'seat' | 'person' | 'target' | 'tokenHash' | 'from'>;

export function propose(
  table: Table,
  who: string,
  request: RoomRequest<'propose'>,
  circumstances: Circumstances,
): Commanded {
  const { document } = table;
  const own = seatOf(document, who);
  const seat = own === null ? undefined : document.seats[own];
  if (own === null || seat === undefined) return refused('not-seated');
  if (document.status !== 'playing') return refused('not-playing');
  if (seat.resigned) return refused('resigned');
  // Requests wait in a queue: by now the asker may be gone, and all others too, so that nobody would be asked.
  if (!circumstances.present.has(who)) return refused('somebody-absent', { player: seat.name });
  if (request.kind === 'resume' && isPausedByOthers(document, who)) return resume(document, circumstances);
  switch (request.kind) {
    case 'undo':
      return proposeUndo(table, who, own, request.target, circumstances);
    case 'pause':
      return document.paused ? refused('paused') : putToAll(table, who, 'pause', circumstances);
    case 'resume':
      return document.paused ? putToAll(table, who, 'resume', circumstances) : refused('not-paused');
    case 'end':
      return putToAll(table, who, 'end', circumstances);
    case 'stand-in':
      return proposeStandIn(table, who, request.seat, circumstances);
  }
}

/**
 * Whether people who are away have to agree too, until they have been away long enough. A pause only hurts where it stops
 * deadlines of days: in other matches it is for a friend whose line has just dropped, and that friend may end it alone.
 */
function needsTheAbsent(kind: ProposalKind, { options }: TableDocument): boolean {
  return kind === 'end' || kind === 'resume' || (kind === 'pause' && options.clock === 'days');
}

function putToAll(
  table: Table,
  who: string,
  kind: 'pause' | 'resume' | 'end',
  circumstances: Circumstances,
): Commanded {
  const { present } = circumstances;
  const why = needsTheAbsent(kind, table.document)
    ? whyNotByAll(table, (id) => present.has(id), circumstances)
    : null;
  return why ?? put(table, who, { kind }, circumstances);
}

/** Paused while this person was away: they have agreed to nothing. */
function isPausedByOthers({ paused, pausedBy }: TableDocument, who: string): boolean {
  return paused && pausedBy !== undefined && !pausedBy.includes(who);
}

function proposeUndo(
  table: Table,
  who: string,
  seat: number,
  target: number,
  circumstances: Circumstances,
): Commanded {
  const match = matchOf(table);
  if (match === null) return refused('no-match');
  if (table.document.options.undo !== 'consent') return refused('undo-off');
  if (hasUndoneEnough(table, seat)) return refused('undone-enough');
  if (table.document.paused) return refused('paused');
  const { withConsent } = undoable(match, seat);
  if (withConsent === null) return refused('nothing-to-undo', { barrier: match.barrier });
  if (withConsent.seq !== target) return refused('stale', { seq: match.seq });
  const absent = table.document.seats.find((each) => hasSay(each) && !circumstances.present.has(each.id));
  if (absent !== undefined) return refused('somebody-absent', { player: absent.name });
  return put(table, who, { kind: 'undo', seat, target }, circumstances);
}

function proposeStandIn(table: Table, who: string, seat: number, circumstances: Circumstances): Commanded {
  const away = table.document.seats[seat];
  if (away === undefined || !isPerson(away) || away.id === who) return refused('no-such-seat');
  if (away.resigned || away.standIn !== 'off') return refused('bot-plays');
  if (circumstances.present.has(away.id) || away.awaySince === null) return refused('not-absent');
  const at = awayLongEnoughAt(table, seat, circumstances.now);
  if (at > circumstances.now) return refused('too-soon', { seconds: secondsUntil(at, circumstances.now) });
  return put(table, who, { kind: 'stand-in', seat, person: away.id }, circumstances);
}

/** By somebody in the gallery: `who` is their connection there. */
export function claim(
  table: Table,
  who: string,
  { token, seat }: RoomRequest<'claim'>,
  circumstances: Circumstances,
): Commanded {
  const { document } = table;
  const lost = document.seats[seat];
  if (lost === undefined || !isPerson(lost)) return refused('no-such-seat');
  if (circumstances.present.has(lost.id)) return refused('not-absent');
  if (isTokenKnown(document, hashToken(token))) return refused('already-seated');
  // There is nothing left to decide in it, only something to see.
  if (lost.resigned && document.status === 'playing') return refused('bot-plays');
  const from = circumstances.visitors.get(who);
  const voters = othersThere(document, lost.id, circumstances.present).map(({ id }) => id);
  if (from === undefined || voters.length === 0) return refused('nobody-to-agree');
  const about = { seat, person: lost.id, tokenHash: hashToken(token), from };
  return (
    whyNotGiven(table, seat, from, voters, circumstances) ??
    put(table, who, { kind: 'claim', ...about }, circumstances)
  );
}

function othersThere(document: TableDocument, who: string, present: ReadonlySet<string>): SeatDocument[] {
  return document.seats.filter((seat) => seat.id !== who && hasSay(seat) && present.has(seat.id));
}

/** Puts it to the others. Where there is nobody to ask, it is agreed. */
function put(
  table: Table,
  who: string,
  subject: Partial<Subject> & { readonly kind: ProposalKind },
  circumstances: Circumstances,
): Commanded {
  const { document } = table;
  const about: Subject = { seat: null, person: null, target: null, tokenHash: null, ...subject };
  if (document.proposals.some((other) => other.kind === about.kind && other.seat === about.seat)) {
    return refused('already-proposed');
  }
  const id = document.counters.proposals + 1;
  const proposal: ProposalDocument = {
    ...about,
    id,
    by: who,
    asked: othersThere(document, who, circumstances.present).map((seat) => seat.id),
    agreed: [],
    expiresAt: circumstances.now + (about.kind === 'claim' ? CLAIM_ANSWER_MS : ANSWER_MS),
  };
  const numbered: Table = {
    ...table,
    document: { ...document, counters: { ...document.counters, proposals: id } },
  };
  if (proposal.asked.length === 0) {
    const done = carryOut(numbered, proposal, circumstances);
    return isHouseRefusal(done) ? done : { ...done, answer: { proposal: id } };
  }
  return {
    document: { ...numbered.document, proposals: [...document.proposals, proposal] },
    answer: { proposal: id },
  };
}

export function vote(
  table: Table,
  who: string,
  { proposal: id, yes }: RoomRequest<'vote'>,
  circumstances: Circumstances,
): Commanded {
  const { document } = table;
  const proposal = document.proposals.find((each) => each.id === id);
  if (proposal === undefined) return refused('no-such-proposal');
  if (!proposal.asked.includes(who)) return refused('not-asked');
  if (document.seats[seatOf(document, who) ?? -1]?.resigned === true) return refused('resigned');
  if (!yes) return failed(table, proposal);
  const next = { ...proposal, agreed: [...new Set([...proposal.agreed, who])] };
  if (unanswered(document, next).length === 0) return accepted(table, next, circumstances);
  const proposals = document.proposals.map((each) => (each === proposal ? next : each));
  return { document: { ...document, proposals } };
}

/** Time is up for those who were asked. */
export function expire(table: Table, proposal: ProposalDocument, circumstances: Circumstances): Outcome {
  return isAgreedInTheEnd(table.document, proposal, circumstances.present)
    ? accepted(table, proposal, circumstances)
    : failed(table, proposal);
}

function accepted(table: Table, proposal: ProposalDocument, circumstances: Circumstances): Outcome {
  const done = carryOut(without(table, proposal), proposal, circumstances);
  // What everybody agreed to may have become impossible meanwhile.
  return isHouseRefusal(done) ? failed(table, proposal) : done;
}

/** Nobody's answer came in time, or it was no. */
function failed(table: Table, proposal: ProposalDocument): Outcome {
  return {
    document: without(table, proposal).document,
    lines: [notice('proposal-failed', { kind: proposal.kind })],
  };
}

function without(table: Table, { id }: ProposalDocument): Table {
  const proposals = table.document.proposals.filter((each) => each.id !== id);
  return { ...table, document: { ...table.document, proposals } };
}

function carryOut(table: Table, proposal: ProposalDocument, circumstances: Circumstances): Commanded {
  const { document } = table;
  const agreed = [proposal.by, ...proposal.agreed];
  // Somebody may have come back or sat down since it was proposed, or have gone without an answer.
  const why = needsTheAbsent(proposal.kind, document)
    ? whyNotByAll(table, (id) => agreed.includes(id), circumstances)
    : null;
  if (why !== null) return why;
  switch (proposal.kind) {
    case 'undo':
      return undoTogether(table, proposal, circumstances);
    case 'pause':
      return { document: { ...document, paused: true, pausedBy: agreed }, lines: [notice('paused', {})] };
    case 'resume':
      return resume(document, circumstances);
    case 'end':
      return endWithoutResult(table);
    case 'stand-in':
      return letBotPlay(document, proposal, circumstances);
    case 'claim':
      return giveSeat(table, proposal, circumstances);
  }
}

function undoTogether(
  table: Table,
  { seat, target, by, agreed }: ProposalDocument,
  { at }: Circumstances,
): Commanded {
  const match = matchOf(table);
  if (match === null || seat === null || target === null) return refused('no-match');
  const { paused, seats } = table.document;
  if (paused) return refused('paused');
  const own = seats[seat];
  if (own?.id !== by || !decides(own)) return refused('stale');
  // Somebody may have sat down or come back since it was proposed.
  const other = seats.find((each) => each !== own && hasSay(each) && !agreed.includes(each.id));
  if (other !== undefined) return refused('somebody-absent', { player: other.name });
  const step = undo(match, { seat, target, at, by: 'person', consent: true });
  if (isRefusal(step)) return refused(step.refused, step.details);
  return { document: table.document, step };
}

/** What was left of a deadline when the table was paused is gone with the pause: everybody gets a whole turn. */
function resume({ pausedBy: _, ...document }: TableDocument, { now }: Circumstances): Outcome {
  const days = document.options.days * 24 * 60 * 60 * 1000;
  const seats = document.seats.map((seat) =>
    seat.deadlineAt === null ? seat : { ...seat, deadlineAt: now + days },
  );
  return { document: { ...document, paused: false, seats }, lines: [notice('resumed', {})] };
}

/** By all who still play, or after long silence. */
export function endWithoutResult(table: Table): Outcome {
  return {
    document: {
      ...table.document,
      status: 'over',
      paused: false,
      proposals: [],
      outcome: { how: 'ended', ranking: [] },
      seats: table.document.seats.map((seat) => ({ ...seat, deadlineAt: null })),
    },
    lines: [notice('match-ended', {})],
  };
}

function letBotPlay(
  document: TableDocument,
  { seat: index }: ProposalDocument,
  { present }: Circumstances,
): Commanded {
  const seat = index === null ? undefined : document.seats[index];
  if (index === null || seat === undefined) return refused('no-such-seat');
  if (present.has(seat.id)) return refused('not-absent');
  return {
    document: withSeat(document, index, { standIn: 'on' }),
    lines: [notice('bot-took-over', { player: seat.name })],
  };
}
