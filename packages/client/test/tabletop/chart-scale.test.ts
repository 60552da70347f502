import { spread, ticksUpTo } from '../../src/tabletop/results/chart-scale';

test.each([
  [0, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [48, [0, 10, 20, 30, 40, 50]],
  [218, [0, 50, 100, 150, 200, 250]],
  [1000, [0, 200, 400, 600, 800, 1000]],
])('a scale up to %i has marks that are easy to read', (highest, ticks) => {
  expect(ticksUpTo(highest, 5)).toEqual(ticks);
});

test('labels that would lie on each other move apart, and none leaves the picture', () => {
  const places = spread([100, 104, 102, 290], 20, 300);
  const sorted = [...places].sort((a, b) => a - b);
  for (const [index, place] of sorted.entries()) {
    if (index > 0) expect(place - sorted[index - 1]!).toBeGreaterThanOrEqual(20);
  }
  expect(Math.max(...places)).toBeLessThanOrEqual(300);
  // Whoever is higher up stays higher up.
  expect(places[0]!).toBeLessThan(places[2]!);
  expect(places[2]!).toBeLessThan(places[1]!);
});

test('labels at the lower edge move up', () => {
  expect(spread([300, 300, 300], 20, 300).toSorted((a, b) => a - b)).toEqual([260, 280, 300]);
});
