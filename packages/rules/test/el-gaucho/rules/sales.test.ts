import { highestOf, worthOf } from '../../../src/el-gaucho/herds';
import { batch, income, tiles } from '../support/looking';
import { tile, type TileName } from '../support/names';
import { position, table, type TestTable } from '../support/table';

/** The round-up of a red player with this brown herd and these tiles come home. */
function roundUp(herd: readonly number[], ...come: TileName[]): TestTable {
  return position({ seats: 2, phase: 'round-up', herds: { red: { brown: herd } }, batch: { red: come } });
}

describe('Handling a sale', () => {
  it('V1: the sale comes before the tile is added, and nobody is asked whether he wants it', () => {
    const t = roundUp([4, 7], 'brown 5', 'ochre 1');
    expect(t.legal('red').map((action) => action.type)).toEqual(['append', 'append']);
    t.as('red').appends('brown 5');
    expect(t.events.slice(0, 3)).toEqual([
      {
        type: 'sold',
        seat: 0,
        race: 'brown',
        kind: 'forced',
        tiles: tiles('brown 4', 'brown 7'),
        highest: 7,
        pesos: 14,
        bonus: 0,
      },
      { type: 'joined', seat: 0, tile: tile('brown 5'), place: 0, how: 'added' },
      { type: 'joined', seat: 0, tile: tile('ochre 1'), place: 0, how: 'added' },
    ]);
  });

  it('V1: only the herd of that race and that player is sold', () => {
    const t = position({
      seats: 2,
      phase: 'round-up',
      herds: { red: { brown: [4, 7], black: [3, 8] }, blue: { brown: [1, 9] } },
      batch: { red: ['brown 5'] },
    });
    t.as('red').appends('brown 5');
    expect(t.herd('red', 'black')).toEqual([3, 8]);
    expect(t.herd('blue', 'brown')).toEqual([1, 9]);
    expect(t.pesos('blue')).toBe(0);
  });

  it('V2: example: 3-5-6-9 sells for 36', () => {
    const t = roundUp([3, 5, 6, 9], 'brown 8');
    t.as('red').appends('brown 8');
    expect(t.pesos('red')).toBe(36);
    expect(t.eventsOf('sold')).toMatchObject([{ highest: 9, pesos: 36 }]);
  });

  it('V2: example: 11-10-8-2-1 sells for 55', () => {
    const t = roundUp([11, 10, 8, 2, 1], 'brown 3');
    t.as('red').appends('brown 3');
    expect(t.pesos('red')).toBe(55);
    expect(t.eventsOf('sold')).toMatchObject([{ highest: 11, pesos: 55 }]);
  });

  it.each([
    [[1, 2], 4],
    [[12, 1], 24],
    [[1, 12], 24],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 144],
  ])('V2: the number of tiles times the highest value, at either end: %j', (values, pesos) => {
    const herd = values.map((value) => tile(`brown ${value}`));
    expect(worthOf(herd)).toBe(pesos);
    expect(highestOf(herd)).toBe(Math.max(...values));
    expect(worthOf([])).toBe(0);
  });

  it('V3: the seller gets the pesos at once, on top of what he has, noted as a forced sale of that race', () => {
    const t = position({
      seats: 2,
      phase: 'round-up',
      pesos: { red: 30 },
      herds: { red: { ochre: [4, 7] } },
      batch: { red: ['ochre 5', 'black 1', 'black 2'] },
    });
    t.as('red').appends('ochre 5');
    expect(t.open.phase).toBe('round-up');
    expect(t.pesos('red')).toBe(44);
    expect(income(t, 'red')).toEqual({ 'forced-brown': 30, 'forced-ochre': 14 });
  });

  it('V4: sold cattle leaves the game', () => {
    const t = roundUp([4, 7, 9], 'brown 5', 'black 1', 'black 2');
    expect(t.sold('red')).toEqual([]);
    t.as('red').appends('brown 5');
    expect(t.sold('red')).toEqual(tiles('brown 4', 'brown 7', 'brown 9'));
    expect(t.state.sealed.pile).not.toContain(tile('brown 9'));
  });

  it('V5: the tile that did not fit is not sold: it is the first of the new herd, which may go either way', () => {
    const up = roundUp([4, 7], 'brown 5', 'brown 9');
    up.as('red').appends('brown 5');
    expect(up.herd('red', 'brown')).toEqual([5, 9]);
    const down = roundUp([4, 7], 'brown 5', 'brown 2');
    down.as('red').appends('brown 5');
    expect(down.herd('red', 'brown')).toEqual([5, 2]);
    expect([up.pesos('red'), down.pesos('red')]).toEqual([14, 14]);
  });

  it('V6: several sales can happen in one batch', () => {
    const t = roundUp([4, 7], 'brown 5', 'brown 9', 'brown 6');
    t.as('red').appends('brown 5');
    expect(t.pesos('red')).toBe(14);
    t.as('red').appends('brown 9');
    expect(t.eventsOf('sold')).toMatchObject([
      { kind: 'forced', tiles: tiles('brown 5', 'brown 9'), highest: 9, pesos: 18 },
    ]);
    expect(t.herd('red', 'brown')).toEqual([6]);
    expect(t.pesos('red')).toBe(32);
    expect(t.sold('red')).toEqual(tiles('brown 4', 'brown 7', 'brown 5', 'brown 9'));
  });

  it('V6, H8: example: 12-8-6 with 9 and 5 come home: 5, then 9, sells 12-8-6-5', () => {
    const t = roundUp([12, 8, 6], 'brown 9', 'brown 5');
    expect(batch(t, 'red')).toEqual(['brown 9', 'brown 5']);
    t.as('red').appends('brown 5');
    expect(t.eventsOf('sold')).toMatchObject([
      { tiles: tiles('brown 12', 'brown 8', 'brown 6', 'brown 5'), highest: 12, pesos: 48 },
    ]);
    expect(t.herd('red', 'brown')).toEqual([9]);
    expect(t.pesos('red')).toBe(48);
  });

  it('V6, H8: the other way round it is 12-8-6 that is sold, and 9-5 that goes on', () => {
    const t = roundUp([12, 8, 6], 'brown 9', 'brown 5');
    t.as('red').appends('brown 9');
    expect(t.pesos('red')).toBe(36);
    expect(t.herd('red', 'brown')).toEqual([9, 5]);
  });

  it.each([
    [90, 8, 106],
    [95, 3, 101],
    [196, 5, 206],
    [295, 12, 319],
    [999, 6, 1011],
  ])('V7: the count goes on past 99, 199 and 299: %i and a sale of 2 x %i', (before, highest, after) => {
    const t = position({
      seats: 2,
      phase: 'round-up',
      pesos: { red: before },
      herds: { red: { brown: [1, highest] } },
      batch: { red: ['brown 2'] },
    });
    t.as('red').appends('brown 2');
    expect(t.pesos('red')).toBe(after);
  });

  it('V7: everybody begins with nothing', () => {
    const t = table(4);
    expect(t.open.ranches.map((of) => of.pesos)).toEqual([0, 0, 0, 0]);
    expect(t.open.ranches.flatMap((of) => of.income).every((pesos) => pesos === 0)).toBe(true);
  });

  it('V8: a single tile is never sold before the end: the next one of its race always fits', () => {
    for (const next of [1, 2, 4, 5, 12]) {
      const t = roundUp([3], `brown ${next}`);
      t.as('red').appends(`brown ${next}`);
      expect(t.eventsOf('sold')).toEqual([]);
      expect(t.herd('red', 'brown')).toEqual([3, next]);
    }
  });
});
