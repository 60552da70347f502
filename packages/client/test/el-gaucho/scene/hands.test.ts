import type { Action } from '@pampa/rules/el-gaucho';
import { atomAt } from '../../../src/tabletop/touch/hit';
import { targetsOf } from '../../../src/games/el-gaucho/scene/targets';
import type { Touchable } from '../../../src/tabletop/touch/touchable';
import { rect } from '../../../src/tabletop/layout/rect';

function thing(atom: string | null, x: number, y: number, size: number, layer: 0 | 1 = 0): Touchable {
  const box = rect(x, y, size, size);
  return { atom, box, shown: box, layer };
}

const anything = (): boolean => true;

describe('what somebody means who points at the table', () => {
  test('a die in the ring rather than the ring', () => {
    const table = [thing('ring', 0, 0, 200), thing('die:5/0', 50, 50, 44)];
    expect(atomAt(table, { x: 60, y: 60 }, anything)).toBe('die:5/0');
    expect(atomAt(table, { x: 190, y: 190 }, anything)).toBe('ring');
  });

  test('of two things that overlap, the one that makes sense', () => {
    const table = [thing('space:11', 0, 0, 44), thing('space:12', 10, 0, 44)];
    expect(atomAt(table, { x: 30, y: 20 }, (atom) => atom === 'space:11')).toBe('space:11');
    expect(atomAt(table, { x: 30, y: 20 }, (atom) => atom === 'space:12')).toBe('space:12');
  });

  test('nothing below a tray, not even through its gaps', () => {
    const table = [
      thing('area:wish', 0, 0, 100),
      thing(null, 0, 0, 100, 1),
      thing('tile:1004', 60, 60, 30, 1),
    ];
    expect(atomAt(table, { x: 20, y: 20 }, anything)).toBeNull();
    expect(atomAt(table, { x: 70, y: 70 }, anything)).toBe('tile:1004');
  });

  test('nothing where nothing is', () => {
    expect(atomAt([thing('pile', 0, 0, 44)], { x: 60, y: 20 }, anything)).toBeNull();
  });
});

describe('where picked dice lead', () => {
  const legal: readonly Action[] = [
    { type: 'stand', space: 21, dice: [2, 6] },
    { type: 'stand', space: 22, dice: [6] },
    { type: 'lay', space: 23, dice: [2] },
    { type: 'raise', space: 24, dice: [6] },
    { type: 'occupy', area: 'steppe', dice: [6] },
    { type: 'wish', die: 6 },
  ];

  test('nowhere as long as no die is picked', () => {
    expect(targetsOf(legal, [])).toEqual([]);
  });

  test('to what they make alone, and to what they make with others', () => {
    expect(targetsOf(legal, [6])).toEqual([
      { atom: 'space:21', sum: 8, pose: 'standing', isRaise: false, isPartial: true },
      { atom: 'space:22', sum: 6, pose: 'standing', isRaise: false, isPartial: false },
      { atom: 'space:24', sum: 6, pose: 'standing', isRaise: true, isPartial: false },
      { atom: 'area:steppe', sum: 6, pose: 'standing', isRaise: false, isPartial: false },
    ]);
    expect(targetsOf(legal, [2, 6])).toEqual([
      { atom: 'space:21', sum: 8, pose: 'standing', isRaise: false, isPartial: false },
    ]);
  });

  test('a small number lays a gaucho', () => {
    expect(targetsOf(legal, [2])).toContainEqual({
      atom: 'space:23',
      sum: 2,
      pose: 'lying',
      isRaise: false,
      isPartial: false,
    });
  });

  test('the way that needs no other die, where there are two', () => {
    const both: readonly Action[] = [
      { type: 'stand', space: 31, dice: [3, 4] },
      { type: 'lay', space: 31, dice: [3] },
    ];
    expect(targetsOf(both, [3])).toEqual([
      { atom: 'space:31', sum: 3, pose: 'lying', isRaise: false, isPartial: false },
    ]);
  });
});
