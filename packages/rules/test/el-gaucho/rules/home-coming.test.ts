import { batch, offered } from '../support/looking';
import { tile } from '../support/names';
import { position } from '../support/table';

/** A pasture worth 20 without room for anybody: keeps the refill out of a test. */
const FULL_ROW_3 = { 31: 'ochre 12', 32: 'ochre 11' };
const FULL_ROW_4 = { 41: 'spotted 12', 42: 'spotted 11' };

describe('Collecting cattle at the end of the round', () => {
  it('H1: cattle comes home once the last player of the round has ended his turn, not before', () => {
    const t = position({
      seats: 3,
      start: 'blue',
      dice: [],
      rodeo: [1, 1, 2, 2],
      pampa: { 11: 'brown 5 red', ...FULL_ROW_3 },
    });
    t.as('blue').ends();
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 1 },
      { type: 'turn-began', seat: 2 },
    ]);
    t.as('green').takes(1, 1).ends();
    expect(t.eventsOf('came-home')).toEqual([]);
    expect(t.at(11)).toBe('brown 5 red');
    t.as('red').takes(2, 2).ends();
    expect(t.eventsOf('came-home')).toEqual([
      { type: 'came-home', pasture: 1, cattle: [{ seat: 0, tile: tile('brown 5'), space: 11 }] },
    ]);
    expect(t.herd('red', 'brown')).toEqual([5]);
    expect(t.events.map((event) => event.type)).toEqual([
      'turn-ended',
      'came-home',
      'joined',
      'pastures-refilled',
      'round-began',
      'rolled',
      'turn-began',
    ]);
  });

  it('H1, H2, H3, H4, H5: example: three pastures: one not full, one with two standing and two lying, one all lying', () => {
    const t = position({
      seats: 4,
      turn: 'yellow',
      pile: ['brown 1', 'brown 2', 'brown 4', 'brown 6', 'brown 7', 'black 1'],
      pampa: {
        ...{ 11: 'brown 3 red', 12: 'black 4', 13: 'white 5 blue', 14: 'white 12 blue lying' },
        ...{ 21: 'black 9 green', 22: 'brown 8 red lying', 23: 'ochre 2 yellow', 24: 'white 10 blue lying' },
        ...{ 31: 'spotted 3 red lying', 32: 'spotted 4 yellow lying', 33: 'ochre 9 green lying' },
        ...FULL_ROW_4,
      },
    });
    t.as('yellow').ends();
    expect(t.eventsOf('came-home')).toEqual([
      {
        type: 'came-home',
        pasture: 2,
        cattle: [
          { seat: 2, tile: tile('black 9'), space: 21 },
          { seat: 3, tile: tile('ochre 2'), space: 23 },
        ],
      },
    ]);
    expect([11, 12, 13, 14].map((space) => t.at(space))).toEqual([
      'brown 3 red',
      'black 4',
      'white 5 blue',
      'white 12 blue lying',
    ]);
    expect([22, 24].map((space) => t.at(space))).toEqual(['brown 8 red lying', 'white 10 blue lying']);
    expect([31, 32, 33].map((space) => t.at(space))).toEqual([
      'spotted 3 red lying',
      'spotted 4 yellow lying',
      'ochre 9 green lying',
    ]);
    expect(t.herd('green', 'black')).toEqual([9]);
    expect(t.herd('yellow', 'ochre')).toEqual([2]);
    expect(t.herd('red', 'brown')).toEqual([]);
    expect(t.herd('blue', 'white')).toEqual([]);
    expect([t.supply('red'), t.supply('blue'), t.supply('green'), t.supply('yellow')]).toEqual([4, 4, 6, 6]);
  });

  it('H2: the gaucho who came home is in the supply and can be placed in the next round', () => {
    const t = position(
      {
        seats: 2,
        turn: 'blue',
        pampa: {
          ...{
            11: 'brown 5 red',
            21: 'black 9 red',
            22: 'black 8 red',
            31: 'ochre 1 red',
            32: 'ochre 7 red',
          },
          ...{ 41: 'spotted 12 red', 42: 'spotted 11 red', 43: 'spotted 10 red lying' },
        },
        start: 'red',
      },
      [6, 6, 5, 5, 1],
    );
    expect(t.supply('red')).toBe(0);
    t.as('blue').ends();
    t.as('red').appends('black 9').appends('ochre 1').appends('spotted 12');
    expect(t.supply('red')).toBe(7);
    t.as('blue').takes(1, 5).ends();
    t.as('red').takes(5, 6).raises('spotted 10', [5]);
    expect(t.at(43)).toBe('spotted 10 red');
    expect(t.supply('red')).toBe(7);
    expect(new Set(offered(t, 'red', 'occupy').map(({ area }) => area))).toEqual(new Set(['steppe']));
    t.as('red').occupies('steppe', [6]);
    expect(t.supply('red')).toBe(6);
  });

  it('H2: a tile goes to the owner of the gaucho who stands on it, whoever made the pasture full', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      dice: [3],
      pampa: { 11: 'brown 5 red', 12: 'black 3', ...FULL_ROW_4 },
    });
    t.as('blue').stands('black 3', [3]).ends();
    expect(t.herd('red', 'brown')).toEqual([5]);
    expect(t.herd('blue', 'black')).toEqual([3]);
  });

  it('H3: a lying gaucho is enough to fill a pasture for the others, but does not come home himself', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      dice: [2],
      pampa: { 11: 'brown 5 red', 12: 'black 4', ...FULL_ROW_4 },
    });
    t.as('blue').lays('black 4', [2]).ends();
    expect(t.herd('red', 'brown')).toEqual([5]);
    expect(t.at(12)).toBe('black 4 blue lying');
    expect(t.supply('blue')).toBe(7);
  });

  it('H4: a pasture with one tile left over keeps everybody, wherever that tile lies', () => {
    for (const left of [11, 12, 13]) {
      const pampa = { 11: 'brown 7 red', 12: 'brown 8 red', 13: 'brown 9 red', ...FULL_ROW_3, ...FULL_ROW_4 };
      const name = pampa[left as 11 | 12 | 13].replace(' red', '');
      const t = position({ seats: 2, turn: 'blue', pampa: { ...pampa, [left]: name } });
      t.as('blue').ends();
      expect(t.eventsOf('came-home')).toEqual([]);
      expect(t.supply('red')).toBe(6);
    }
  });

  it('H5: a pasture with lying gauchos only is not even told of', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      pampa: { 11: 'brown 7 red lying', 12: 'brown 8 blue lying', 13: 'brown 9 red lying', ...FULL_ROW_3 },
    });
    t.as('blue').ends();
    expect(t.eventsOf('came-home')).toEqual([]);
    expect(t.supply('red')).toBe(6);
    expect(t.supply('blue')).toBe(7);
  });

  it('H6: empty spaces of a pasture do not matter; a pasture without a tile does nothing', () => {
    const t = position({ seats: 4, turn: 'yellow', pampa: { 23: 'brown 7 red' } });
    t.as('yellow').ends();
    expect(t.eventsOf('came-home')).toEqual([
      { type: 'came-home', pasture: 2, cattle: [{ seat: 0, tile: tile('brown 7'), space: 23 }] },
    ]);
  });

  it('H6: covered spaces do not matter either: two players fill the three open spaces of the first row', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      pampa: { 11: 'brown 1 red', 12: 'black 2 blue', 13: 'ochre 3 red', ...FULL_ROW_3 },
    });
    t.as('blue').ends();
    expect(t.eventsOf('came-home')[0]?.cattle).toHaveLength(3);
  });

  it('H7: what comes home from several pastures is one batch', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      pampa: { 12: 'brown 9 red', 21: 'brown 5 red', 31: 'black 2 blue', 45: 'brown 1 red' },
    });
    t.as('blue').ends();
    expect(t.events.slice(0, 5)).toEqual([
      { type: 'turn-ended', seat: 1 },
      { type: 'came-home', pasture: 1, cattle: [{ seat: 0, tile: tile('brown 9'), space: 12 }] },
      { type: 'came-home', pasture: 2, cattle: [{ seat: 0, tile: tile('brown 5'), space: 21 }] },
      { type: 'came-home', pasture: 3, cattle: [{ seat: 1, tile: tile('black 2'), space: 31 }] },
      { type: 'came-home', pasture: 4, cattle: [{ seat: 0, tile: tile('brown 1'), space: 45 }] },
    ]);
    expect(batch(t, 'red')).toEqual(['brown 9', 'brown 5', 'brown 1']);
    expect(new Set(t.legal('red'))).toEqual(
      new Set([
        { type: 'append', tile: tile('brown 9') },
        { type: 'append', tile: tile('brown 5') },
        { type: 'append', tile: tile('brown 1') },
      ]),
    );
  });
});
