import type { Action } from '../../../src/el-gaucho/actions';
import { position, refusal, type TestTable } from '../support/table';

/** What red can do with his dice, each as one line: 'stand 11 with 5+6'. */
function usesOf(t: TestTable): string[] {
  const told = (action: Action): string[] => {
    if (!('dice' in action) || action.type === 'take') return [];
    return [`${action.type} ${'area' in action ? action.area : action.space} with ${action.dice.join('+')}`];
  };
  return t.legal('red').flatMap(told).sort();
}

describe('Actions', () => {
  it('D1: each die is one action', () => {
    const t = position({ seats: 4, dice: [4, 5], pampa: { 11: 'brown 4', 12: 'ochre 5' } });
    t.as('red').stands('brown 4', [4]);
    expect(t.open.turn.dice).toEqual([5]);
    t.as('red').stands('ochre 5', [5]);
    expect(t.open.turn.dice).toEqual([]);
  });

  it('D2: dice together are one action only', () => {
    const t = position({ seats: 4, dice: [2, 3], pampa: { 11: 'brown 5', 12: 'ochre 2' } });
    t.as('red').stands('brown 5', [2, 3]);
    expect(t.open.turn.dice).toEqual([]);
    expect(refusal(() => t.as('red').stands('ochre 2', [2]))).toBe('dice-not-yours');
  });

  it('D1 D2: all that two dice can do, alone or together', () => {
    const t = position({
      seats: 4,
      dice: [2, 3],
      pampa: { 11: 'brown 5', 12: 'ochre 2', 13: 'black 3', 14: 'white 4', 21: 'spotted 6', 22: 'brown 10' },
    });
    expect(usesOf(t)).toEqual(
      [
        ...['lay 11 with 2', 'stand 11 with 2+3', 'stand 12 with 2', 'stand 13 with 3'],
        ...['lay 14 with 2', 'lay 21 with 3', 'lay 22 with 2+3'],
        ...['occupy sort with 2', 'occupy sort with 3', 'occupy wish with 2', 'occupy wish with 3'],
        ...['occupy sale with 2', 'occupy sale with 3', 'occupy overseer with 2+3'],
      ].sort(),
    );
  });

  it('D2: two equal dice are named once each way', () => {
    const t = position({ seats: 4, dice: [2, 2], pampa: { 11: 'brown 4' } });
    expect(usesOf(t)).toEqual(
      [
        ...['stand 11 with 2+2', 'lay 11 with 2', 'occupy thief with 2+2'],
        ...['occupy sort with 2', 'occupy wish with 2', 'occupy sale with 2'],
      ].sort(),
    );
  });

  it('D3: a die is used once, and it has to be your own', () => {
    const t = position({
      seats: 4,
      dice: [3, 4],
      rodeo: [6, 6],
      pampa: { 11: 'brown 6', 12: 'ochre 3', 13: 'black 3' },
    });
    expect(refusal(() => t.as('red').stands('brown 6', [6]))).toBe('dice-not-yours');
    expect(refusal(() => t.as('red').stands('brown 6', [3, 3]))).toBe('dice-not-yours');
    t.as('red').stands('ochre 3', [3]);
    expect(refusal(() => t.as('red').stands('black 3', [3]))).toBe('dice-not-yours');
    expect(refusal(() => t.as('red').occupies('sort', [3]))).toBe('dice-not-yours');
  });

  it('D3: before dice are taken there is nothing to use', () => {
    const t = position({ seats: 4, rodeo: [3, 4, 5], pampa: { 11: 'brown 3', 12: 'ochre 6 red lying' } });
    expect(refusal(() => t.as('red').stands('brown 3', [3]))).toBe('dice-not-taken');
    expect(refusal(() => t.as('red').lays('brown 3', [3]))).toBe('dice-not-taken');
    expect(refusal(() => t.as('red').raises('ochre 6', [3]))).toBe('dice-not-taken');
    expect(refusal(() => t.as('red').occupies('sort', [3]))).toBe('dice-not-taken');
    expect(refusal(() => t.as('red').occupies('thief', [4]))).toBe('dice-not-taken');
  });

  it('D4: dice match exactly, neither more nor less', () => {
    const t = position({ seats: 4, dice: [4, 6], pampa: { 11: 'brown 9', 12: 'ochre 11', 13: 'black 10' } });
    expect(refusal(() => t.as('red').stands('brown 9', [4, 6]))).toBe('dice-wrong-sum');
    expect(refusal(() => t.as('red').stands('ochre 11', [4, 6]))).toBe('dice-wrong-sum');
    expect(refusal(() => t.as('red').lays('ochre 11', [4]))).toBe('dice-wrong-sum');
    expect(refusal(() => t.as('red').lays('ochre 11', [6]))).toBe('dice-wrong-sum');
    t.as('red').stands('black 10', [4, 6]);
  });

  it('D5: a wish is a die of any value from 1 to 6', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = position({ seats: 4, dice: [], areas: { red: ['wish'] } });
      t.as('red').wishes(die);
      expect(t.open.turn).toMatchObject({ dice: [], wish: die });
      expect(t.events).toEqual([{ type: 'wished', seat: 0, die }]);
      expect(t.outcome).toMatchObject({ reveals: [], secret: false, final: false });
    }
    const t = position({ seats: 4, dice: [], areas: { red: ['wish'] } });
    expect(t.legal('red').filter(({ type }) => type === 'wish')).toHaveLength(6);
    expect(refusal(() => t.as('red').wishes(0))).toBe('malformed');
    expect(refusal(() => t.as('red').wishes(7))).toBe('malformed');
  });

  it('D5: its value is fixed when it is wished', () => {
    const t = position({
      seats: 4,
      dice: [],
      areas: { red: ['wish'] },
      pampa: { 11: 'brown 5', 12: 'ochre 6' },
    });
    t.as('red').wishes(5);
    expect(refusal(() => t.as('red').stands('ochre 6', [6]))).toBe('dice-not-yours');
    expect(refusal(() => t.as('red').wishes(6))).toBe('area-empty');
    t.as('red').stands('brown 5', [5]);
    expect(t.open.turn.wish).toBe(0);
  });

  it('D6: example: a wished 6 puts a gaucho on the steppe without a real die', () => {
    const t = position({ seats: 4, dice: [], areas: { red: ['wish'] } });
    t.as('red').wishes(6).occupies('steppe', [6]);
    expect(t.events).toEqual([{ type: 'occupied', seat: 0, area: 'steppe', dice: [6] }]);
    expect(t.open.ranches[0]!.areas).toMatchObject({ wish: 'spent', steppe: 'fresh' });
    expect(t.supply('red')).toBe(6);
    expect(t.open.turn.wish).toBe(0);
  });

  it('D6 G1: example: two 4s and a wished 4 stand on a 12', () => {
    const t = position({ seats: 4, dice: [4, 4], areas: { red: ['wish'] }, pampa: { 11: 'white 12' } });
    expect(refusal(() => t.as('red').stands('white 12', [4, 4, 4]))).toBe('dice-not-yours');
    t.as('red').wishes(4).stands('white 12', [4, 4, 4]);
    expect(t.at(11)).toBe('white 12 red');
    expect(t.events).toEqual([{ type: 'stood', seat: 0, space: 11, tile: 4012, dice: [4, 4, 4] }]);
    expect(t.open.turn).toMatchObject({ dice: [], wish: 0 });
  });

  it('D6: a wished die alone, with one or with both of the others', () => {
    const pampa = { 11: 'brown 1', 12: 'ochre 5', 13: 'black 7', 14: 'white 11', 21: 'spotted 12' };
    const t = position({ seats: 4, dice: [6, 4], wish: 1, pampa });
    expect(usesOf(t)).toEqual(
      [
        ...['stand 11 with 1', 'lay 11 with 1', 'stand 12 with 1+4', 'stand 13 with 1+6'],
        ...['stand 14 with 1+4+6', 'lay 14 with 1+4', 'lay 21 with 6'],
        ...['occupy sort with 1', 'occupy wish with 1', 'occupy sale with 1'],
        ...['occupy thief with 4', 'occupy overseer with 1+4', 'occupy steppe with 6'],
      ].sort(),
    );
  });

  it('D6: three dice raise and lay too', () => {
    const t = position({
      seats: 4,
      dice: [1, 2],
      wish: 3,
      pampa: { 11: 'brown 12', 12: 'ochre 12 red lying' },
    });
    expect(usesOf(t)).toContain('lay 11 with 1+2+3');
    t.as('red').raises('ochre 12', [1, 2, 3]);
    expect(t.at(12)).toBe('ochre 12 red');
    expect(t.open.turn).toMatchObject({ dice: [], wish: 0 });
  });

  it('D7: a wished die may be used before dice are taken', () => {
    const t = position({
      seats: 2,
      rodeo: [1, 1, 2, 2, 3],
      areas: { red: ['wish'] },
      pampa: { 11: 'brown 6' },
    });
    t.as('red').wishes(6).stands('brown 6', [6]);
    expect(refusal(() => t.as('red').ends())).toBe('dice-not-taken');
    t.as('red').takes(1, 1).ends();
  });

  it('D8: a wished die is lost with the turn', () => {
    const t = position({
      seats: 2,
      dice: [],
      rodeo: [1, 1, 2],
      areas: { red: ['wish'] },
      pampa: { 11: 'brown 6' },
    });
    t.as('red').wishes(6).ends();
    expect(t.open.turn.wish).toBe(0);
    expect(refusal(() => t.as('blue').stands('brown 6', [6]))).toBe('dice-not-taken');
    t.as('blue').takes(1, 1).ends();
    t.as('blue').takes(1, 1).ends();
    expect(t.asked).toEqual([0]);
    expect(t.open.turn.wish).toBe(0);
    expect(refusal(() => t.as('red').wishes(6))).toBe('area-empty');
  });

  it('D8: also where no turn follows', () => {
    const t = position({ seats: 2, round: 5, lastDiceRound: 4, pile: [], areas: { red: ['wish'] } });
    t.as('red').wishes(6).ends();
    expect(t.open.phase).toBe('over');
    expect(t.open.turn).toMatchObject({ dice: [], wish: 0 });
  });

  it('D9: where a real die and the wished one fit alike, the real one goes first', () => {
    const t = position({ seats: 4, dice: [2, 4], wish: 4, pampa: { 11: 'brown 4', 12: 'ochre 4' } });
    t.as('red').stands('brown 4', [4]);
    expect(t.open.turn).toMatchObject({ dice: [2], wish: 4 });
    t.as('red').stands('ochre 4', [4]);
    expect(t.open.turn).toMatchObject({ dice: [2], wish: 0 });
  });

  it('D10: in the round without dice a wished die occupies an area, which may not serve in that turn', () => {
    const t = position({
      seats: 2,
      round: 5,
      lastDiceRound: 4,
      pile: [],
      steppe: ['brown 1'],
      areas: { red: ['wish'] },
    });
    t.as('red').wishes(6).occupies('steppe', [6]);
    expect(refusal(() => t.as('red').scouts())).toBe('area-fresh');
    expect(refusal(() => t.as('red').occupies('thief', [4]))).toBe('dice-not-yours');
    t.as('red').ends();
    expect(t.eventsOf('game-ended')).toHaveLength(1);
  });

  it('D10: Sort occupied with a wished die serves in the round-up of that very round', () => {
    const t = position({
      seats: 2,
      round: 5,
      lastDiceRound: 4,
      pile: [],
      areas: { red: ['wish'] },
      pampa: { 11: 'brown 5 red' },
      herds: { red: { brown: [3, 8] } },
    });
    t.as('red').wishes(2).occupies('sort', [2]).ends();
    expect(t.open.phase).toBe('round-up');
    expect(t.asked).toEqual([0]);
    t.as('red').sorts('brown 5', 1);
    expect(t.eventsOf('sold')).toMatchObject([{ kind: 'final', pesos: 24 }]);
  });
});
