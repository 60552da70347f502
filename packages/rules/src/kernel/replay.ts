import { act } from './act';
import { isAct, type ActEntry, type Entry, type UndoEntry } from './entry';
import type { Game, GameTypes } from './game';
import { startMatch, type Match, type StartCode, type Step } from './match';
import type { MatchRecord } from './record';
import { isRefusal, refuse, type Refusal } from './refusal';
import { undo } from './undo';

/** What a replay needs: a record, or what a store has of a match. */
export type Replayable<T extends GameTypes> = Pick<MatchRecord<T>, 'header' | 'secrets' | 'entries'>;

export type EntryCode = 'out-of-order' | 'illegal-action' | 'illegal-undo';
export type ReplayCode = StartCode | 'no-secrets' | EntryCode | 'broken-chain';

/** A replay does without the chain; to go on with a match, it is needed, and then every link is compared too. */
export interface ReplayOptions {
  readonly chained?: boolean;
}

/** The match after the last entry; `onStep` is told of every step on the way. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: Replayable<T>,
  onStep?: (step: Step<T>) => void,
  options: ReplayOptions = {},
): Match<T> | Refusal<ReplayCode> {
  const start = replayStart(game, record, options);
  if (isRefusal(start)) return start;
  let match: Match<T> = start;
  for (const entry of record.entries) {
    const step = replayEntry(match, entry);
    if (isRefusal(step)) return step;
    // To go on with a match that people were shown otherwise would be worse than to stop here.
    if (match.chained && step.entry.link !== entry.link) return refuse('broken-chain', { entry: entry.seq });
    onStep?.(step);
    match = step.match;
  }
  return match;
}

/** The match before its first entry. */
export function replayStart<T extends GameTypes>(
  game: Game<T>,
  { header, secrets }: Omit<Replayable<T>, 'entries'>,
  { chained = false }: ReplayOptions = {},
): Match<T> | Refusal<StartCode | 'no-secrets'> {
  return secrets === null ? refuse('no-secrets') : startMatch(game, header, secrets, chained);
}

/**
 * One step further, for whoever wants to stop in between. The refusals name the entry by the place it takes, which
 * is not the number it bears if entries were moved.
 */
export function replayEntry<T extends GameTypes>(
  match: Match<T>,
  entry: Entry<T>,
): Step<T> | Refusal<EntryCode> {
  const place = match.seq + 1;
  if (entry.seq !== place) return refuse('out-of-order', { entry: place, seq: entry.seq });
  return isAct(entry) ? replayAct(match, entry) : replayUndo(match, entry);
}

function replayAct<T extends GameTypes>(
  match: Match<T>,
  { seq, seat, at, by, act: action }: ActEntry<T>,
): Step<T> | Refusal<'illegal-action'> {
  // It may have been chosen at an older entry; being taken made it an answer to this one.
  const step = act(match, { seat, at, by, action, seq: match.seq });
  if (!isRefusal(step)) return step;
  return refuse('illegal-action', { entry: seq, why: step.details['why'] ?? step.refused });
}

function replayUndo<T extends GameTypes>(
  match: Match<T>,
  { seq, seat, at, by, undo: target, consent }: UndoEntry,
): Step<T> | Refusal<'illegal-undo'> {
  const step = undo(match, { seat, target, at, by, consent });
  return isRefusal(step) ? refuse('illegal-undo', { entry: seq, ...step.details }) : step;
}
