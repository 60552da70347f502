import {
  eventsFor,
  GAMES,
  isAct,
  isRefusal,
  parseRecord,
  replayEntry,
  replayStart,
  verify,
  viewAt,
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
  type ParsedRecord,
  type RecordCode,
  type Refusal,
  type Step,
  type VerifyCode,
  type View,
  type Viewer,
} from '@pampa/rules';
import type { SeenStep } from '../session';

/** A finished match, played again: everything that happened, whoever could see it. */
export interface Replayed {
  readonly record: MatchRecord;
  readonly game: Game<GameTypes>;
  /** Before the first move. */
  readonly start: Match<GameTypes>;
  /** One for each entry: the first is of entry 1. */
  readonly steps: readonly Step<GameTypes>[];
}

/** The same through one pair of eyes. */
export interface Seen {
  readonly start: View<GameTypes>;
  readonly steps: readonly SeenStep[];
}

/** All of it at once: some hundred moves take less time than a picture does. */
export function playAgain(text: string): Replayed | Refusal<RecordCode | VerifyCode> {
  const parsed = parseRecord(text, GAMES);
  if (isRefusal(parsed)) return parsed;
  const { record, game } = parsed;
  const start = replayStart(game, record);
  if (isRefusal(start)) return firstWrong(parsed, start);
  const steps: Step<GameTypes>[] = [];
  let match = start;
  for (const entry of record.entries) {
    const step = replayEntry(match, entry);
    if (isRefusal(step)) return firstWrong(parsed, step);
    steps.push(step);
    match = step.match;
  }
  return { record, game, start, steps };
}

/**
 * Where a match can't go on is seldom where it went wrong: after another roll or another move it is some later one that
 * breaks the rules. `npm run verify` names the first, and so do we. That dice were chosen keeps nobody from looking.
 */
function firstWrong(
  { game, record }: ParsedRecord,
  stopped: Refusal<VerifyCode>,
): Refusal<RecordCode | VerifyCode> {
  const { firstFailure } = verify(game, record);
  if (firstFailure === null || firstFailure.code === 'chosen-seed') return stopped;
  const { code, entry, details } = firstFailure;
  return { refused: code, details: { ...details, entry } };
}

/** As somebody saw it, then: a seat what it held, and nobody what others chose in secret. Null is a spectator. */
export function seenBy({ start, steps }: Replayed, viewer: Viewer): Seen {
  const first = viewAt(start, viewer);
  let before = first;
  const seen = steps.map(({ entry, events, secret, match }): SeenStep => {
    const { seq, seat, at, by } = entry;
    const isMove = isAct(entry);
    const after = viewAt(match, viewer);
    const step = {
      seq,
      seat,
      at,
      by,
      action: isMove && (!secret || seat === viewer) ? entry.act : null,
      undo: isMove ? null : entry.undo,
      consent: !isMove && entry.consent,
      events: eventsFor(events, viewer),
      before,
      after,
    };
    before = after;
    return step;
  });
  return { start: first, steps: seen };
}
