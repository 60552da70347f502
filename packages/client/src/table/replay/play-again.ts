import {
  eventsFor,
  GAMES,
  isAct,
  isRefusal,
  parseRecord,
  replayEntry,
  replayStart,
  viewAt,
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
  type RecordCode,
  type Refusal,
  type ReplayCode,
  type Step,
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
export function playAgain(text: string): Replayed | Refusal<RecordCode | ReplayCode> {
  const parsed = parseRecord(text, GAMES);
  if (isRefusal(parsed)) return parsed;
  const { record, game } = parsed;
  const start = replayStart(game, record);
  if (isRefusal(start)) return start;
  const steps: Step<GameTypes>[] = [];
  let match = start;
  for (const entry of record.entries) {
    const step = replayEntry(match, entry);
    if (isRefusal(step)) return step;
    steps.push(step);
    match = step.match;
  }
  return { record, game, start, steps };
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
