import type { Action } from '@pampa/rules/el-gaucho';
import { dropsOf, isInTheWay } from '../../../src/games/el-gaucho/scene/drops';

const roundUp: readonly Action[] = [
  { type: 'append', tile: 1004 },
  { type: 'sort', tile: 1004, place: 0 },
  { type: 'sort', tile: 1004, place: 2 },
  { type: 'append', tile: 5011 },
];

describe('where a tile can be carried', () => {
  test('cattle that has come home into its herd, or between two of it', () => {
    expect(dropsOf('tile:1004', roundUp, [])).toEqual([
      { onto: 'herd:brown', touches: ['tile:1004'], means: { type: 'append', tile: 1004 } },
      { onto: 'place:0', touches: ['tile:1004', 'place:0'], means: null },
      { onto: 'place:2', touches: ['tile:1004', 'place:2'], means: null },
    ]);
  });

  test('without a gaucho who sorts only to the end', () => {
    expect(dropsOf('tile:5011', roundUp, []).map(({ onto }) => onto)).toEqual(['herd:spotted']);
  });

  test('cattle of the steppe onto the grass', () => {
    const legal: readonly Action[] = [
      { type: 'settle', tile: 3002, space: 21 },
      { type: 'settle', tile: 3002, space: 34 },
      { type: 'leave' },
    ];
    expect(dropsOf('tile:3002', legal, []).map(({ touches }) => touches)).toEqual([
      ['tile:3002', 'space:21'],
      ['tile:3002', 'space:34'],
    ]);
  });

  test('start tiles to where they will stand, each place once', () => {
    const legal: readonly Action[] = [
      { type: 'keep', tiles: [2006] },
      { type: 'keep', tiles: [2006, 2008] },
      { type: 'keep', tiles: [2008, 2006] },
    ];
    expect(dropsOf('tile:2006', legal, []).map(({ onto }) => onto)).toEqual(['herd:ochre']);
  });

  test('nothing but tiles, and none that nothing can be done with', () => {
    expect(dropsOf('die:4/0', roundUp, [])).toEqual([]);
    expect(dropsOf('tile:2001', roundUp, [])).toEqual([]);
  });
});

describe('putting a tile down', () => {
  test('does not touch again what is in the hand already: that would put it down', () => {
    const [, gap] = dropsOf('tile:1004', roundUp, ['tile:1004']);
    expect(gap?.touches).toEqual(['place:0']);
  });

  test('needs free hands, but for start tiles, which are gathered', () => {
    const [herd] = dropsOf('tile:1004', roundUp, ['tile:5011']);
    if (herd === undefined) throw new Error('there is no such drop');
    expect(isInTheWay(herd, ['tile:5011'], 'tile:1004')).toBe(true);
    expect(isInTheWay(herd, ['tile:1004'], 'tile:1004')).toBe(false);
    const [kept] = dropsOf('tile:2006', [{ type: 'keep', tiles: [2008, 2006] }], ['tile:2008']);
    if (kept === undefined) throw new Error('there is no such drop');
    expect(isInTheWay(kept, ['tile:2008'], 'tile:2006')).toBe(false);
  });
});
