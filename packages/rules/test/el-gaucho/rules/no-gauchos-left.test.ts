import { position, refusal, type TestTable } from '../support/table';

const FIVE_AREAS = ['wish', 'sale', 'thief', 'overseer', 'steppe'] as const;

/** Red has seven gauchos and none at hand: five on areas, one lying on a 9, one standing on a 2. */
function exhausted(dice: readonly number[], rodeo: readonly number[] = []): TestTable {
  return position({
    seats: 4,
    dice,
    rodeo,
    pampa: { 11: 'brown 9 red lying', 12: 'ochre 2 red', 13: 'black 4', 14: 'white 12 blue lying' },
    areas: { red: [...FIVE_AREAS] },
  });
}

describe('No gauchos left', () => {
  it('A11: without a gaucho at hand nothing is placed', () => {
    const t = exhausted([1, 4]);
    expect(t.supply('red')).toBe(0);
    expect(refusal(() => t.as('red').stands('black 4', [4]))).toBe('no-gaucho');
    expect(refusal(() => t.as('red').lays('black 4', [2]))).toBe('dice-not-yours');
    expect(refusal(() => t.as('red').occupies('sort', [1]))).toBe('no-gaucho');
  });

  it('A12: a lying gaucho is fetched to stand somewhere else, in one action', () => {
    const t = exhausted([1, 4]);
    t.as('red').stands('black 4', [4], 'brown 9');
    expect([t.at(11), t.at(13)]).toEqual(['brown 9', 'black 4 red']);
    expect(t.supply('red')).toBe(0);
    expect(t.outcome).toEqual({
      events: [
        {
          open: {
            type: 'stood',
            seat: 0,
            space: 13,
            tile: 3004,
            dice: [4],
            recalled: { space: 11, tile: 1009 },
          },
        },
      ],
      reveals: [],
      secret: false,
      final: false,
    });
  });

  it('A12: or to lie somewhere else', () => {
    const t = exhausted([2]);
    t.as('red').lays('black 4', [2], 'brown 9');
    expect([t.at(11), t.at(13)]).toEqual(['brown 9', 'black 4 red lying']);
    expect(t.events).toEqual([
      { type: 'laid', seat: 0, space: 13, tile: 3004, dice: [2], recalled: { space: 11, tile: 1009 } },
    ]);
  });

  it('A12: or to occupy an area', () => {
    const t = exhausted([3]);
    t.as('red').occupies('sort', [3], 'brown 9');
    expect(t.at(11)).toBe('brown 9');
    expect(t.open.ranches[0]!.areas.sort).toBe('fresh');
    expect(t.supply('red')).toBe(0);
    expect(t.events).toEqual([
      { type: 'occupied', seat: 0, area: 'sort', dice: [3], recalled: { space: 11, tile: 1009 } },
    ]);
  });

  it('A12: the tile he leaves is free again, for others too', () => {
    const t = exhausted([4], [4, 5, 1, 1, 1, 1, 1]);
    t.as('red').stands('black 4', [4], 'brown 9').ends();
    t.as('blue').takes(4, 5).stands('brown 9', [4, 5]);
    expect(t.at(11)).toBe('brown 9 blue');
  });

  it('A13: the tile he leaves may be the target', () => {
    const t = exhausted([4, 5]);
    t.as('red').stands('brown 9', [4, 5], 'brown 9');
    expect(t.at(11)).toBe('brown 9 red');
    expect(t.events).toEqual([
      { type: 'stood', seat: 0, space: 11, tile: 1009, dice: [4, 5], recalled: { space: 11, tile: 1009 } },
    ]);
    expect(t.supply('red')).toBe(0);
  });

  it('A12 A13: all that can be done with a 4 and a lying gaucho', () => {
    const t = exhausted([4]);
    expect(t.legal('red').filter((action) => 'dice' in action)).toEqual([
      { type: 'raise', space: 11, dice: [4] },
      { type: 'lay', space: 11, dice: [4], recall: 11 },
      { type: 'stand', space: 13, dice: [4], recall: 11 },
    ]);
  });

  it('A12: any of several lying gauchos may be the one', () => {
    const t = position({
      seats: 4,
      dice: [4],
      pampa: { 11: 'brown 11 red lying', 12: 'ochre 2 red lying', 13: 'black 4' },
      areas: { red: [...FIVE_AREAS] },
    });
    expect(t.legal('red').filter((action) => 'dice' in action)).toEqual([
      { type: 'stand', space: 13, dice: [4], recall: 11 },
      { type: 'stand', space: 13, dice: [4], recall: 12 },
    ]);
    t.as('red').stands('black 4', [4], 'ochre 2');
    expect([t.at(11), t.at(12), t.at(13)]).toEqual(['brown 11 red lying', 'ochre 2', 'black 4 red']);
  });

  it('A12: also one who was laid in this turn', () => {
    const t = position({
      seats: 4,
      dice: [4, 4],
      pampa: { 11: 'brown 9', 12: 'ochre 2 red', 13: 'black 4' },
      areas: { red: [...FIVE_AREAS] },
    });
    t.as('red').lays('brown 9', [4]).stands('black 4', [4], 'brown 9');
    expect([t.at(11), t.at(13)]).toEqual(['brown 9', 'black 4 red']);
  });

  it('A14: with a gaucho at hand no lying one comes back', () => {
    const t = position({
      seats: 4,
      dice: [4, 5],
      pampa: { 11: 'brown 9 red lying', 13: 'black 4', 14: 'white 5' },
    });
    expect(refusal(() => t.as('red').stands('black 4', [4], 'brown 9'))).toBe('recall-not-needed');
    expect(refusal(() => t.as('red').stands('brown 9', [4, 5], 'brown 9'))).toBe('recall-not-needed');
    expect(refusal(() => t.as('red').occupies('thief', [4], 'brown 9'))).toBe('recall-not-needed');
    const back = exhausted([4]);
    back.as('red').recalls('thief');
    expect(refusal(() => back.as('red').stands('black 4', [4], 'brown 9'))).toBe('recall-not-needed');
    back.as('red').stands('black 4', [4]);
    expect(back.at(11)).toBe('brown 9 red lying');
  });

  it('A14: no action takes a lying gaucho back without placing him', () => {
    const t = exhausted([]);
    expect(t.legal('red').filter((action) => 'recall' in action)).toEqual([]);
    const recallOnly = JSON.parse('{ "type": "recall", "space": 11 }') as { type: 'recall'; area: 'sort' };
    expect(refusal(() => t.perform(0, recallOnly))).toBe('malformed');
  });

  it('A14: the rest of the placement has to be right as well', () => {
    const t = exhausted([3, 4]);
    expect(refusal(() => t.as('red').stands('black 4', [3], 'brown 9'))).toBe('dice-wrong-sum');
    expect(refusal(() => t.as('red').stands('ochre 2', [3], 'brown 9'))).toBe('space-occupied');
    expect(refusal(() => t.as('red').occupies('thief', [4], 'brown 9'))).toBe('area-occupied');
  });

  it('A15: standing gauchos never come back early, and others are not yours to fetch', () => {
    const t = exhausted([4]);
    expect(refusal(() => t.as('red').stands('black 4', [4], 'ochre 2'))).toBe('recall-not-lying');
    expect(refusal(() => t.as('red').stands('black 4', [4], 'white 12'))).toBe('recall-not-lying');
    expect(refusal(() => t.as('red').stands('black 4', [4], 'black 4'))).toBe('recall-not-lying');
    expect(refusal(() => t.perform(0, { type: 'stand', space: 13, dice: [4], recall: 99 }))).toBe(
      'recall-not-lying',
    );
    const own = exhausted([2]);
    expect(refusal(() => own.as('red').stands('ochre 2', [2], 'ochre 2'))).toBe('recall-not-lying');
  });
});
