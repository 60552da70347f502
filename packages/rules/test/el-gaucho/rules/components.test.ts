import { AREAS } from '../../../src/el-gaucho/areas';
import { elGaucho } from '../../../src/el-gaucho/game';
import { groundFrom, groundOf, type LayoutName } from '../../../src/el-gaucho/layouts';
import { numbersFor } from '../../../src/el-gaucho/player-counts';
import { ALL_TILES, RACES, raceOf, smallOf, tileOf, valueOf } from '../../../src/el-gaucho/tiles';
import { position, refusal, table } from '../support/table';

function rowsOf(layout: LayoutName, seats: number): number[][] {
  const { spaces, pastures } = groundOf(layout, seats);
  return pastures.map(({ from, to }) => spaces.slice(from, to));
}

describe('Components', () => {
  it('C1: sixty cattle, five races with the values 1 to 12', () => {
    expect(RACES).toEqual(['brown', 'ochre', 'black', 'white', 'spotted']);
    expect(new Set(ALL_TILES).size).toBe(60);
    for (const race of RACES) {
      const values = ALL_TILES.filter((tile) => raceOf(tile) === race).map(valueOf);
      expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
    expect(tileOf('spotted', 11)).toBe(5011);
    expect(() => raceOf(6001)).toThrow('no tile: 6001');
    expect(() => raceOf(0)).toThrow(RangeError);
  });

  it('C2: the small number is half the value, rounded down, and never less than 1', () => {
    const smalls = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((value) => smallOf(tileOf('black', value)));
    expect(smalls).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    for (const race of RACES) expect(smallOf(tileOf(race, 11))).toBe(5);
  });

  it('C3 C5: with four players the wide pampa has rows of 4, 5, 6 and 7 spaces, none covered', () => {
    expect(rowsOf('wide', 4)).toEqual([
      [11, 12, 13, 14],
      [21, 22, 23, 24, 25],
      [31, 32, 33, 34, 35, 36],
      [41, 42, 43, 44, 45, 46, 47],
    ]);
    expect(groundOf('wide', 4).covered).toEqual([]);
  });

  it('C4 C5: with three players the forest spaces at the end of the two longest rows are covered', () => {
    expect(rowsOf('wide', 3).map((row) => row.length)).toEqual([4, 5, 5, 6]);
    expect(groundOf('wide', 3).covered).toEqual([36, 47]);
    expect(groundOf('wide', 3).spaces).toHaveLength(20);
  });

  it('C4 C5: with two players the river space of each row is covered too', () => {
    expect(rowsOf('wide', 2)).toEqual([
      [11, 12, 13],
      [21, 22, 23, 24],
      [31, 32, 33, 34],
      [41, 42, 43, 44, 45],
    ]);
    expect(groundOf('wide', 2).covered).toEqual([14, 25, 35, 36, 46, 47]);
  });

  it('C3 C4 C5: the narrow pampa has one space less in each row', () => {
    expect(rowsOf('narrow', 4)).toEqual([
      [11, 12, 13],
      [21, 22, 23, 24],
      [31, 32, 33, 34, 35],
      [41, 42, 43, 44, 45, 46],
    ]);
    expect(groundOf('narrow', 4).covered).toEqual([]);
    expect(rowsOf('narrow', 3).map((row) => row.length)).toEqual([3, 4, 4, 5]);
    expect(groundOf('narrow', 3).covered).toEqual([35, 46]);
    expect(rowsOf('narrow', 2).map((row) => row.length)).toEqual([2, 3, 3, 4]);
    expect(groundOf('narrow', 2).covered).toEqual([13, 24, 34, 35, 45, 46]);
  });

  it('C3: spaces are found by their name, and only those in play', () => {
    const { spaces, indexOf } = groundOf('wide', 3);
    expect([...indexOf]).toEqual(spaces.map((space, index) => [space, index]));
    expect(indexOf.has(36)).toBe(false);
  });

  it('C4: a row knows plain, river and forest spaces only', () => {
    expect(groundFrom(['.~^'], 3)).toMatchObject({ spaces: [11, 12], covered: [13] });
    expect(() => groundFrom(['..', '.x~'], 4)).toThrow('no kind of space: x');
  });

  it('C6: the layout is an option of the match, wide unless chosen otherwise', () => {
    expect(elGaucho.options.layout.usual).toBe('wide');
    expect(elGaucho.options.layout.choices(4)).toEqual(['wide', 'narrow']);
    expect(table(4, 1, { layout: 'wide' }).open).toMatchObject({ layout: 'wide' });
    const narrow = table(2, 1, { layout: 'narrow' });
    expect(narrow.open.layout).toBe('narrow');
    expect(narrow.open.tiles).toHaveLength(12);
    expect(narrow.open.riders).toHaveLength(12);
  });

  it('C7: six action areas, with a space of their own for every player', () => {
    expect(AREAS).toEqual(['sort', 'wish', 'sale', 'thief', 'overseer', 'steppe']);
    for (const ranch of table(4).open.ranches) {
      expect(Object.entries(ranch.areas)).toEqual(AREAS.map((area) => [area, 'empty']));
    }
  });

  it('C8: it is a game for two to four', () => {
    expect(elGaucho.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [1, 5]) {
      expect(() => numbersFor(seats)).toThrow(`El Gaucho is for 2 to 4 players, not ${seats}`);
      expect(() => groundOf('wide', seats)).toThrow(`no ground for ${seats} players`);
    }
  });

  it('C9: pesos are counted on past the track and both sides of the scoring tile', () => {
    const t = position({
      seats: 4,
      pesos: { red: 298 },
      areas: { red: ['sale'] },
      herds: { red: { brown: [3, 5, 6, 9] } },
      dice: [],
    });
    t.as('red').sells('brown');
    expect(t.pesos('red')).toBe(298 + 36 + 5);
  });

  it('C10: an action is a value with the right fields and no others', () => {
    const t = position({ seats: 4, dice: [5, 6], pampa: { 11: 'spotted 11' } });
    const stand = { type: 'stand', space: 11, dice: [5, 6] };
    const view = { open: t.open, held: t.state.held[0]! };
    expect(elGaucho.whyNot(view, 0, stand)).toBeNull();
    const nonsense = [
      null,
      undefined,
      'end',
      7,
      [],
      {},
      { type: 'fly' },
      { type: 'toString' },
      { type: 5 },
      { type: 'end', now: true },
      { type: 'stand', space: 11 },
      { ...stand, dice: [] },
      { ...stand, dice: [1, 1, 1, 1] },
      { ...stand, dice: [0, 11] },
      { ...stand, dice: [7] },
      { ...stand, dice: '56' },
      { ...stand, space: 11.5 },
      { ...stand, space: -1 },
      { ...stand, space: '11' },
      { ...stand, recall: 'x' },
      { ...stand, race: 'brown' },
      { type: 'raise', space: 11, dice: [5], recall: 12 },
      { type: 'take', dice: [5, 6, 6] },
      { type: 'occupy', area: 'ranch', dice: [5] },
      { type: 'claim', area: 'ranch' },
      { type: 'recall', area: 'ranch' },
      { type: 'keep', tiles: [1013] },
      { type: 'wish', die: 7 },
    ];
    for (const action of nonsense) expect(elGaucho.whyNot(view, 0, action)).toBe('malformed');
  });

  it('C10: names that every object inherits are fields like others', () => {
    const t = position({
      seats: 4,
      dice: [5, 6],
      pampa: { 11: 'spotted 11' },
      areas: { red: ['steppe'] },
      steppe: ['brown 1'],
    });
    const view = { open: t.open, held: t.state.held[0]! };
    const texts = [
      '{ "type": "end" }',
      '{ "type": "scout" }',
      '{ "type": "stand", "space": 11, "dice": [5, 6] }',
    ];
    for (const text of texts) {
      expect(elGaucho.whyNot(view, 0, JSON.parse(text))).toBeNull();
      for (const name of ['__proto__', '__defineGetter__', 'constructor', 'toString', 'hasOwnProperty']) {
        for (const field of ['0', '1', '{}', '"end"']) {
          const action: unknown = JSON.parse(text.replace(' }', `, "${name}": ${field} }`));
          expect(elGaucho.whyNot(view, 0, action)).toBe('malformed');
        }
      }
    }
  });

  it('C11: dice are named in rising order, so that one action has one name', () => {
    const t = position({ seats: 4, dice: [6, 5], pampa: { 11: 'spotted 11' } });
    expect(refusal(() => t.as('red').stands('spotted 11', [6, 5]))).toBe('malformed');
    t.as('red').stands('spotted 11', [5, 6]);
    const rolled = position({ seats: 4, rodeo: [6, 5, 1, 1, 1, 1, 1, 1, 1] });
    expect(refusal(() => rolled.as('red').takes(6, 5))).toBe('malformed');
    rolled.as('red').takes(5, 6);
  });
});
