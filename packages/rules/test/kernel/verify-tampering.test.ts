import { serializeRecord } from '../../src/kernel/serialize-record';
import { finished, richDuel, sealedDuel } from './played-duel';
import { caught, missedExchanges, missedLeaves, missedShapes, type Json } from './tampering';

const honest = JSON.parse(serializeRecord(finished(richDuel('to tamper with', { atMost: 30 })))) as {
  [key: string]: Json;
};
const entries = honest['entries'] as Json[];
const events = honest['events'] as Json[];
const snapshots = honest['snapshots'] as Json[];

function caughtWith(change: { readonly [field: string]: Json }): ReturnType<typeof caught> {
  return caught({ ...honest, ...change }, sealedDuel);
}

test('nothing is found where nothing was changed', () => {
  expect(caughtWith({})).toBeNull();
});

test('no leaf can be changed unnoticed, and inside an entry it is noticed at that entry', () => {
  expect(missedLeaves(honest, sealedDuel)).toEqual([]);
});

test('no field can be left out, none added, and no list shortened', () => {
  expect(missedShapes(honest, sealedDuel)).toEqual([]);
});

test('no value of an entry can be exchanged for one of another entry', () => {
  expect(missedExchanges(honest, sealedDuel)).toEqual([]);
});

test('no entry can be taken out, doubled or exchanged with another', () => {
  entries.forEach((entry, index) => {
    const last = index === entries.length - 1;
    expect(caughtWith({ entries: entries.toSpliced(index, 1) })).toMatchObject(
      last ? { code: 'truncated', entry: index } : { code: 'out-of-order', entry: index + 1 },
    );
    expect(caughtWith({ entries: entries.toSpliced(index, 0, entry) })).toMatchObject({
      code: 'out-of-order',
      entry: index + 2,
    });
    for (const other of [index + 1, entries.length - 1].filter(
      (each) => each > index && each < entries.length,
    )) {
      const swapped = entries.with(index, entries[other] as Json).with(other, entry);
      expect(caughtWith({ entries: swapped })).toMatchObject({ code: 'out-of-order', entry: index + 1 });
    }
  });
});

test('numbered anew, a missing, doubled or exchanged entry is caught where it is wrong', () => {
  const anew = (list: readonly Json[]): Json[] =>
    list.map((entry, index) => ({ ...(entry as object), seq: index + 1 }));
  entries.slice(0, -1).forEach((entry, index) => {
    const next = entries[index + 1] as Json;
    const caughtIn = (list: readonly Json[]): number | undefined =>
      caughtWith({ entries: anew(list), snapshots: [] })?.entry;
    expect(caughtIn(entries.toSpliced(index, 1))).toBe(index + 1);
    expect(caughtIn(entries.toSpliced(index, 0, entry))).toBe(index + 2);
    expect(caughtIn(entries.toSpliced(index, 2, next, entry))).toBe(index + 1);
  });
});

test('no events can be taken out, doubled or exchanged with others', () => {
  events.forEach((each, index) => {
    expect(caughtWith({ events: events.toSpliced(index, 1) })?.code).toBe('wrong-events');
    expect(caughtWith({ events: events.toSpliced(index, 0, each) })?.code).toBe('wrong-events');
    const other = events.findIndex((some, at) => at > index && JSON.stringify(some) !== JSON.stringify(each));
    if (other < 0) return;
    const swapped = events.with(index, events[other] as Json).with(other, each);
    expect(caughtWith({ events: swapped })).toMatchObject({ code: 'wrong-events', entry: index + 1 });
  });
});

test('no snapshot can be taken out or doubled', () => {
  snapshots.forEach((each, index) => {
    expect(caughtWith({ snapshots: snapshots.toSpliced(index, 1) })?.code).toBe('wrong-snapshot');
    expect(caughtWith({ snapshots: snapshots.toSpliced(index, 0, each) })?.code).toBe('wrong-snapshot');
  });
});
