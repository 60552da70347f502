import { position, refusal } from '../support/table';

describe('Actions in the pampa', () => {
  it('G1: the big number stands a gaucho from the supply on a tile', () => {
    const t = position({ seats: 4, turn: 'green', dice: [6, 1], pampa: { 23: 'black 6' } });
    t.as('green').stands('black 6', [6]);
    expect(t.at(23)).toBe('black 6 green');
    expect(t.supply('green')).toBe(6);
    expect(t.outcome).toEqual({
      events: [{ open: { type: 'stood', seat: 2, space: 23, tile: 3006, dice: [6] } }],
      reveals: [],
      secret: false,
      final: false,
    });
  });

  it('G2: the small number lays one', () => {
    const t = position({ seats: 4, turn: 'blue', dice: [3, 6], pampa: { 47: 'white 7' } });
    t.as('blue').lays('white 7', [3]);
    expect(t.at(47)).toBe('white 7 blue lying');
    expect(t.supply('blue')).toBe(6);
    expect(t.outcome).toEqual({
      events: [{ open: { type: 'laid', seat: 1, space: 47, tile: 4007, dice: [3] } }],
      reveals: [],
      secret: false,
      final: false,
    });
  });

  it('G1 G2: the big number does not lay, and the small one does not stand', () => {
    const t = position({ seats: 4, dice: [3, 6], pampa: { 11: 'brown 6' } });
    expect(refusal(() => t.as('red').lays('brown 6', [6]))).toBe('dice-wrong-sum');
    expect(refusal(() => t.as('red').stands('brown 6', [3]))).toBe('dice-wrong-sum');
  });

  it('G1 G2: on a 1 both cost a 1, and the player says which', () => {
    const t = position({ seats: 4, dice: [1, 1], pampa: { 11: 'brown 1', 12: 'ochre 1' } });
    t.as('red').stands('brown 1', [1]).lays('ochre 1', [1]);
    expect([t.at(11), t.at(12)]).toEqual(['brown 1 red', 'ochre 1 red lying']);
  });

  it('G3: the small number raises an own lying gaucho', () => {
    const t = position({ seats: 4, turn: 'blue', dice: [4, 6], pampa: { 12: 'ochre 9 blue lying' } });
    t.as('blue').raises('ochre 9', [4]);
    expect(t.at(12)).toBe('ochre 9 blue');
    expect(t.supply('blue')).toBe(6);
    expect(t.outcome).toEqual({
      events: [{ open: { type: 'raised', seat: 1, space: 12, tile: 2009, dice: [4] } }],
      reveals: [],
      secret: false,
      final: false,
    });
  });

  it('G3: with the exact small number only, and dice together as well', () => {
    const t = position({ seats: 4, dice: [1, 3], pampa: { 12: 'ochre 9 red lying' } });
    expect(refusal(() => t.as('red').raises('ochre 9', [3]))).toBe('dice-wrong-sum');
    expect(refusal(() => t.as('red').raises('ochre 9', [4]))).toBe('dice-not-yours');
    t.as('red').raises('ochre 9', [1, 3]);
  });

  it('G3: raising needs nobody from the supply', () => {
    const t = position({
      seats: 4,
      dice: [5],
      pampa: { 11: 'brown 11 red lying' },
      areas: { red: ['sort', 'wish', 'sale', 'thief', 'overseer', 'steppe'] },
    });
    expect(t.supply('red')).toBe(0);
    t.as('red').raises('brown 11', [5]);
    expect(t.supply('red')).toBe(0);
  });

  it('G4: a tile with anybody on it, standing or lying, is occupied', () => {
    const t = position({
      seats: 4,
      dice: [2, 4],
      pampa: {
        11: 'brown 4 blue',
        12: 'ochre 4 blue lying',
        13: 'black 4 red',
        14: 'white 4 red lying',
        21: 'brown 5',
      },
    });
    for (const name of ['brown 4', 'ochre 4', 'black 4', 'white 4']) {
      expect(refusal(() => t.as('red').stands(name, [4]))).toBe('space-occupied');
      expect(refusal(() => t.as('red').lays(name, [2]))).toBe('space-occupied');
    }
    t.as('red').lays('brown 5', [2]);
  });

  it('G5: the big number does nothing for an own lying gaucho', () => {
    const t = position({ seats: 4, dice: [5, 6], pampa: { 11: 'spotted 11 red lying' } });
    expect(refusal(() => t.as('red').stands('spotted 11', [5, 6]))).toBe('space-occupied');
    expect(refusal(() => t.as('red').raises('spotted 11', [5, 6]))).toBe('dice-wrong-sum');
    t.as('red').raises('spotted 11', [5]);
    expect(t.at(11)).toBe('spotted 11 red');
  });

  it('G6: only an own lying gaucho can be raised', () => {
    const t = position({
      seats: 4,
      dice: [2, 2],
      pampa: { 11: 'brown 4 blue lying', 12: 'ochre 4 red', 13: 'black 4' },
    });
    for (const name of ['brown 4', 'ochre 4', 'black 4']) {
      expect(refusal(() => t.as('red').raises(name, [2]))).toBe('not-your-lying-gaucho');
    }
    expect(refusal(() => t.perform(0, { type: 'raise', space: 14, dice: [2] }))).toBe(
      'not-your-lying-gaucho',
    );
  });

  it('G7: gauchos go where a tile lies', () => {
    const t = position({ seats: 4, dice: [1, 2], pampa: { 11: 'brown 2' } });
    expect(refusal(() => t.perform(0, { type: 'stand', space: 12, dice: [2] }))).toBe('space-empty');
    expect(refusal(() => t.perform(0, { type: 'lay', space: 12, dice: [1] }))).toBe('space-empty');
    expect(refusal(() => t.perform(0, { type: 'stand', space: 15, dice: [2] }))).toBe('no-such-space');
    expect(refusal(() => t.perform(0, { type: 'raise', space: 0, dice: [2] }))).toBe('no-such-space');
  });

  it('G8: laying and raising in one turn is allowed', () => {
    const t = position({ seats: 4, dice: [3, 3], pampa: { 11: 'black 7' } });
    t.as('red').lays('black 7', [3]).raises('black 7', [3]);
    expect(t.at(11)).toBe('black 7 red');
  });

  it('G1 D2: example: a 5 and a 6 stand on the 11', () => {
    const t = position({ seats: 4, dice: [5, 6], pampa: { 11: 'spotted 11' } });
    t.as('red').stands('spotted 11', [5, 6]);
    expect(t.at(11)).toBe('spotted 11 red');
    expect(t.supply('red')).toBe(6);
    expect(t.open.turn.dice).toEqual([]);
  });

  it('G2 G3 G8: example: a 5 lays on the 11 and another 5 raises him', () => {
    const t = position({ seats: 4, dice: [5, 5], pampa: { 11: 'spotted 11' } });
    t.as('red').lays('spotted 11', [5]);
    expect(t.at(11)).toBe('spotted 11 red lying');
    t.as('red').raises('spotted 11', [5]);
    expect(t.at(11)).toBe('spotted 11 red');
    expect(t.supply('red')).toBe(6);
    expect(t.open.turn.dice).toEqual([]);
  });
});
