import { elGaucho } from '../../../src/el-gaucho/game';
import { INCOME_SOURCES } from '../../../src/el-gaucho/income';
import { batch, income, spot, tiles } from '../support/looking';
import { tile } from '../support/names';
import type { Position } from '../support/arrange';
import { position, refusal, type TestTable } from '../support/table';

/** Blue ends the round without dice. */
function lastTurn(of: Omit<Position, 'seats'>): TestTable {
  return position({ seats: 2, round: 7, lastDiceRound: 6, turn: 'blue', pile: [], ...of });
}

/** All sources of income, those named with their pesos, the others with none. */
function sources(of: Record<string, number>): Record<string, number> {
  return { ...Object.fromEntries(INCOME_SOURCES.map((source) => [source, 0])), ...of };
}

describe('Final scoring', () => {
  it('Z1: every gaucho who still stands brings his tile home, from whatever pasture', () => {
    const t = lastTurn({
      pampa: {
        11: 'brown 5 red',
        12: 'black 1',
        34: 'ochre 9 blue',
        31: 'black 2',
        41: 'spotted 3 red',
        42: 'black 3',
      },
    });
    t.as('blue').ends();
    expect(t.eventsOf('came-home')).toEqual([]);
    expect(t.eventsOf('last-came-home')).toEqual([
      {
        type: 'last-came-home',
        cattle: [
          { seat: 0, tile: tile('brown 5'), space: 11 },
          { seat: 1, tile: tile('ochre 9'), space: 34 },
          { seat: 0, tile: tile('spotted 3'), space: 41 },
        ],
      },
    ]);
    expect([t.pesos('red'), t.pesos('blue')]).toEqual([8, 9]);
    expect([t.supply('red'), t.supply('blue')]).toEqual([8, 8]);
    expect([11, 34, 41].map((space) => t.at(space))).toEqual(['', '', '']);
  });

  it('Z1: only after the round without dice', () => {
    const t = position({
      seats: 2,
      round: 6,
      lastDiceRound: 6,
      turn: 'blue',
      areas: { red: ['wish'] },
      pampa: { 11: 'brown 5 red', 12: 'black 1' },
      pile: [],
    });
    t.as('blue').ends();
    expect(t.eventsOf('last-came-home')).toEqual([]);
    expect(t.at(11)).toBe('brown 5 red');
  });

  it('Z2: they are added as usual: order of choice, forced sales, new herds', () => {
    const t = lastTurn({
      herds: { red: { brown: [12, 8, 6] } },
      pampa: { 11: 'brown 9 red', 12: 'black 1', 21: 'brown 5 red', 22: 'black 2' },
    });
    t.as('blue').ends();
    expect(t.open.phase).toBe('last-round-up');
    expect(t.asked).toEqual([0]);
    expect(batch(t, 'red')).toEqual(['brown 9', 'brown 5']);
    expect(refusal(() => t.as('red').ends())).toBe('not-now');
    t.as('red').appends('brown 5');
    expect(t.eventsOf('sold').map(({ kind, pesos }) => [kind, pesos])).toEqual([
      ['forced', 48],
      ['final', 9],
    ]);
    expect(t.pesos('red')).toBe(57);
  });

  it('Z2, Z3: the batch of the full pastures is finished before the second one is fetched', () => {
    const t = lastTurn({
      herds: { red: { brown: [4] } },
      pampa: { 11: 'brown 9 red', 12: 'brown 7 red', 21: 'brown 5 red', 22: 'black 2', 23: 'ochre 2 blue' },
    });
    t.as('blue').ends();
    expect(t.open.phase).toBe('round-up');
    expect(batch(t, 'red')).toEqual(['brown 9', 'brown 7']);
    expect(batch(t, 'blue')).toEqual([]);
    expect([t.at(21), t.at(23)]).toEqual(['brown 5 red', 'ochre 2 blue']);
    t.as('red').appends('brown 7');
    expect(t.events.map(({ type }) => type)).toEqual([
      'joined',
      'joined',
      'last-came-home',
      'sold',
      'joined',
      'joined',
      'sold',
      'sold',
      'game-ended',
    ]);
    expect(income(t, 'red')).toEqual({ 'forced-brown': 27, 'final-brown': 5 });
  });

  it('Z3: Sort serves in the first batch, and then not in the second', () => {
    const t = lastTurn({
      areas: { red: ['sort'] },
      herds: { red: { brown: [4, 9] } },
      pampa: { 11: 'brown 7 red', 21: 'brown 5 red', 22: 'black 2', 31: 'brown 6 red', 32: 'black 3' },
    });
    t.as('blue').ends();
    const { key } = t.asking;
    t.as('red').sorts('brown 7', 1);
    expect(t.open.phase).toBe('last-round-up');
    expect(t.asked).toEqual([0]);
    expect(t.asking.key).not.toBe(key);
    expect(spot(t, 'red', 'sort')).toBe('empty');
    expect(refusal(() => t.as('red').sorts('brown 5', 1))).toBe('sort-no-gaucho');
    t.as('red').appends('brown 5');
    expect(income(t, 'red')).toEqual({ 'forced-brown': 27, 'final-brown': 12 });
  });

  it('Z3: or it is kept for the second', () => {
    const t = lastTurn({
      areas: { red: ['sort'] },
      herds: { red: { brown: [4, 9] } },
      pampa: { 11: 'brown 10 red', 21: 'brown 5 red', 22: 'black 2' },
    });
    t.as('blue').ends();
    expect(t.open.phase).toBe('last-round-up');
    t.as('red').sorts('brown 5', 1);
    expect(income(t, 'red')).toEqual({ 'final-brown': 40 });
  });

  it('Z4: cattle under lying gauchos and gauchos on areas count nothing', () => {
    const t = lastTurn({
      areas: { red: ['wish', 'thief'] },
      herds: { red: { brown: [3] } },
      pampa: { 11: 'brown 12 red lying', 12: 'black 1', 21: 'black 12 blue lying' },
      steppe: ['ochre 12'],
    });
    t.as('blue').ends();
    expect(t.eventsOf('last-came-home')).toEqual([]);
    expect([t.pesos('red'), t.pesos('blue')]).toEqual([3, 0]);
    expect([t.at(11), t.at(21)]).toEqual(['brown 12 red lying', 'black 12 blue lying']);
    expect(spot(t, 'red', 'wish')).toBe('manned');
  });

  it('Z5: all herds are sold, seat by seat and race by race, without a bonus', () => {
    const t = lastTurn({ herds: { red: { spotted: [9, 4, 2], brown: [1, 6] }, blue: { ochre: [11] } } });
    t.as('blue').ends();
    expect(t.events.slice(1)).toEqual([
      {
        type: 'sold',
        seat: 0,
        race: 'brown',
        kind: 'final',
        tiles: tiles('brown 1', 'brown 6'),
        highest: 6,
        pesos: 12,
        bonus: 0,
      },
      {
        type: 'sold',
        seat: 0,
        race: 'spotted',
        kind: 'final',
        tiles: tiles('spotted 9', 'spotted 4', 'spotted 2'),
        highest: 9,
        pesos: 27,
        bonus: 0,
      },
      {
        type: 'sold',
        seat: 1,
        race: 'ochre',
        kind: 'final',
        tiles: tiles('ochre 11'),
        highest: 11,
        pesos: 11,
        bonus: 0,
      },
      { type: 'game-ended', winners: [0] },
    ]);
    expect(t.herd('red', 'brown')).toEqual([]);
    expect(income(t, 'red')).toEqual({ 'final-brown': 12, 'final-spotted': 27 });
  });

  it('Z6: example: a single tile of value 9 is worth 9', () => {
    const t = lastTurn({ herds: { red: { black: [9] } } });
    t.as('blue').ends();
    expect(t.pesos('red')).toBe(9);
  });

  it('Z7: the most pesos win, the others are ranked behind', () => {
    const t = position({
      seats: 4,
      round: 7,
      lastDiceRound: 6,
      turn: 'yellow',
      pesos: { red: 50, blue: 90, green: 60, yellow: 80 },
      herds: { green: { brown: [12, 11, 10] } },
      pile: [],
    });
    t.as('yellow').ends();
    expect(t.events.at(-1)).toEqual({ type: 'game-ended', winners: [2] });
    expect(elGaucho.result(t.open)?.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
      [2, 1, 96],
      [1, 2, 90],
      [3, 3, 80],
      [0, 4, 50],
    ]);
  });

  it('Z8: a tie is a shared win, and the next one is third', () => {
    const t = position({
      seats: 3,
      round: 7,
      lastDiceRound: 6,
      turn: 'green',
      pesos: { red: 50, blue: 70, green: 80 },
      herds: { blue: { brown: [10] } },
      pile: [],
    });
    t.as('green').ends();
    expect(t.events.at(-1)).toEqual({ type: 'game-ended', winners: [1, 2] });
    expect(elGaucho.result(t.open)?.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
      [1, 1, 80],
      [2, 1, 80],
      [0, 3, 50],
    ]);
  });

  it('Z9: every peso has its source: sales by kind and race, the bonus, and both indemnities', () => {
    const t = position({
      seats: 2,
      round: 7,
      lastDiceRound: 6,
      areas: { red: ['sale', 'thief', 'overseer'], blue: ['thief'] },
      herds: { red: { brown: [3, 5], ochre: [4, 8], black: [7] }, blue: { ochre: [6], spotted: [2] } },
      pampa: { 11: 'spotted 11 blue lying', 12: 'black 12' },
      pile: [],
    });
    expect(elGaucho.result(t.open)).toBeNull();
    t.as('red').sells('brown').steals('ochre 6').ousts('spotted 11').ends();
    t.as('blue').steals('black 7').ends();
    expect(elGaucho.result(t.open)).toEqual([
      {
        seat: 0,
        rank: 1,
        score: 55,
        sources: sources({
          'immediate-brown': 10,
          'sale-bonus': 5,
          'forced-ochre': 16,
          'theft-indemnity': 7,
          'final-ochre': 6,
          'final-spotted': 11,
        }),
      },
      {
        seat: 1,
        rank: 2,
        score: 26,
        sources: sources({
          'theft-indemnity': 6,
          'ouster-indemnity': 11,
          'final-black': 7,
          'final-spotted': 2,
        }),
      },
    ]);
  });

  it('Z10: then it is over: nobody is asked, nobody can do anything', () => {
    const t = lastTurn({ areas: { red: ['wish'], blue: ['sale'] }, herds: { red: { brown: [3, 5] } } });
    expect(elGaucho.result(t.open)).toBeNull();
    t.as('blue').ends();
    expect(t.open.phase).toBe('over');
    expect(t.asked).toEqual([]);
    expect(t.legal('red')).toEqual([]);
    expect(t.legal('blue')).toEqual([]);
    expect(refusal(() => t.as('red').wishes(3))).toBe('not-your-turn');
    expect(refusal(() => t.as('blue').ends())).toBe('not-your-turn');
    expect(elGaucho.progress(t.open)).toBe(1);
  });
});
