import { viewOf } from '../../src/kernel/cut';
import { isAct } from '../../src/kernel/entry';
import { parseRecord } from '../../src/kernel/parse-record';
import { startMatch } from '../../src/kernel/match';
import { act } from '../../src/kernel/act';
import { beginRecording, finishRecord, recordStep } from '../../src/kernel/recording';
import { runningRecord } from '../../src/kernel/running-record';
import { serializeRecord } from '../../src/kernel/serialize-record';
import { SNAPSHOT_EVERY, stateHash } from '../../src/kernel/snapshot';
import { finished, headerOf, must, playDuel, richDuel, sealedDuel, secretsOf, stepOf } from './played-duel';

const duel = richDuel('a first match');
const long = playDuel('a long match', 20);

describe('a finished record', () => {
  test('carries every entry with its events, and what the seed was made of', () => {
    const record = finished(duel);
    expect(record.entries).toEqual(duel.steps.map(({ entry }) => entry));
    expect(record.events).toEqual(duel.steps.map(({ events }) => events));
    expect(record.secrets).toEqual(duel.secrets);
    expect(record.headerLink).toBe(duel.start.link);
    expect(record.result).toEqual(sealedDuel.result(duel.recording.match.state.open));
  });

  test('leaves the events out when asked to', () => {
    expect(must(finishRecord(duel.recording, duel.secrets, { events: false })).events).toBeNull();
  });

  test('has a snapshot every 64 entries and at the end', () => {
    const { snapshots } = finished(long);
    expect(snapshots.length).toBeGreaterThan(2);
    const last = long.steps.length;
    const expected = Array.from(
      { length: Math.floor(last / SNAPSHOT_EVERY) },
      (_, n) => (n + 1) * SNAPSHOT_EVERY,
    );
    if (last % SNAPSHOT_EVERY !== 0) expected.push(last);
    expect(snapshots.map(({ seq }) => seq)).toEqual(expected);
    for (const { seq, hash } of snapshots) expect(hash).toBe(stateHash(stepOf(long, seq).match));
  });

  test('does not name the end twice when it falls on a snapshot', () => {
    let recording = beginRecording(long.start);
    for (const step of long.steps.slice(0, SNAPSHOT_EVERY)) recording = recordStep(recording, step);
    const record = must(finishRecord(recording, long.secrets, { events: false, withoutResult: true }));
    expect(record.snapshots.map(({ seq }) => seq)).toEqual([SNAPSHOT_EVERY]);
  });

  test('is refused while the match goes on, unless it was ended without result', () => {
    const recording = recordStep(beginRecording(duel.start), stepOf(duel, 1));
    expect(finishRecord(recording, duel.secrets, { events: true })).toEqual({
      refused: 'still-running',
      details: { seq: 1 },
    });
    const record = must(finishRecord(recording, duel.secrets, { events: true, withoutResult: true }));
    expect(record.result).toBeNull();
    expect(record.snapshots.map(({ seq }) => seq)).toEqual([1]);
  });

  test('is refused where there is no chain', () => {
    const match = must(startMatch(sealedDuel, headerOf(duel.secrets), duel.secrets, false));
    const refusal = finishRecord(beginRecording(match), duel.secrets, { events: false, withoutResult: true });
    expect(refusal).toMatchObject({ refused: 'not-chained' });
  });

  test('never has a gap', () => {
    expect(() => beginRecording(stepOf(duel, 1).match)).toThrow('before the first entry');
    expect(() => recordStep(beginRecording(duel.start), stepOf(duel, 2))).toThrow(
      "Entry 2 can't follow entry 0",
    );
  });
});

describe('a state hash', () => {
  const { match } = stepOf(duel, 4);

  test.each([
    ['the number of the entry', { ...match, seq: match.seq + 1 }],
    ['how much randomness is used up', { ...match, position: match.position + 1 }],
    ['the open state', { ...match, state: { ...match.state, open: { ...match.state.open, last: 'x' } } }],
    ['what a seat holds', { ...match, state: { ...match.state, held: match.state.held.slice(1) } }],
    ['what is sealed', { ...match, state: { ...match.state, sealed: { deck: [] } } }],
  ])('covers %s', (_, changed) => {
    expect(stateHash(changed)).not.toBe(stateHash(match));
  });
});

describe('the text of a record', () => {
  const text = serializeRecord(finished(duel));

  test('reads back as the same record, and that writes as the same text', () => {
    const { record, game } = must(parseRecord(text, [sealedDuel]));
    expect(record).toEqual(finished(duel));
    expect(game).toBe(sealedDuel);
    expect(serializeRecord(record)).toBe(text);
  });

  test.each([
    ['without events', { ...finished(duel), events: null }],
    ['without result', { ...finished(duel), result: null }],
    ['without secrets', { ...finished(duel), secrets: null }],
    ['without entries', { ...finished(duel), entries: [], events: [], snapshots: [] }],
  ])('reads back %s', (_, record) => {
    expect(must(parseRecord(serializeRecord(record), [sealedDuel])).record).toEqual(record);
  });

  test('has a line for every entry, and one for its events', () => {
    const lines = text.split('\n');
    const entryLines = lines.filter((line) => line.startsWith('    { "seq": ') && line.includes('"link"'));
    const eventLines = lines.filter((line) => line.startsWith('    ['));
    expect(entryLines).toHaveLength(duel.steps.length);
    expect(eventLines).toHaveLength(duel.steps.length);
    expect(text.endsWith('}\n')).toBe(true);
  });

  test('does not depend on the order in which a game writes its keys', () => {
    const backwards = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(backwards);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, each]) => [key, backwards(each)]),
      );
    };
    expect(serializeRecord(backwards(finished(duel)) as ReturnType<typeof finished>)).toBe(text);
  });
});

describe('what a viewer may take home of a running match', () => {
  const viewers = [0, 1, 2, null];

  test.each(viewers)('viewer %p: no secrets, no snapshots, no sealed facts', (viewer) => {
    const running = runningRecord(duel.recording, viewer);
    expect(Object.keys(running).sort()).toEqual(
      ['entries', 'events', 'format', 'header', 'headerLink', 'version', 'viewer'].sort(),
    );
    const text = JSON.stringify(running);
    expect(text).not.toContain('sealed');
    expect(text).not.toContain(duel.secrets.server);
  });

  test.each(viewers)(
    'viewer %p: secret acts of the others are cut, his own and all open ones are not',
    (viewer) => {
      const { entries } = runningRecord(duel.recording, viewer);
      entries.forEach((entry, index) => {
        const { entry: whole, secret } = stepOf(duel, index + 1);
        const cut = secret && whole.seat !== viewer;
        expect(entry).toEqual(cut ? { ...whole, act: null } : whole);
      });
      expect(entries.some((entry) => 'act' in entry && entry.act === null)).toBe(true);
    },
  );

  test.each(viewers)('viewer %p: held facts are his own', (viewer) => {
    const { events } = runningRecord(duel.recording, viewer);
    events.flat().forEach((event) => {
      if (event.held !== undefined) expect(event.open).toMatchObject({ seat: viewer });
    });
    expect(events.flat().some((event) => event.held !== undefined)).toBe(viewer !== null);
  });

  test.each([0, 1])(
    'seat %i that changed hands: up to then the gallery’s share, after it its own',
    (seat) => {
      const [own, gallery] = [runningRecord(duel.recording, seat), runningRecord(duel.recording, null)];
      const { length } = own.entries;
      for (let since = 0; since <= length; since++) {
        const { viewer, entries, events } = runningRecord(duel.recording, seat, since);
        expect(viewer).toBe(seat);
        expect(entries).toEqual([...gallery.entries.slice(0, since), ...own.entries.slice(since)]);
        expect(events).toEqual([...gallery.events.slice(0, since), ...own.events.slice(since)]);
      }
      expect(own.events).not.toEqual(gallery.events);
    },
  );

  test('two secret choices can not be told apart by anybody else', () => {
    const secrets = secretsOf('two worlds');
    const start = must(startMatch(sealedDuel, headerOf(secrets), secrets));
    const choices = sealedDuel.legal(viewOf(start.state, 1), 1);
    const seenBy0 = choices.map((action) => {
      const step = must(act(start, { seat: 1, action, at: 0, by: 'bot', seq: 0 }));
      const { entries, events } = runningRecord(recordStep(beginRecording(start), step), 0);
      // The link covers the action through a seal that nobody can open before the end.
      return { entries: entries.map((entry) => ({ ...entry, link: '' })), events };
    });
    expect(seenBy0.length).toBeGreaterThan(1);
    expect(new Set(seenBy0.map((seen) => JSON.stringify(seen))).size).toBe(1);
  });

  test('is not taken for a record', () => {
    const text = JSON.stringify(runningRecord(duel.recording, 0));
    expect(parseRecord(text, [sealedDuel])).toMatchObject({ refused: 'still-running' });
  });

  test('shows undos as they are', () => {
    const undos = duel.steps.map(({ entry }) => entry).filter((entry) => !isAct(entry));
    const { entries } = runningRecord(duel.recording, null);
    expect(entries.filter((entry) => 'undo' in entry)).toEqual(undos);
  });
});
