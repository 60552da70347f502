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
  type MatchRecord,
  type RecordCode,
  type Refusal,
  type ReplayCode,
  type Step,
  type View,
} from '@pampa/rules';
import type { SeenStep } from '../session';

/** A finished match, as somebody in the gallery saw it. */
export interface Replayed {
  readonly record: MatchRecord;
  readonly game: Game<GameTypes>;
  /** Before the first move. */
  readonly start: View<GameTypes>;
  /** One for each entry: the first is of entry 1. */
  readonly steps: readonly SeenStep[];
}

/**
 * All of it at once: some hundred moves take less time than a picture does. What the rules find at each entry is shared
 * between its neighbours, so that the whole needs little more room than its end.
 */
export function playAgain(text: string): Replayed | Refusal<RecordCode | ReplayCode> {
  const parsed = parseRecord(text, GAMES);
  if (isRefusal(parsed)) return parsed;
  const { record, game } = parsed;
  const begun = replayStart(game, record);
  if (isRefusal(begun)) return begun;
  const start = viewAt(begun, null);
  const steps: SeenStep[] = [];
  let match = begun;
  for (const entry of record.entries) {
    const step = replayEntry(match, entry);
    if (isRefusal(step)) return step;
    steps.push(seen(step, viewAt(match, null)));
    match = step.match;
  }
  return { record, game, start, steps };
}

/** What stayed secret when it was done stays so: one sees the match as it was seen. */
function seen({ entry, events, secret, match }: Step<GameTypes>, before: View<GameTypes>): SeenStep {
  const { seq, seat, at, by } = entry;
  const isMove = isAct(entry);
  return {
    seq,
    seat,
    at,
    by,
    action: isMove && !secret ? entry.act : null,
    undo: isMove ? null : entry.undo,
    consent: !isMove && entry.consent,
    events: eventsFor(events, null),
    before,
    after: viewAt(match, null),
  };
}
