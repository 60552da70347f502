import { House, Windows } from '@pampa/e2e';
import { measureFirstTable } from '../src/client/first-table';
import { measureFrames } from '../src/client/frames';
import { growthOf, measureGrowth } from '../src/client/growth';

let house: House;
let windows: Windows;

beforeAll(async () => {
  [house, windows] = await Promise.all([House.open(), Windows.launch()]);
});
afterAll(async () => {
  await Promise.all([house.close(), windows.close()]);
});

// How fast it is depends on the machine; here only that it is measured, and what does not depend on it.
describe('the client suite', () => {
  it('counts frames of the busiest animation, and the time until a table is there', async () => {
    const frames = await measureFrames(house, windows, 1);
    expect(frames.length).toBeGreaterThan(20);
    expect(frames.every((ms) => ms >= 0)).toBe(true);
    const [loaded] = await measureFirstTable(house, windows, 1);
    expect(loaded).toBeGreaterThan(100);
  }, 300_000);

  it('sees no growth from game to game in one page', async () => {
    const holdings = (await measureGrowth(house, windows, 8)).slice(3);
    // Nothing that a whole table is made of stays behind: that would be thousands of nodes and several megabytes.
    expect(growthOf(holdings.map(({ nodes }) => nodes))).toBeLessThan(40);
    expect(growthOf(holdings.map(({ listeners }) => listeners))).toBeLessThan(1);
    expect(growthOf(holdings.map(({ heapMb }) => heapMb))).toBeLessThan(0.5);
  }, 900_000);
});
