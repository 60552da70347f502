import { parseRecord } from '../../src/kernel/parse-record';
import type { MatchRecord } from '../../src/kernel/record';
import { finishRecord } from '../../src/kernel/recording';
import { finalRanking, type Resigned } from '../../src/kernel/resigned';
import { serializeRecord } from '../../src/kernel/serialize-record';
import { verify } from '../../src/kernel/verify';
import { finished, must, richDuel, sealedDuel, type SealedDuel } from './played-duel';

const played = richDuel('somebody gives up', { atMost: 40 });
const { entries } = finished(played);
const lastBy = (seat: number, hand: string): number =>
  entries.filter((entry) => entry.seat === seat && entry.by === hand).at(-1)?.seq ?? 0;

function recordWith(...resigned: readonly Resigned[]): MatchRecord<SealedDuel> {
  return must(finishRecord(played.recording, played.secrets, { events: true, resigned }));
}

describe('the ranking', () => {
  const standing = (seat: number, rank: number, score: number) => ({
    seat,
    rank,
    score,
    sources: { sales: score },
  });
  const result = [standing(2, 1, 90), standing(0, 2, 80), standing(1, 2, 80), standing(3, 4, 10)];
  const told = (...seats: readonly number[]): readonly string[] =>
    finalRanking(
      result,
      seats.map((seat) => ({ seat })),
    ).map(({ seat, rank, resigned }) => `${rank}. seat ${seat}${resigned ? ' resigned' : ''}`);

  test('is the result where nobody has resigned', () => {
    expect(told()).toEqual(['1. seat 2', '2. seat 0', '2. seat 1', '4. seat 3']);
  });

  test('puts whoever has resigned behind everybody who has not', () => {
    expect(told(2)).toEqual(['1. seat 0', '1. seat 1', '3. seat 3', '4. seat 2 resigned']);
    expect(told(2, 0)).toEqual(['1. seat 1', '2. seat 3', '3. seat 2 resigned', '4. seat 0 resigned']);
  });

  test('keeps what the score is made of', () => {
    expect(finalRanking(result, [{ seat: 2 }]).at(-1)).toEqual({ ...standing(2, 4, 90), resigned: true });
  });
});

describe('a record', () => {
  test('says nothing about it where nobody has resigned', () => {
    expect(recordWith()).not.toHaveProperty('resigned');
    expect(serializeRecord(recordWith())).toBe(serializeRecord(finished(played)));
  });

  test('carries who has resigned, in the order in which it came, and can be read again', () => {
    const record = recordWith({ seat: 2, seq: entries.length }, { seat: 0, seq: lastBy(0, 'person') });
    expect(record.resigned?.map(({ seat }) => seat)).toEqual([0, 2]);
    const parsed = must(parseRecord(serializeRecord(record), [sealedDuel]));
    expect(parsed.record).toEqual(record);
    expect(verify(sealedDuel, record)).toMatchObject({ ok: true });
  });

  test.each<[string, string, unknown]>([
    ['resigned', 'an empty list', []],
    ['resigned[0].seat', 'a seat that is none', [{ seat: 3, seq: 1 }]],
    [
      'resigned[1].seat',
      'a seat twice',
      [
        { seat: 0, seq: 1 },
        { seat: 0, seq: 2 },
      ],
    ],
    ['resigned[0].seq', 'an entry that never was', [{ seat: 0, seq: 9999 }]],
    [
      'resigned[0].seq',
      'another order',
      [
        { seat: 0, seq: 2 },
        { seat: 1, seq: 1 },
      ],
    ],
    ['resigned[0].why', 'more than that', [{ seat: 0, seq: 1, why: 'supper' }]],
    ['resigned', 'null', null],
  ])('is malformed at %s with %s', (path, _, resigned) => {
    const text = JSON.stringify({ ...recordWith(), resigned });
    expect(parseRecord(text, [sealedDuel])).toEqual({ refused: 'malformed', details: { path } });
  });

  test('is not believed when somebody has played on by his own hand', () => {
    const entry = lastBy(0, 'person');
    expect(entry).toBeGreaterThan(0);
    const report = verify(sealedDuel, recordWith({ seat: 0, seq: entry - 1 }));
    expect(report.firstFailure).toEqual({
      check: 'result',
      code: 'wrong-resigned',
      entry,
      details: { seat: 0 },
    });
  });
});
