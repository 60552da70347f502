import { AREAS, type Area } from '../../../src/el-gaucho/areas';
import type { Colour } from '../support/names';
import { position, refusal, type TestTable } from '../support/table';

const LOW_AREAS = ['sort', 'wish', 'sale'] as const;

function spotsOf(t: TestTable, colour: Colour = 'red'): Record<Area, string> {
  return t.open.ranches[['red', 'blue', 'green', 'yellow'].indexOf(colour)]!.areas;
}

/** Everybody else takes his dice and ends his turn, until it is red's again. */
function untilRedAgain(t: TestTable): void {
  do {
    const seat = t.asked[0]!;
    const colour = (['red', 'blue', 'green', 'yellow'] as const)[seat]!;
    if (t.open.turn.mustTake) t.perform(seat, t.legal(colour)[0]!);
    t.perform(seat, { type: 'end' });
  } while (t.open.turn.seat !== 0);
}

/** Dice for all turns to come; the rolls of further rounds are ones. */
const RODEO = [1, 1, 1, 1, 1];

describe('Actions in the action areas', () => {
  it('A1: a gaucho from the supply occupies the own space of an area', () => {
    const t = position({ seats: 4, turn: 'blue', dice: [4, 1] });
    t.as('blue').occupies('thief', [4]);
    expect(spotsOf(t, 'blue')).toEqual({
      sort: 'empty',
      wish: 'empty',
      sale: 'empty',
      thief: 'fresh',
      overseer: 'empty',
      steppe: 'empty',
    });
    expect(t.supply('blue')).toBe(6);
    expect(t.outcome).toEqual({
      events: [{ open: { type: 'occupied', seat: 1, area: 'thief', dice: [4] } }],
      reveals: [],
      secret: false,
      final: false,
    });
  });

  it('A2: Sort, Wish and Immediate Sale take one die showing 1, 2 or 3', () => {
    for (const area of LOW_AREAS) {
      for (const die of [1, 2, 3]) {
        const t = position({ seats: 4, dice: [die] });
        t.as('red').occupies(area, [die]);
        expect(spotsOf(t)[area]).toBe('fresh');
      }
      for (const die of [4, 5, 6]) {
        const t = position({ seats: 4, dice: [die] });
        expect(refusal(() => t.as('red').occupies(area, [die]))).toBe('area-wants-one-low-die');
      }
    }
  });

  it('A2: not two dice, whatever their sum', () => {
    for (const area of LOW_AREAS) {
      const t = position({ seats: 4, dice: [1, 1], wish: 1 });
      expect(refusal(() => t.as('red').occupies(area, [1, 1]))).toBe('area-wants-one-low-die');
      expect(refusal(() => t.as('red').occupies(area, [1, 1, 1]))).toBe('area-wants-one-low-die');
      expect(refusal(() => t.as('red').occupies(area, [2]))).toBe('dice-not-yours');
    }
  });

  it('A3: Steal Cattle takes a 4, Raise/Replace a 5, Secret Cattle a 6', () => {
    const prices = { thief: 4, overseer: 5, steppe: 6 } as const;
    for (const area of ['thief', 'overseer', 'steppe'] as const) {
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const t = position({ seats: 4, dice: [die] });
        const code = refusal(() => t.as('red').occupies(area, [die]));
        expect(code).toBe(die === prices[area] ? null : 'dice-wrong-sum');
      }
    }
  });

  it('A3: these three take a sum as well, with the wished die up to three dice', () => {
    const t = position({ seats: 4, dice: [1, 3], wish: 2 });
    expect(refusal(() => t.as('red').occupies('steppe', [1, 3]))).toBe('dice-wrong-sum');
    t.as('red').occupies('steppe', [1, 2, 3]);
    expect(spotsOf(t).steppe).toBe('fresh');
    expect(t.open.turn).toMatchObject({ dice: [], wish: 0 });
    const pair = position({ seats: 4, dice: [1, 3] });
    pair.as('red').occupies('thief', [1, 3]);
    expect(pair.events).toEqual([{ type: 'occupied', seat: 0, area: 'thief', dice: [1, 3] }]);
  });

  it('A3: example: a 2 and a 3 occupy the space of the 5', () => {
    const t = position({ seats: 4, dice: [2, 3] });
    t.as('red').occupies('overseer', [2, 3]);
    expect(spotsOf(t).overseer).toBe('fresh');
    expect(t.open.turn.dice).toEqual([]);
  });

  it('A4: a space holds one gaucho', () => {
    const t = position({ seats: 4, dice: [1, 1], areas: { red: ['sort'] } });
    expect(refusal(() => t.as('red').occupies('sort', [1]))).toBe('area-occupied');
    t.as('red').occupies('wish', [1]);
    expect(refusal(() => t.as('red').occupies('wish', [1]))).toBe('area-occupied');
    expect(t.legal('red').filter(({ type }) => type === 'occupy')).toEqual([
      { type: 'occupy', area: 'sale', dice: [1] },
    ]);
  });

  it('A5: opponents never block an area', () => {
    const others = { blue: [...AREAS], green: [...AREAS], yellow: [...AREAS] };
    const low = position({ seats: 4, dice: [1], areas: others });
    expect(low.legal('red').map((action) => ('area' in action ? action.area : action.type))).toEqual([
      ...LOW_AREAS,
      'end',
    ]);
    for (const [area, die] of [
      ['thief', 4],
      ['overseer', 5],
      ['steppe', 6],
    ] as const) {
      position({ seats: 4, dice: [die], areas: others })
        .as('red')
        .occupies(area, [die]);
    }
  });

  it('A6: an area occupied this turn is not used this turn, nor left again', () => {
    const t = position({
      seats: 4,
      dice: [1, 1],
      steppe: ['brown 1'],
      pampa: { 11: 'brown 2 red lying', 12: 'brown 3 blue lying' },
      herds: { red: { ochre: [1, 2] }, blue: { black: [5] } },
    });
    t.as('red').occupies('wish', [1]).occupies('sale', [1]);
    expect(refusal(() => t.as('red').wishes(3))).toBe('area-fresh');
    expect(refusal(() => t.as('red').sells('ochre'))).toBe('area-fresh');
    expect(refusal(() => t.as('red').recalls('wish'))).toBe('area-fresh');
    expect(t.legal('red')).toEqual([{ type: 'end' }]);
    const thief = position({
      seats: 4,
      dice: [4, 5],
      herds: { blue: { black: [5] } },
      pampa: { 11: 'brown 2 red lying' },
    });
    thief.as('red').occupies('thief', [4]).occupies('overseer', [5]);
    expect(refusal(() => thief.as('red').steals('black 5'))).toBe('area-fresh');
    expect(refusal(() => thief.as('red').rouses('brown 2'))).toBe('area-fresh');
    expect(refusal(() => thief.as('red').ousts('brown 2'))).toBe('area-fresh');
  });

  it('A6: from the next turn on it is used', () => {
    const t = position({ seats: 2, dice: [1, 1], rodeo: [1, 1, 1] });
    t.as('red').occupies('wish', [1]).ends();
    expect(spotsOf(t).wish).toBe('manned');
    untilRedAgain(t);
    t.as('red').wishes(3);
  });

  it('A7: an area used this turn is not occupied again this turn', () => {
    const t = position({ seats: 2, dice: [1, 1], rodeo: [1, 1, 1], areas: { red: ['wish'] } });
    t.as('red').wishes(2);
    expect(spotsOf(t).wish).toBe('spent');
    expect(refusal(() => t.as('red').occupies('wish', [1]))).toBe('area-spent');
    expect(refusal(() => t.as('red').wishes(2))).toBe('area-empty');
    t.as('red').ends();
    expect(spotsOf(t).wish).toBe('empty');
    untilRedAgain(t);
    t.as('red').takes(1, 1).occupies('wish', [1]);
  });

  it('A7: so it is with every area', () => {
    const position6 = {
      seats: 4,
      dice: [4, 5],
      wish: 6,
      steppe: ['ochre 12'],
      herds: { red: { brown: [1, 2] }, blue: { black: [9] } },
      pampa: { 11: 'white 2 red lying' },
      areas: { red: ['sale', 'thief', 'overseer', 'steppe'] },
    } as const;
    const t = position(position6);
    t.as('red').sells('brown').steals('black 9').rouses('white 2').scouts().settles('ochre 12', 12);
    expect(spotsOf(t)).toMatchObject({ sale: 'spent', thief: 'spent', overseer: 'spent', steppe: 'spent' });
    expect(refusal(() => t.as('red').occupies('thief', [4]))).toBe('area-spent');
    expect(refusal(() => t.as('red').occupies('overseer', [5]))).toBe('area-spent');
    expect(refusal(() => t.as('red').occupies('steppe', [6]))).toBe('area-spent');
    expect(refusal(() => t.as('red').occupies('sale', [4]))).toBe('area-spent');
    expect(t.supply('red')).toBe(7 - 2);
  });

  it('A7: a low die does not bring the seller back either', () => {
    const t = position({ seats: 4, dice: [1], areas: { red: ['sale'] }, herds: { red: { brown: [1, 2] } } });
    t.as('red').sells('brown');
    expect(refusal(() => t.as('red').occupies('sale', [1]))).toBe('area-spent');
  });

  it('A8: an area left without using it is not occupied again this turn either', () => {
    const t = position({ seats: 2, dice: [1, 1], rodeo: [1, 1, 1], areas: { red: ['sort'] } });
    t.as('red').recalls('sort');
    expect(refusal(() => t.as('red').occupies('sort', [1]))).toBe('area-spent');
    t.as('red').ends();
    untilRedAgain(t);
    t.as('red').takes(1, 1).occupies('sort', [1]);
  });

  it('A8: only the turn of its owner ends the ban', () => {
    const t = position({
      seats: 3,
      dice: [1, 1],
      rodeo: RODEO,
      areas: { red: ['sort', 'wish'], blue: ['sort'] },
    });
    t.as('red').recalls('sort').ends();
    t.as('blue').takes(1, 1).recalls('sort');
    expect(spotsOf(t, 'blue').sort).toBe('spent');
    expect(spotsOf(t)).toMatchObject({ sort: 'empty', wish: 'manned' });
  });

  it('A9: one area may be occupied and another one used in the same turn', () => {
    const t = position({ seats: 4, dice: [4, 1], areas: { red: ['wish'] } });
    t.as('red').occupies('thief', [4]).wishes(1).occupies('sale', [1]);
    expect(spotsOf(t)).toMatchObject({ thief: 'fresh', wish: 'spent', sale: 'fresh' });
  });

  it('A10: gauchos come back from areas freely on the own turn, without using the action', () => {
    const t = position({ seats: 4, rodeo: RODEO, areas: { red: [...AREAS] } });
    expect(t.supply('red')).toBe(1);
    for (const [index, area] of AREAS.entries()) {
      t.as('red').recalls(area);
      expect(t.outcome).toEqual({
        events: [{ open: { type: 'recalled', seat: 0, area } }],
        reveals: [],
        secret: false,
        final: false,
      });
      expect(t.supply('red')).toBe(index + 2);
      expect(spotsOf(t)[area]).toBe('spent');
      expect(refusal(() => t.as('red').recalls(area))).toBe('area-empty');
    }
  });

  it('A10: a recalled gaucho is at hand at once', () => {
    const t = position({
      seats: 4,
      dice: [4],
      pampa: { 11: 'brown 4', 12: 'ochre 1 red' },
      areas: { red: [...AREAS] },
    });
    expect(refusal(() => t.as('red').stands('brown 4', [4]))).toBe('no-gaucho');
    t.as('red').recalls('sort').stands('brown 4', [4]);
    expect(t.at(11)).toBe('brown 4 red');
    expect(t.supply('red')).toBe(0);
  });

  it('A10: an area without an own gaucho has nobody to recall and nothing to use', () => {
    const t = position({
      seats: 4,
      dice: [],
      areas: { blue: [...AREAS] },
      herds: { red: { brown: [1, 2] }, blue: { ochre: [5] } },
      pampa: { 11: 'black 1 red lying' },
      steppe: ['white 1'],
    });
    expect(t.legal('red')).toEqual([{ type: 'end' }]);
    for (const attempt of [
      () => t.as('red').recalls('sort'),
      () => t.as('red').wishes(1),
      () => t.as('red').sells('brown'),
      () => t.as('red').steals('ochre 5'),
      () => t.as('red').rouses('black 1'),
      () => t.as('red').scouts(),
    ]) {
      expect(refusal(attempt)).toBe('area-empty');
    }
  });
});
