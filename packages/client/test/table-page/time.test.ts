import type { PublicSeat, PublicTable } from '@pampa/protocol/state';
import { isShort, timeLeft } from '../../src/table-page/clocks';
import { clockText, durationText, leftText } from '../../src/table-page/duration';

const table = (clock: 'live' | 'days'): PublicTable => ({ asOf: 1000, options: { clock } }) as PublicTable;
const seat = (clock: PublicSeat['clock']): PublicSeat => ({ clock }) as PublicSeat;

describe('clocks', () => {
  test('the turn’s own time passes first, then the spare time, and neither goes below nothing', () => {
    const clock = { turnMs: 5000, bankMs: 60_000, running: true, deadlineAt: null };
    expect(timeLeft(table('live'), seat(clock), 3000)).toMatchObject({ turnMs: 3000, bankMs: 60_000 });
    expect(timeLeft(table('live'), seat(clock), 16_000)).toMatchObject({ turnMs: 0, bankMs: 50_000 });
    expect(timeLeft(table('live'), seat(clock), 900_000)).toMatchObject({ turnMs: 0, bankMs: 0 });
  });

  test('a clock that does not run stands still', () => {
    const clock = { turnMs: 5000, bankMs: 60_000, running: false, deadlineAt: null };
    const left = timeLeft(table('live'), seat(clock), 900_000)!;
    expect(left).toMatchObject({ turnMs: 5000, bankMs: 60_000 });
    expect(isShort(left)).toBe(false);
  });

  test('days are a deadline, and there is none for those who are not waited for', () => {
    const clock = { turnMs: 0, bankMs: 0, running: false, deadlineAt: 5000 };
    expect(timeLeft(table('days'), seat(clock), 2000)).toEqual({ kind: 'days', leftMs: 3000 });
    expect(timeLeft(table('days'), seat({ ...clock, deadlineAt: null }), 2000)).toBeNull();
    expect(timeLeft(table('live'), seat(null), 2000)).toBeNull();
  });

  test('time is said as people say it', () => {
    expect(clockText(65_000)).toBe('1:05');
    expect(clockText(59_001)).toBe('1:00');
    expect(clockText(3_729_000)).toBe('1:02:09');
    expect(clockText(-5)).toBe('0:00');
    expect(durationText('en', 90)).toBe('90 seconds');
    expect(durationText('de', 120)).toBe('2 Minuten');
    expect(durationText('fr', 86_400)).toBe('1\u00a0jour');
    expect(leftText('en', 2 * 86_400_000 + 5)).toBe('2 days');
    expect(leftText('en', 20_000)).toBe('0 min');
  });
});
