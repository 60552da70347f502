import { isAct, replay, type Entry, type GameEvent, type MatchRecord } from '@pampa/rules';
import { elGaucho, type ElGaucho, type ElGauchoEvent } from '@pampa/rules/el-gaucho';

/**
 * What happened in a match and was not taken back, in order. From the events that the record carries, or by playing it
 * again; null where it carries neither them nor the secrets.
 */
export function keptEvents(record: MatchRecord<ElGaucho>): readonly ElGauchoEvent[] | null {
  const events = record.events ?? replayed(record);
  if (events === null) return null;
  const kept = new Map<number, readonly GameEvent<ElGaucho>[]>();
  for (const [index, entry] of record.entries.entries()) {
    if (isAct(entry)) kept.set(entry.seq, events[index] ?? []);
    else takeBack(kept, entry);
  }
  return [...kept.values()].flat().map(({ open }) => open);
}

/** Alone one takes back one's own act, out of the middle of what others did meanwhile; together all that followed. */
function takeBack(kept: Map<number, unknown>, entry: Entry<ElGaucho>): void {
  if (isAct(entry)) return;
  const later = [...kept.keys()].filter((seq) => seq >= entry.undo);
  for (const seq of entry.consent ? later : [entry.undo]) kept.delete(seq);
}

function replayed(record: MatchRecord<ElGaucho>): readonly (readonly GameEvent<ElGaucho>[])[] | null {
  const events: (readonly GameEvent<ElGaucho>[])[] = [];
  const match = replay(elGaucho, record, (step) => events.push(step.events));
  return 'refused' in match ? null : events;
}
