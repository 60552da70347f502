import {
  eventsFor,
  type GameTypes,
  type MatchRecord,
  type RunningRecord,
  type Seat,
  type SeenEvent,
} from '@pampa/rules';
import type { LoggedStep } from '../session';

/** What a record tells a viewer, in the form in which steps come. */
export function logOf(record: MatchRecord | RunningRecord, viewer: Seat | null): readonly LoggedStep[] {
  return record.entries.map((entry, index) => ({
    seq: entry.seq,
    seat: entry.seat,
    at: entry.at,
    by: entry.by,
    action: 'act' in entry ? entry.act : null,
    undo: 'undo' in entry ? entry.undo : null,
    consent: 'undo' in entry && entry.consent,
    events: eventsOf(record, index, viewer),
  }));
}

/** Of a running match one gets one's own share; a finished one is whole, and the log stays what it was. */
function eventsOf(
  record: MatchRecord | RunningRecord,
  index: number,
  viewer: Seat | null,
): readonly SeenEvent<GameTypes>[] {
  if ('viewer' in record) return record.events[index] ?? [];
  return eventsFor(record.events?.[index] ?? [], viewer);
}

/** Each entry once, oldest first, and none beyond where the match stands: after a restore there may be fewer than before. */
export function merged(
  fetched: readonly LoggedStep[],
  heard: readonly LoggedStep[],
  seq: number,
): readonly LoggedStep[] {
  const bySeq = new Map<number, LoggedStep>();
  // What was heard later on counts more.
  for (const step of [...fetched, ...heard]) if (step.seq <= seq) bySeq.set(step.seq, step);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
