import { House, Windows } from '@pampa/e2e';
import { growthOf } from '../src/client/growth';
import { rowsOf } from '../src/client/rows';
import { weigh, type Weights } from '../src/client/weights';
import { isMet } from '../src/row';

// Times depend on the machine, sizes don't.
describe('the page', () => {
  let weights: Weights;

  beforeAll(async () => {
    const [house, windows] = await Promise.all([House.open(), Windows.launch({ webgl: true })]);
    try {
      weights = await weigh(house, windows);
    } finally {
      await Promise.all([house.close(), windows.close()]);
    }
  }, 300_000);

  it('brings neither SDK nor zod nor Pixi to whoever only comes home', () => {
    expect(weights.strangersAtHome).toEqual([]);
  });

  it('weighs no more than was promised, at home, in a lobby, in a first game and in a replay', () => {
    const opened = { playedMs: [1], drawnMs: [1] };
    const rows = rowsOf({ weights, framesMs: [1], firstTableMs: [1], holdings: [], opened });
    const sizes = rows.filter(({ unit, bar }) => unit === 'kB' && bar !== null);
    expect(sizes).toHaveLength(4);
    const tooHeavy = sizes.filter((row) => isMet(row) === false);
    expect(tooHeavy.map(({ what, figure }) => `${what}: ${figure} kB`)).toEqual([]);
  });
});

describe('growth', () => {
  it('is what a straight line through all games rises by from one to the next', () => {
    expect(growthOf([5, 7, 9, 11])).toBeCloseTo(2);
    expect(growthOf([4, 6, 4, 6, 4])).toBeCloseTo(0);
  });
});
