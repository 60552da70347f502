import { offered, spot } from '../support/looking';
import { position, refusal } from '../support/table';

describe('Wish (hero of the rodeo)', () => {
  it('X12: any value from 1 to 6, fixed as it is wished', () => {
    const t = position({ seats: 4, dice: [], areas: { red: ['wish'] } });
    expect(new Set(offered(t, 'red', 'wish').map(({ die }) => die))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    t.as('red').wishes(4);
    expect(t.events).toEqual([{ type: 'wished', seat: 0, die: 4 }]);
    expect(t.outcome).toMatchObject({ reveals: [], secret: false, final: false });
    expect(t.open.turn.wish).toBe(4);
    expect(t.open.turn.dice).toEqual([]);
    expect(t.supply('red')).toBe(7);
    expect(offered(t, 'red', 'wish')).toEqual([]);
    expect(refusal(() => t.as('red').occupies('steppe', [6]))).toBe('dice-not-yours');
    t.as('red').occupies('thief', [4]);
  });

  it('X13: example 1: a wished 6 sends a gaucho to the steppe without any real die', () => {
    const t = position({ seats: 4, rodeo: [1, 1, 1, 2, 2, 2, 3, 3, 3], areas: { red: ['wish'] } });
    t.as('red').wishes(6).occupies('steppe', [6]);
    expect(t.events).toEqual([{ type: 'occupied', seat: 0, area: 'steppe', dice: [6] }]);
    expect(spot(t, 'red', 'steppe')).toBe('fresh');
    expect(t.supply('red')).toBe(6);
    expect(t.open.turn).toMatchObject({ mustTake: true, wish: 0, dice: [] });
    expect(t.open.rodeo).toHaveLength(9);
  });

  it('X13: example 2: two real 4s and a wished 4 claim a 12', () => {
    const t = position({ seats: 4, dice: [4, 4], areas: { red: ['wish'] }, pampa: { 11: 'black 12' } });
    expect(refusal(() => t.as('red').stands('black 12', [4, 4, 4]))).toBe('dice-not-yours');
    t.as('red').wishes(4).stands('black 12', [4, 4, 4]);
    expect(t.at(11)).toBe('black 12 red');
    expect(t.open.turn).toMatchObject({ wish: 0, dice: [] });
  });

  it('X13: a wished die alone or with one real die lays, stands, raises and occupies', () => {
    const t = position({
      seats: 4,
      dice: [3, 5],
      areas: { red: ['wish'] },
      pampa: { 11: 'black 5', 12: 'black 8 red lying' },
    });
    t.as('red').wishes(2);
    expect(new Set(offered(t, 'red', 'stand').map(({ dice }) => dice))).toEqual(new Set([[5], [2, 3]]));
    expect(new Set(offered(t, 'red', 'lay').map(({ dice }) => dice))).toEqual(new Set([[2]]));
    expect(offered(t, 'red', 'raise').map(({ dice }) => dice)).toEqual([]);
    expect(new Set(offered(t, 'red', 'occupy'))).toEqual(
      new Set([
        { type: 'occupy', area: 'sort', dice: [2] },
        { type: 'occupy', area: 'sort', dice: [3] },
        { type: 'occupy', area: 'sale', dice: [2] },
        { type: 'occupy', area: 'sale', dice: [3] },
        { type: 'occupy', area: 'overseer', dice: [5] },
        { type: 'occupy', area: 'overseer', dice: [2, 3] },
      ]),
    );
    t.as('red').stands('black 5', [2, 3]);
    expect(t.open.turn).toMatchObject({ dice: [5], wish: 0 });
  });

  it('X13: a wished die raises a lying gaucho', () => {
    const t = position({ seats: 4, dice: [], areas: { red: ['wish'] }, pampa: { 12: 'black 8 red lying' } });
    t.as('red').wishes(4).raises('black 8', [4]);
    expect(t.at(12)).toBe('black 8 red');
  });

  it('X14: it is used once', () => {
    const t = position({
      seats: 4,
      dice: [],
      areas: { red: ['wish'] },
      pampa: { 11: 'black 3', 12: 'brown 3' },
    });
    t.as('red').wishes(3).stands('black 3', [3]);
    expect(t.open.turn.wish).toBe(0);
    expect(refusal(() => t.as('red').stands('brown 3', [3]))).toBe('dice-not-yours');
    expect(refusal(() => t.as('red').wishes(3))).toBe('area-empty');
  });

  it('X14: of equal dice the real one is used first', () => {
    const t = position({
      seats: 4,
      dice: [3, 5],
      areas: { red: ['wish'] },
      pampa: { 11: 'black 3', 12: 'brown 3' },
    });
    t.as('red').wishes(3).stands('black 3', [3]);
    expect(t.open.turn).toMatchObject({ dice: [5], wish: 3 });
    t.as('red').stands('brown 3', [3]);
    expect(t.open.turn).toMatchObject({ dice: [5], wish: 0 });
  });

  it('X14: what was wished and not used is lost at the end of the turn', () => {
    const t = position({
      seats: 2,
      dice: [],
      rodeo: [1, 1],
      areas: { red: ['wish'] },
      pampa: { 11: 'black 6' },
    });
    t.as('red').wishes(6).ends();
    expect(t.open.turn).toMatchObject({ seat: 1, wish: 0 });
    expect(refusal(() => t.as('blue').stands('black 6', [6]))).toBe('dice-not-taken');
    expect(spot(t, 'red', 'wish')).toBe('empty');
  });

  it('X14: nothing of a turn lies about while cattle is added after it', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      dice: [2, 5],
      areas: { blue: ['wish'] },
      pampa: { 11: 'black 3 blue', 12: 'black 4 blue' },
    });
    t.as('blue').wishes(6).ends();
    expect(t.open.phase).toBe('round-up');
    expect(t.open.turn).toEqual({ seat: 1, mustTake: false, dice: [], wish: 0, settled: false });
  });

  it('X15: the wish area takes one gaucho, and not again in the turn in which he wished', () => {
    const t = position({ seats: 4, dice: [2], areas: { red: ['wish'] } });
    t.as('red').wishes(1);
    expect(refusal(() => t.as('red').occupies('wish', [2]))).toBe('area-spent');
    expect(refusal(() => t.as('red').occupies('wish', [1]))).toBe('area-spent');
    const fresh = position({ seats: 4, dice: [2] });
    fresh.as('red').occupies('wish', [2]);
    expect(refusal(() => fresh.as('red').wishes(1))).toBe('area-fresh');
  });

  it('X15: wishing before taking dice leaves two dice to take', () => {
    const t = position({
      seats: 2,
      rodeo: [4, 4, 5, 6, 1],
      areas: { red: ['wish'] },
      pampa: { 11: 'black 12' },
    });
    t.as('red').wishes(4);
    expect(refusal(() => t.as('red').ends())).toBe('dice-not-taken');
    t.as('red').takes(4, 4).stands('black 12', [4, 4, 4]).ends();
    expect(t.open.turn.seat).toBe(1);
  });
});
