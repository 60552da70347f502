import { judgeClock } from '../../src/time/judge-clock';

const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const YEARS = 4 * 365 * DAY;

test.each([
  ['agrees', 0, null, NOON, 0],
  ['was corrected by less than a second', 900, null, NOON, 0],
  ['is ahead by a night', 8 * HOUR, null, NOON + 8 * HOUR, 0],
  ['has been set back', -YEARS, null, NOON, 0],
])('a clock that %s is believed', (_how, moved, since, sure, ahead) => {
  expect(judgeClock({ sure: NOON, since: null }, NOON + moved)).toEqual({ sure, since, ahead });
});

test('a clock that has jumped by more than a day is not believed before the server has run for a day', () => {
  const found = judgeClock({ sure: NOON, since: null }, NOON + YEARS);
  expect(found).toEqual({ sure: NOON, since: NOON, ahead: YEARS });
  const almost = judgeClock({ sure: NOON + DAY - 1, since: NOON }, NOON + YEARS + DAY - 1);
  expect(almost).toEqual({ sure: NOON + DAY - 1, since: NOON, ahead: YEARS });
  const wall = NOON + YEARS + DAY;
  expect(judgeClock({ sure: NOON + DAY, since: NOON }, wall)).toEqual({ sure: wall, since: null, ahead: 0 });
});

test('a clock that was put right in time is believed again at once, and the next jump waits anew', () => {
  expect(judgeClock({ sure: NOON + HOUR, since: NOON }, NOON + HOUR)).toEqual({
    sure: NOON + HOUR,
    since: null,
    ahead: 0,
  });
});
