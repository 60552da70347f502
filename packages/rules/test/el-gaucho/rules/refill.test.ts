import { tile, type TileName } from '../support/names';
import { position } from '../support/table';

/** Pastures worth 20 or more, which the refill leaves alone. */
const ROW_1 = { 11: 'ochre 12', 12: 'ochre 11' };
const ROW_1B = { 11: 'white 12', 12: 'white 11' };
const ROW_2 = { 21: 'spotted 12', 22: 'spotted 11' };
const ROW_3 = { 31: 'black 12', 32: 'black 11' };
const ROW_4 = { 41: 'brown 12', 42: 'brown 11' };

const PILE: readonly TileName[] = [
  'brown 3',
  'brown 4',
  'brown 5',
  'brown 6',
  'brown 7',
  'brown 8',
  'black 1',
];

describe('Refill the pastures in the pampa', () => {
  it('F1: the refill comes after everybody has added his cattle and before the next round, open to all', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      pile: PILE,
      pampa: { 11: 'ochre 7 red', 12: 'ochre 8 red', 13: 'ochre 12 red', ...ROW_2, ...ROW_3, ...ROW_4 },
    });
    t.as('blue').ends();
    expect(t.eventsOf('pastures-refilled')).toEqual([]);
    expect(t.outcome.reveals).toEqual([]);
    t.as('red').appends('ochre 7');
    expect([11, 12, 13].map((space) => t.at(space))).toEqual(['', '', '']);
    t.as('red').appends('ochre 8');
    expect(t.events.slice(1)).toEqual([
      { type: 'joined', seat: 0, tile: tile('ochre 12'), place: 2, how: 'added' },
      {
        type: 'pastures-refilled',
        cattle: [
          { space: 11, tile: tile('brown 3') },
          { space: 12, tile: tile('brown 4') },
          { space: 13, tile: tile('brown 5') },
        ],
        pile: 4,
      },
      { type: 'round-began', round: 2, startSeat: 1, kind: 'usual' },
      { type: 'rolled', dice: [1, 1, 1, 1, 1] },
      { type: 'turn-began', seat: 1 },
    ]);
    expect(t.outcome.reveals).toBe('everybody');
    expect(t.open.pile).toBe(4);
  });

  it('F1: the refill leaves the steppe alone', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      steppe: ['ochre 1', 'ochre 2'],
      pile: PILE,
      pampa: { 11: 'ochre 7', 12: 'ochre 8', ...ROW_2, ...ROW_3, ...ROW_4 },
    });
    t.as('blue').ends();
    expect(t.open.steppe).toBe(2);
  });

  it('F2: pastures are filled from the bottom upward, spaces from the left', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      pile: PILE,
      pampa: { 12: 'ochre 2 red lying', 21: 'ochre 9', 23: 'ochre 4', ...ROW_3, ...ROW_4 },
    });
    t.as('blue').ends();
    expect(t.eventsOf('pastures-refilled')).toEqual([
      {
        type: 'pastures-refilled',
        cattle: [
          { space: 11, tile: tile('brown 3') },
          { space: 13, tile: tile('brown 4') },
          { space: 22, tile: tile('brown 5') },
          { space: 24, tile: tile('brown 6') },
        ],
        pile: 3,
      },
    ]);
    expect(t.at(12)).toBe('ochre 2 red lying');
  });

  it.each([
    { there: ['ochre 7', 'ochre 8'], added: 2, why: '15, 18, 22: stops above 20' },
    { there: ['ochre 7', 'ochre 10'], added: 1, why: '17, 20: stops at exactly 20' },
    { there: ['ochre 7', 'ochre 9'], added: 2, why: '16, 19, 23: does not stop at 19' },
    { there: ['ochre 8', 'ochre 12'], added: 0, why: 'exactly 20 is enough' },
    { there: ['ochre 1', 'ochre 2'], added: 4, why: 'stops when the pasture is full' },
  ])('F3: one tile after the other until 20 or full: $why', ({ there: [first = '', second = ''], added }) => {
    const t = position({
      seats: 4,
      turn: 'yellow',
      pile: PILE,
      pampa: { ...ROW_1B, ...ROW_2, 31: first, 32: second, ...ROW_4 },
    });
    t.as('yellow').ends();
    expect(t.open.pile).toBe(7 - added);
    expect([33, 34, 35, 36].filter((space) => t.at(space) !== '')).toHaveLength(added);
  });

  it('F4: tiles still there count, whoever rides them and however', () => {
    const t = position({
      seats: 3,
      turn: 'green',
      pile: PILE,
      pampa: {
        ...{ 11: 'ochre 9 red lying', 12: 'ochre 10 blue lying' },
        ...{ 21: 'white 9 red', 22: 'white 10' },
        ...{ 31: 'spotted 4 green', 32: 'spotted 8 red lying', 33: 'spotted 7' },
        ...ROW_4,
      },
    });
    t.as('green').ends();
    expect(t.eventsOf('pastures-refilled')[0]?.cattle).toEqual([
      { space: 13, tile: tile('brown 3') },
      { space: 23, tile: tile('brown 4') },
      { space: 34, tile: tile('brown 5') },
    ]);
  });

  it('F5: a pasture whose tiles are still worth 20 is not refilled; where none is, nothing is told', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      pile: PILE,
      pampa: {
        11: 'ochre 12 red lying',
        12: 'ochre 8 blue lying',
        13: 'ochre 2 red',
        ...ROW_2,
        ...ROW_3,
        ...ROW_4,
      },
    });
    t.as('blue').ends();
    expect(t.at(13)).toBe('');
    expect(t.herd('red', 'ochre')).toEqual([2]);
    expect(t.eventsOf('pastures-refilled')).toEqual([]);
    expect(t.outcome.reveals).toEqual([]);
    expect(t.open.pile).toBe(7);
  });

  it('F6: where the pile does not reach, it fills as far as it goes', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      pile: ['brown 3', 'brown 4'],
      pampa: { 11: 'ochre 7', 21: 'ochre 5', ...ROW_3, ...ROW_4 },
    });
    t.as('blue').ends();
    expect(t.eventsOf('pastures-refilled')).toEqual([
      {
        type: 'pastures-refilled',
        cattle: [
          { space: 12, tile: tile('brown 3') },
          { space: 13, tile: tile('brown 4') },
        ],
        pile: 0,
      },
    ]);
    expect([22, 23, 24].map((space) => t.at(space))).toEqual(['', '', '']);
  });

  it('F7: covered spaces are never filled', () => {
    const low: readonly TileName[] = ['brown 1', 'brown 2', 'brown 3', 'brown 4', 'brown 5', 'black 1'];
    const two = position({ seats: 2, turn: 'blue', pile: low, pampa: { ...ROW_2, ...ROW_3, ...ROW_4 } });
    two.as('blue').ends();
    expect(two.eventsOf('pastures-refilled')[0]?.cattle.map(({ space }) => space)).toEqual([11, 12, 13]);
    const three = position({ seats: 3, turn: 'green', pile: low, pampa: { ...ROW_1, ...ROW_2, ...ROW_4 } });
    three.as('green').ends();
    expect(three.eventsOf('pastures-refilled')[0]?.cattle.map(({ space }) => space)).toEqual([
      31, 32, 33, 34, 35,
    ]);
    const four = position({ seats: 4, turn: 'yellow', pile: low, pampa: { ...ROW_1, ...ROW_2, ...ROW_4 } });
    four.as('yellow').ends();
    expect(four.eventsOf('pastures-refilled')[0]?.cattle.map(({ space }) => space)).toEqual([
      31, 32, 33, 34, 35, 36,
    ]);
  });
});
