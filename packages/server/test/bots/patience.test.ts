import { Patience } from '../../src/bots/patience';

const waiting = (count: number): { readonly level: 'baron' }[] =>
  Array.from({ length: count }, () => ({ level: 'baron' }));

/** So often that nothing else is remembered. */
function thatTook(ms: number): Patience {
  const patience = new Patience();
  for (let thought = 0; thought < 500; thought++) patience.took('baron', ms);
  return patience;
}

test.each([
  { takes: 10, of: 'a quick machine', longest: 299 },
  { takes: 100, of: 'a slow one', longest: 29 },
])('barons of $of have a line of three seconds, and not more', ({ takes, longest }) => {
  const patience = thatTook(takes);
  expect(patience.levelFor('baron', waiting(longest), 1)).toBe('baron');
  expect(patience.levelFor('baron', waiting(longest + 2), 1)).toBe('gaucho');
  expect(patience.levelFor('baron', waiting(4 * (longest + 2)), 1)).toBeNull();
});

test('a line that two threads work on is half as long', () => {
  const patience = thatTook(100);
  expect(patience.levelFor('baron', waiting(59), 2)).toBe('baron');
  expect(patience.levelFor('baron', waiting(59), 1)).toBe('gaucho');
});

test('who has nobody below him is asked himself', () => {
  expect(thatTook(100).levelFor('peon', waiting(40), 1)).toBe('peon');
});
