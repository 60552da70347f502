import { canDoWithout, playersOf, troubleWith, usualPlan, withOneMore } from '../../src/practice-page/plan';
import { sinceText } from '../../src/practice-page/since-text';

test('against bots one person begins, with the device going round two', () => {
  expect(playersOf(usualPlan('bots', 'Ana')).map(({ level }) => level)).toEqual([null, 'gaucho', 'gaucho']);
  expect(playersOf(usualPlan('pass', 'Ana')).map(({ level }) => level)).toEqual([null, null]);
});

test('bots never have the name of a person, nor of each other', () => {
  const players = playersOf(withOneMore(usualPlan('bots', ' facundo '), 'baron'));
  const names = players.map(({ name }) => name.toLowerCase());
  expect(names[0]).toBe('facundo');
  expect(new Set(names).size).toBe(4);
  expect(new Set(players.map(({ colour }) => colour)).size).toBe(4);
});

test('people without a name or with the same one are not let in', () => {
  const plan = usualPlan('pass', 'Ana');
  expect(troubleWith(plan)).toEqual({ key: 1, why: 'name-empty' });
  expect(troubleWith(plan.map((each) => ({ ...each, name: ' ANA' })))).toEqual({
    key: 1,
    why: 'name-taken',
  });
  expect(troubleWith(plan.map((each) => ({ ...each, name: `Ana ${each.key}` })))).toBeNull();
  expect(troubleWith(usualPlan('bots', 'Ana'))).toBeNull();
});

test('somebody has to be there, and two have to play', () => {
  const plan = usualPlan('bots', 'Ana');
  expect(plan.map((each) => canDoWithout(plan, each))).toEqual([false, true, true]);
  const two = plan.slice(0, 2);
  expect(two.map((each) => canDoWithout(two, each))).toEqual([false, false]);
});

test('when it was is said as one would say it', () => {
  const now = Date.UTC(2026, 10, 18);
  expect(sinceText('en', now - 10_000, now)).toBe('now');
  expect(sinceText('en', now - 5 * 60_000, now)).toBe('5 minutes ago');
  expect(sinceText('de', now - 26 * 3_600_000, now)).toBe('gestern');
});
