import type { Entry } from './entry';
import { checkSecrets, type Secrets } from './fairness';
import type { GameEvent, GameTypes } from './game';
import type { Hex } from './hash';
import type { Match, Step } from './match';
import { RECORD_FORMAT, RECORD_VERSION, type MatchRecord } from './record';
import { refuse, type Refusal } from './refusal';
import { inOrder, type Resigned } from './resigned';
import { isSnapshotDue, takeSnapshot, type Snapshot } from './snapshot';

/**
 * A match with all that has been recorded of it. A value, like the match: a list linked backwards, so that adding
 * is O(1) and whoever stores first can throw the newer one away when storing fails.
 */
export interface Recording<T extends GameTypes> {
  readonly match: Match<T>;
  readonly headerLink: Hex;
  readonly last: Taken<T> | null;
}

/** What is kept of a step: not its match, whose states would pile up. */
export interface Taken<T extends GameTypes> {
  readonly entry: Entry<T>;
  readonly events: readonly GameEvent<T>[];
  readonly secret: boolean;
  readonly snapshot: Snapshot | null;
  readonly previous: Taken<T> | null;
}

export function beginRecording<T extends GameTypes>(match: Match<T>): Recording<T> {
  // A gap would come to light only when somebody verifies the finished match.
  if (match.seq !== 0) throw new Error(`A recording begins before the first entry, not after ${match.seq}`);
  return { match, headerLink: match.link, last: null };
}

export function recordStep<T extends GameTypes>(recording: Recording<T>, step: Step<T>): Recording<T> {
  const { match, entry, events, secret } = step;
  if (entry.seq !== recording.match.seq + 1) {
    throw new Error(`Entry ${entry.seq} can't follow entry ${recording.match.seq}`);
  }
  const snapshot = isSnapshotDue(entry.seq) ? takeSnapshot(match) : null;
  return { ...recording, match, last: { entry, events, secret, snapshot, previous: recording.last } };
}

/** All that was taken, oldest first. */
export function takenSteps<T extends GameTypes>(recording: Recording<T>): readonly Taken<T>[] {
  const newestFirst: Taken<T>[] = [];
  for (let taken = recording.last; taken !== null; taken = taken.previous) newestFirst.push(taken);
  return newestFirst.reverse();
}

export interface Finish {
  /** Carry the events too, held and sealed facts included. */
  readonly events: boolean;
  /** The people, or the server after long silence, have ended the match before the rules did. */
  readonly withoutResult?: boolean;
  readonly resigned?: readonly Resigned[];
}

export type FinishCode = 'still-running' | 'not-chained' | 'bad-commitment';

/** Refuses a match that goes on: its record gives everything away. */
export function finishRecord<T extends GameTypes>(
  recording: Recording<T>,
  secrets: Secrets,
  finish: Finish,
): MatchRecord<T> | Refusal<FinishCode> {
  const { match, headerLink } = recording;
  const result = match.game.result(match.state.open);
  if (result === null && finish.withoutResult !== true) return refuse('still-running', { seq: match.seq });
  if (!match.chained) return refuse('not-chained');
  const opened = checkSecrets(match.header.commitments, secrets);
  if (!opened.ok) return refuse('bad-commitment', { who: opened.who });
  const taken = takenSteps(recording);
  const { resigned = [] } = finish;
  const snapshots = taken.flatMap(({ snapshot }) => snapshot ?? []);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    header: match.header,
    headerLink,
    secrets,
    entries: taken.map(({ entry }) => entry),
    snapshots: isSnapshotDue(match.seq) ? snapshots : [...snapshots, takeSnapshot(match)],
    result,
    ...(resigned.length === 0 ? {} : { resigned: inOrder(resigned) }),
    events: finish.events ? taken.map(({ events }) => events) : null,
  };
}
