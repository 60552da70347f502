import { viewOf } from '../../src/kernel/cut';
import { isAct } from '../../src/kernel/entry';
import { same } from '../../src/kernel/json';
import { startMatch } from '../../src/kernel/match';
import type { MatchRecord } from '../../src/kernel/record';
import { beginRecording, finishRecord, recordStep } from '../../src/kernel/recording';
import { verify } from '../../src/kernel/verify';
import { CHECK_NAMES } from '../../src/kernel/verify-report';
import {
  finished,
  firstOf,
  headerOf,
  must,
  playDuel,
  type SealedDuel,
  sealedDuel,
  secretsOf,
  stepOf,
} from './played-duel';

const duel = playDuel('a match to verify', 20);
const record = finished(duel);
const end = record.entries.length;

describe('an honest record', () => {
  test('passes every check, in order', () => {
    const { ok, checks, firstFailure } = verify(sealedDuel, record);
    expect({ ok, firstFailure }).toEqual({ ok: true, firstFailure: null });
    expect(checks.map(({ name }) => name)).toEqual(CHECK_NAMES);
    expect(checks.every((check) => check.ok)).toBe(true);
  });

  test('says how much was checked', () => {
    const details = Object.fromEntries(
      verify(sealedDuel, record).checks.map((check) => [check.name, check.details]),
    );
    expect(details).toEqual({
      header: { players: 3 },
      commitments: { opened: 3 },
      seed: { seed: Buffer.from(duel.start.seed).toString('hex') },
      entries: { entries: end, words: duel.recording.match.position },
      links: { links: end + 1 },
      events: { events: duel.steps.flatMap(({ events }) => events).length },
      snapshots: { snapshots: Math.ceil(end / 64) },
      result: {},
    });
  });

  test('may leave its events out; then there is nothing to check', () => {
    const report = verify(sealedDuel, { ...record, events: null });
    expect(report.ok).toBe(true);
    expect(report.checks.find(({ name }) => name === 'events')).toEqual({
      name: 'events',
      ok: null,
      details: {},
    });
  });

  test('may be of a match ended without result, even before its first entry', () => {
    let recording = beginRecording(duel.start);
    const finish = { events: true, withoutResult: true };
    expect(verify(sealedDuel, must(finishRecord(recording, duel.secrets, finish))).ok).toBe(true);
    for (const step of duel.steps.slice(0, 64)) recording = recordStep(recording, step);
    expect(verify(sealedDuel, must(finishRecord(recording, duel.secrets, finish))).ok).toBe(true);
  });
});

describe('a tampered record', () => {
  const withEntry = (seq: number, change: object): MatchRecord<SealedDuel> => ({
    ...record,
    entries: record.entries.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry)),
  });
  const hidden = firstOf(duel, 'choose', true);
  const zeros = '0'.repeat(64);
  const { header, snapshots, result, events } = record;

  test.each<[string, Partial<MatchRecord<SealedDuel>>, object]>([
    [
      'another name in the header',
      { header: { ...header, players: header.players.with(0, { name: 'Eva', kind: 'person' }) } },
      { check: 'header', code: 'broken-chain', entry: 0 },
    ],
    ['another game', { header: { ...header, game: 'x' } }, { check: 'header', entry: 0 }],
    ['a withheld secret', { secrets: null }, { check: 'commitments', code: 'no-secrets', entry: 0 }],
    [
      'a secret that was not committed to',
      { secrets: secretsOf('chosen afterwards') },
      { check: 'commitments', code: 'bad-commitment', entry: 0, details: { who: 'server' } },
    ],
    ['a link', withEntry(9, { link: zeros }), { check: 'links', code: 'broken-chain', entry: 9 }],
    ['a time', withEntry(9, { at: 1 }), { check: 'links', code: 'broken-chain', entry: 9 }],
    [
      'an illegal act',
      withEntry(9, { act: { type: 'fly' } }),
      { check: 'entries', code: 'illegal-action', entry: 9 },
    ],
    [
      'a snapshot',
      { snapshots: snapshots.with(1, { seq: 128, hash: zeros }) },
      { code: 'wrong-snapshot', entry: 128 },
    ],
    ['a missing snapshot', { snapshots: snapshots.slice(1) }, { code: 'wrong-snapshot', entry: 64 }],
    [
      'a surplus snapshot',
      { snapshots: [...snapshots, { seq: end, hash: zeros }] },
      { code: 'wrong-snapshot', entry: end },
    ],
    ['a result', { result: result?.slice(1) ?? null }, { check: 'result', code: 'wrong-result', entry: end }],
    ['no result', { result: null }, { check: 'result', code: 'wrong-result', entry: end }],
    [
      'an event',
      { events: events?.with(4, [{ open: { type: 'hummed', seat: 9 } }]) ?? null },
      { check: 'events', code: 'wrong-events', entry: 5 },
    ],
    ['missing events', { events: events?.slice(0, -1) ?? null }, { code: 'wrong-events', entry: end }],
    ['surplus events', { events: [...(events ?? []), []] }, { code: 'wrong-events', entry: end + 1 }],
  ])('fails by %s', (_, change, failure) => {
    const report = verify(sealedDuel, { ...record, ...change });
    expect(report.ok).toBe(false);
    expect(report.firstFailure).toMatchObject(failure);
  });

  test('fails by a secret act exchanged for another legal one, at that entry', () => {
    const { entry } = stepOf(duel, hidden);
    const before = hidden === 1 ? duel.start : stepOf(duel, hidden - 1).match;
    const choices = sealedDuel.legal(viewOf(before.state, entry.seat), entry.seat);
    const other = choices.find((action) => isAct(entry) && !same(action, entry.act));
    const report = verify(sealedDuel, { ...withEntry(hidden, { act: other }), events: null });
    expect(report.firstFailure).toMatchObject({ check: 'links', code: 'broken-chain', entry: hidden });
  });

  test('that claims a result its entries do not reach is truncated', () => {
    let recording = beginRecording(duel.start);
    for (const step of duel.steps.slice(0, 9)) recording = recordStep(recording, step);
    const short = must(finishRecord(recording, duel.secrets, { events: true, withoutResult: true }));
    expect(verify(sealedDuel, { ...short, result }).firstFailure).toMatchObject({
      code: 'truncated',
      entry: 9,
    });
  });

  test('of another version of the rules is not judged', () => {
    const report = verify({ ...sealedDuel, version: 4 }, record);
    expect(report.firstFailure).toMatchObject({ check: 'header', code: 'wrong-game' });
    expect(report.checks.slice(1).every(({ ok }) => ok === null)).toBe(true);
  });

  test('leaves unsaid what could not be finished, and says what could', () => {
    const report = verify(sealedDuel, withEntry(9, { act: { type: 'fly' } }));
    expect(report.checks.map(({ ok }) => ok)).toEqual([true, true, true, false, null, null, null, null]);
    const broken = verify(sealedDuel, withEntry(9, { link: zeros }));
    expect(broken.checks.map(({ ok }) => ok)).toEqual([true, true, true, true, false, true, true, true]);
    expect(broken.checks[4]?.details).toEqual({ code: 'broken-chain', entry: 9 });
  });

  test('fails when commitments, secrets and header link were all made anew: the draws are others', () => {
    const others = secretsOf('another match');
    const forged = must(startMatch(sealedDuel, headerOf(others), others));
    const start = { header: forged.header, headerLink: forged.link, secrets: others };
    const { checks, firstFailure } = verify(sealedDuel, { ...record, ...start });
    expect(checks.slice(0, 3).every(({ ok }) => ok)).toBe(true);
    expect(firstFailure).toMatchObject({ entry: 1 });
  });
});

describe('what no record can tell by itself', () => {
  test('a match cut short and closed anew is an honest one, but does not end with the link that the table saw', () => {
    let recording = beginRecording(duel.start);
    for (const step of duel.steps.slice(0, 9)) recording = recordStep(recording, step);
    const short = must(finishRecord(recording, duel.secrets, { events: true, withoutResult: true }));
    expect(verify(sealedDuel, short).ok).toBe(true);
    expect(short.entries.at(-1)?.link).not.toBe(record.entries.at(-1)?.link);
  });
});
