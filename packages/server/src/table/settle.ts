import { beginRecording, finalRanking, isAct, recordStep, type Resigned, type Result } from '@pampa/rules';
import type { Change } from '../store/store';
import { isVoid } from './agreement';
import { Answers } from './answers';
import {
  charged,
  onTheClock,
  withClockRunning,
  turnNameOf,
  withFreshTurns,
  withTurnsAgain,
  withTurnsFor,
} from './clock';
import type { Ranked, SeatDocument, TableDocument } from './document';
import { decides } from './people';
import { cardOf } from './public';
import { withoutEvents } from './wake';
import {
  awaited,
  matchOf,
  notice,
  type Circumstances,
  type NewLine,
  type Outcome,
  type Table,
} from './table';
import type { ChatLine } from '@pampa/protocol';

/** The next table, and what has to be written before anybody sees it. Null if nothing has changed. */
export interface Settled {
  readonly table: Table;
  readonly change: Change | null;
  readonly lines: readonly ChatLine[];
}

/** What follows from every command alike: time is charged, seats come back to people, a match that is over ends. */
export function settle(before: Table, outcome: Outcome, circumstances: Circumstances): Settled {
  const { now, at, present } = circumstances;
  const lines: NewLine[] = [...(outcome.lines ?? [])];
  let next = withMatch(before, outcome);
  next = { ...next, document: withTime(before, next, outcome, now) };
  next = { ...next, document: withReturned(before, next, lines) };
  next = { ...next, document: withoutVoid(next.document, present, lines) };
  const ended = withEnd(next, lines);
  const somebodyIsThere = ended.document.seats.some(({ id }) => present.has(id));
  const called = withCalls(before, ended, circumstances.looking);
  const document = withClockRunning(called, onTheClock(ended), somebodyIsThere, now);
  const numbered = lines.map((line, index) => ({ ...line, id: before.lastLine + 1 + index, at }));
  const after: Table = { ...ended, document, lastLine: before.lastLine + numbered.length };
  const change = changeFrom(before, after, outcome, numbered, circumstances);
  return { table: change === null ? after : { ...after, touchedAt: at }, lines: numbered, change };
}

function withMatch(before: Table, { document, began, step, request }: Outcome): Table {
  if (began !== undefined) {
    return { ...before, document, recording: beginRecording(began.match), answered: Answers.of([]) };
  }
  const answered =
    request === undefined
      ? before.answered
      : before.answered.with(request, step?.entry.seq ?? before.lastLine + 1);
  if (step === undefined || before.recording === null) return { ...before, document, answered };
  const recording = recordStep(before.recording, withoutEvents(step));
  return { ...before, document, recording, answered };
}

/**
 * Charges the seats that were asked, and gives time to those that are asked now. A seat that takes an act back alone gets no
 * time back; one that does so because everybody agreed gets a new turn, but nothing of its bank.
 */
function withTime(before: Table, after: Table, { began, step }: Outcome, now: number): TableDocument {
  const isTouched = after.document !== before.document || step !== undefined;
  const spent = isTouched ? charged(after.document, onTheClock(before), now) : after.document;
  const decision = matchOf(after)?.decision;
  const isNew = matchOf(before)?.decision !== decision;
  if (decision === undefined || (began === undefined && (step === undefined || !isNew))) return spent;
  return timeGivenBy(step)(spent, decision, awaited(after), now);
}

/** Without a step the match has just begun. */
function timeGivenBy(step: Outcome['step']): typeof withTurnsFor {
  if (step === undefined) return withFreshTurns;
  if (isAct(step.entry)) return withTurnsFor;
  return step.entry.consent ? withFreshTurns : withTurnsAgain;
}

/** Somebody who came back while a bot played his turn has his seat again at the next decision. */
function withReturned(before: Table, after: Table, lines: NewLine[]): TableDocument {
  const { document } = after;
  if (document.seats.every(({ standIn }) => standIn !== 'leaving')) return document;
  const isNew = before.recording?.match.decision !== after.recording?.match.decision;
  const asked = awaited(after);
  return {
    ...document,
    seats: document.seats.map((seat, index) => {
      if (seat.standIn !== 'leaving' || (!isNew && asked.includes(index))) return seat;
      lines.push(notice('came-back', { player: seat.name }));
      return { ...seat, standIn: 'off' };
    }),
  };
}

function withoutVoid(document: TableDocument, present: ReadonlySet<string>, lines: NewLine[]): TableDocument {
  const proposals = document.proposals.filter((proposal) => !isVoid(document, proposal, present));
  if (proposals.length === document.proposals.length) return document;
  for (const proposal of document.proposals) {
    if (!proposals.includes(proposal)) lines.push(notice('proposal-failed', { kind: proposal.kind }));
  }
  return { ...document, proposals };
}

function withEnd(table: Table, lines: NewLine[]): Table {
  const { document, recording, game } = table;
  if (document.status !== 'playing' || recording === null) return table;
  const result = game.result(recording.match.state.open);
  if (result === null) return table;
  const ranking = rankingOf(result, document);
  lines.push(notice('match-over', { players: winnersOf(ranking, document).join(', ') }));
  return {
    ...table,
    document: {
      ...document,
      status: 'over',
      paused: false,
      proposals: [],
      outcome: { how: 'finished', ranking },
      series: { ...document.series, tally: tallyAfter(document, ranking) },
      seats: document.seats.map((seat) => ({ ...seat, deadlineAt: null })),
    },
  };
}

/**
 * Notes whom to call back to the table: people who are asked and do not look. Noted with the decision itself, so that it is
 * done once, also if another process keeps the table when it is taken back, or when the match goes on after a pause. A turn that
 * asks somebody again and again calls them once.
 */
function withCalls(before: Table, after: Table, looking: ReadonlySet<string>): TableDocument {
  const { document } = after;
  const decision = matchOf(after)?.decision;
  if (decision === undefined || document.paused) return document;
  const { since } = decision;
  const isNew = since !== matchOf(before)?.decision.since || document.paused !== before.document.paused;
  if (!isNew) return document;
  const asked = awaited(after);
  const calledIn = turnNameOf(decision);
  const isCalled = (seat: SeatDocument, index: number): boolean =>
    asked.includes(index) &&
    decides(seat) &&
    !looking.has(seat.id) &&
    since > (seat.calledFor ?? -1) &&
    seat.calledIn !== calledIn;
  if (!document.seats.some(isCalled)) return document;
  return {
    ...document,
    seats: document.seats.map((seat, index) =>
      isCalled(seat, index) ? { ...seat, calledFor: since, calledIn } : seat,
    ),
  };
}

/** The game's result, and who has resigned, as the table shows them. */
export function rankingOf(result: Result, { seats }: TableDocument): readonly Ranked[] {
  const resigned = seats.flatMap((each, seat) => (each.resigned ? [{ seat }] : []));
  return finalRanking(result, resigned).map(({ seat, rank, score, ...line }) => ({
    seat,
    rank,
    score,
    resigned: line.resigned,
  }));
}

/** Their names. Nobody, if all have resigned. */
export function winnersOf(ranking: readonly Ranked[], { seats }: TableDocument): readonly string[] {
  return ranking
    .filter(({ rank, resigned }) => rank === 1 && !resigned)
    .map(({ seat }) => seats[seat]?.name ?? '');
}

function tallyAfter(
  { seats, series }: TableDocument,
  ranking: readonly Ranked[],
): TableDocument['series']['tally'] {
  return seats.map(({ id, name }, seat) => {
    const before = series.tally.find((line) => line.id === id)?.wins ?? 0;
    const hasWon = ranking.some((line) => line.seat === seat && line.rank === 1 && !line.resigned);
    return { id, name, wins: before + (hasWon ? 1 : 0) };
  });
}

function changeFrom(
  before: Table,
  after: Table,
  { began, step, request }: Outcome,
  lines: readonly ChatLine[],
  { now, at }: Circumstances,
): Change | null {
  const { document } = after;
  const isSame = document === before.document;
  if (isSame && began === undefined && step === undefined && lines.length === 0) return null;
  const isEnd = before.document.outcome === null && document.outcome !== null && document.match !== null;
  return {
    at,
    ...(isSame ? {} : { document, card: cardOf(document) }),
    ...(document.match === null ? {} : { wakeAt: wakeAtOf(after, now) }),
    ...(began === undefined
      ? {}
      : { match: { id: began.match.header.match, header: began.match.header, secrets: began.secrets } }),
    ...(step === undefined || document.match === null
      ? {}
      : { entry: { match: document.match, entry: step.entry, request: request ?? null } }),
    ...(isEnd
      ? { matchEnd: { match: document.match, at, result: resultOf(after), ...resignedIn(after) } }
      : {}),
    ...(lines.length === 0 ? {} : { lines }),
    ...(request === undefined || step !== undefined ? {} : { lineRequest: request }),
  };
}

function resultOf({ game, recording, document }: Table): Result | null {
  if (recording === null || document.outcome?.how !== 'finished') return null;
  return game.result(recording.match.state.open);
}

/** For the record, which outlives the table. */
function resignedIn({ document, recording }: Table): { readonly resigned?: readonly Resigned[] } {
  const last = recording?.match.seq ?? 0;
  const resigned = document.seats.flatMap((each, seat) =>
    each.resigned ? [{ seat, seq: each.resignedAt ?? last }] : [],
  );
  return resigned.length === 0 ? {} : { resigned };
}

/** Long silence ends a match without a result. */
export const SILENCE_MS = 60 * 24 * 60 * 60 * 1000;

/** The last time anybody moved, or the match began. */
export function lastMoveAt({ recording }: Table): number {
  return recording === null ? 0 : (recording.last?.entry.at ?? recording.match.header.startedAt);
}

/** Since when nobody has moved. A move that was made while the machine's clock was ahead counts from when people left. */
function silentSince(table: Table, now: number): number {
  const movedAt = lastMoveAt(table);
  if (movedAt <= now) return movedAt;
  return Math.max(0, ...table.document.seats.map(({ awaySince }) => awaySince ?? 0)) || now;
}

/** When the match ends by itself because nobody moves. */
export function silenceEndsAt(table: Table, now: number): number {
  return silentSince(table, now) + SILENCE_MS;
}

/** A deadline of days needs nobody to be there: the scheduler wakes the table for it. So does long silence. */
function wakeAtOf(table: Table, now: number): number | null {
  const { document } = table;
  if (document.status !== 'playing') return null;
  const deadlines = document.paused ? [] : document.seats.flatMap(({ deadlineAt }) => deadlineAt ?? []);
  return Math.min(silenceEndsAt(table, now), ...deadlines);
}
