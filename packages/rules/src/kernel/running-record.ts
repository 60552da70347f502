import { eventsFor } from './cut';
import { isAct, type ActEntry, type UndoEntry } from './entry';
import type { GameTypes, SeenEvent, Viewer } from './game';
import type { Hex } from './hash';
import type { Header } from './match';
import { takenSteps, type Recording, type Taken } from './recording';

/** Not a `MatchRecord`'s format: nobody shall take one for the other, and `parseRecord` says so. */
export const RUNNING_FORMAT = 'pampa-running-match';
const RUNNING_VERSION = 1;

type RunningEntry<T extends GameTypes> = RunningActEntry<T> | UndoEntry;

interface RunningActEntry<T extends GameTypes> extends Omit<ActEntry<T>, 'act'> {
  /** Null where another seat chose in secret. */
  readonly act: T['action'] | null;
}

/** What one viewer may take home of a match that goes on: no secrets, no snapshots, nobody else's facts. */
export interface RunningRecord<T extends GameTypes = GameTypes> {
  readonly format: typeof RUNNING_FORMAT;
  readonly version: typeof RUNNING_VERSION;
  readonly viewer: Viewer;
  readonly header: Header<T>;
  readonly headerLink: Hex;
  readonly entries: readonly RunningEntry<T>[];
  readonly events: readonly (readonly SeenEvent<T>[])[];
}

/**
 * `hiddenUntil`: up to this entry the viewer gets what the gallery gets. A seat that changes hands in the middle of a
 * match shows its new holder what it holds now, not what its last holder saw and chose in secret.
 */
export function runningRecord<T extends GameTypes>(
  recording: Recording<T>,
  viewer: Viewer,
  hiddenUntil = 0,
): RunningRecord<T> {
  const taken = takenSteps(recording);
  const eyesAt = ({ entry }: Taken<T>): Viewer => (entry.seq > hiddenUntil ? viewer : null);
  return {
    format: RUNNING_FORMAT,
    version: RUNNING_VERSION,
    viewer,
    header: recording.match.header,
    headerLink: recording.headerLink,
    entries: taken.map((step) => entryFor(step, eyesAt(step))),
    events: taken.map((step) => eventsFor(step.events, eyesAt(step))),
  };
}

/**
 * A secret act stays secret until the match is over, also after its game has laid it open (the events tell that) or
 * it was taken back: only the game could say from when on it gives nothing away, and it is not asked.
 */
function entryFor<T extends GameTypes>({ entry, secret }: Taken<T>, viewer: Viewer): RunningEntry<T> {
  return secret && isAct(entry) && entry.seat !== viewer ? { ...entry, act: null } : entry;
}
