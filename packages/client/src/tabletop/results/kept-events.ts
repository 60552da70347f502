import {
  isAct,
  replay,
  type Entry,
  type Game,
  type GameEvent,
  type GameTypes,
  type MatchRecord,
} from '@pampa/rules';

/**
 * The events of a match that were not taken back, in order. They are those that the record carries, or are found by
 * replaying it; null where it carries neither events nor secrets.
 */
export function keptEvents<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
): readonly T['event'][] | null {
  const events = record.events ?? replayed(game, record);
  if (events === null) return null;
  const kept = new Map<number, readonly GameEvent<T>[]>();
  for (const [index, entry] of record.entries.entries()) {
    if (isAct(entry)) kept.set(entry.seq, events[index] ?? []);
    else takeBack(kept, entry);
  }
  return [...kept.values()].flat().map(({ open }) => open);
}

/** Alone a player takes back their own act, out of the middle of others'; by consent everything since is taken back. */
function takeBack<T extends GameTypes>(kept: Map<number, unknown>, entry: Entry<T>): void {
  if (isAct(entry)) return;
  const later = [...kept.keys()].filter((seq) => seq >= entry.undo);
  for (const seq of entry.consent ? later : [entry.undo]) kept.delete(seq);
}

function replayed<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
): readonly (readonly GameEvent<T>[])[] | null {
  const events: (readonly GameEvent<T>[])[] = [];
  const match = replay(game, record, (step) => events.push(step.events));
  return 'refused' in match ? null : events;
}
