import { offered, spot } from '../support/looking';
import { tile } from '../support/names';
import { position, refusal, type TestTable } from '../support/table';

/** Four pastures that need no refill. */
const FULL = {
  ...{ 11: 'ochre 12', 12: 'ochre 11', 21: 'spotted 12', 22: 'spotted 11' },
  ...{ 31: 'black 12', 32: 'black 11', 41: 'brown 12', 42: 'brown 11' },
};
/** The same with room for one tile in the first. */
const ONE_SHORT = { ...FULL, 11: 'ochre 8', 12: 'ochre 9' };

const begun = (t: TestTable) => t.eventsOf('round-began');

describe('End of the game', () => {
  it('E1, E3: the pile emptied by a refill, exactly: that round is finished, the next one is the last with dice', () => {
    const t = position(
      { seats: 2, round: 5, turn: 'blue', pile: ['brown 3'], pampa: ONE_SHORT },
      [6, 5, 4, 3, 2],
    );
    t.as('blue').ends();
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 1 },
      { type: 'pastures-refilled', cattle: [{ space: 13, tile: tile('brown 3') }], pile: 0 },
      { type: 'pile-emptied', lastDiceRound: 6 },
      { type: 'round-began', round: 6, startSeat: 1, kind: 'last-with-dice' },
      { type: 'rolled', dice: [6, 5, 4, 3, 2] },
      { type: 'turn-began', seat: 1 },
    ]);
    expect(t.open.lastDiceRound).toBe(6);
  });

  it('E1: as long as one tile is left in the pile the end is not near', () => {
    const t = position({ seats: 2, round: 5, turn: 'blue', pile: ['brown 3', 'brown 4'], pampa: ONE_SHORT });
    t.as('blue').ends();
    expect(t.eventsOf('pile-emptied')).toEqual([]);
    expect(t.open.pile).toBe(1);
    expect(t.open.lastDiceRound).toBe(0);
    expect(begun(t)).toEqual([{ type: 'round-began', round: 6, startSeat: 1, kind: 'usual' }]);
  });

  it('E2: the pile emptied by the steppe in the middle of a round: it is finished, and one more with dice follows', () => {
    const t = position({
      seats: 2,
      round: 5,
      rodeo: [1, 1, 1],
      dice: [],
      areas: { red: ['steppe'] },
      steppe: ['black 9', 'black 8', 'black 7', 'black 6'],
      pile: ['brown 3'],
      pampa: FULL,
    });
    t.as('red').scouts().settles('black 9', 13);
    expect(t.events).toEqual([
      { type: 'settled', seat: 0, space: 13, tile: tile('black 9') },
      { type: 'left-steppe', seat: 0 },
      { type: 'steppe-refilled', count: 1, pile: 0 },
      { type: 'pile-emptied', lastDiceRound: 6 },
    ]);
    t.as('red').ends();
    t.as('blue').takes(1, 1).ends();
    expect(begun(t)).toEqual([{ type: 'round-began', round: 6, startSeat: 1, kind: 'last-with-dice' }]);
    expect(t.open.rodeo).toHaveLength(5);
  });

  it('E1: the end is told once', () => {
    const t = position({
      seats: 2,
      round: 6,
      lastDiceRound: 6,
      dice: [],
      areas: { red: ['steppe'] },
      steppe: ['black 9', 'black 8', 'black 7', 'black 6'],
      pile: [],
      pampa: FULL,
    });
    t.as('red').scouts().settles('black 9', 13);
    expect(t.eventsOf('pile-emptied')).toEqual([]);
    expect(t.open.lastDiceRound).toBe(6);
  });

  it('E4: nothing is refilled any more, neither pastures nor the steppe', () => {
    const t = position({
      seats: 2,
      round: 6,
      lastDiceRound: 6,
      turn: 'blue',
      areas: { blue: ['steppe', 'wish'] },
      steppe: ['black 9', 'black 8'],
      pile: [],
      pampa: { 11: 'ochre 8 red', 21: 'ochre 9', 31: 'brown 1 blue' },
    });
    t.as('blue').scouts().settles('black 9', 13);
    expect(t.eventsOf('steppe-refilled')).toEqual([]);
    t.as('blue').ends();
    expect(t.eventsOf('came-home').map(({ pasture }) => pasture)).toEqual([1, 3]);
    expect(t.eventsOf('pastures-refilled')).toEqual([]);
    expect(t.open.steppe).toBe(1);
    expect([t.at(11), t.at(13), t.at(31)]).toEqual(['', '', '']);
  });

  it('E5: after the last round with dice comes one without: no roll, and the start player moves on as ever', () => {
    const t = position({
      seats: 3,
      round: 6,
      lastDiceRound: 6,
      start: 'blue',
      turn: 'red',
      rodeo: [1, 2, 3],
      dice: [],
      areas: { red: ['wish'], blue: ['wish'], green: ['wish'] },
      pile: [],
    });
    t.as('red').ends();
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 0 },
      { type: 'round-began', round: 7, startSeat: 2, kind: 'without-dice' },
      { type: 'turn-began', seat: 2 },
    ]);
    expect(t.open.rodeo).toEqual([]);
    expect(t.open.turn).toEqual({ seat: 2, mustTake: false, dice: [], wish: 0, settled: false });
    t.as('green').ends();
    t.as('red').ends();
    expect(t.asked).toEqual([1]);
    t.as('blue').ends();
    expect(t.open.phase).toBe('over');
  });

  it('E6: in it the players use the areas they have left, and nothing else', () => {
    const t = position({
      seats: 2,
      round: 7,
      lastDiceRound: 6,
      areas: { red: ['sale', 'overseer'], blue: ['wish'] },
      herds: { red: { brown: [5, 6] } },
      pampa: { 11: 'ochre 8 red lying', 12: 'ochre 3' },
      pile: [],
    });
    expect(new Set(t.legal('red'))).toEqual(
      new Set([
        { type: 'sell', race: 'brown' },
        { type: 'rouse', spaces: [11] },
        { type: 'recall', area: 'sale' },
        { type: 'recall', area: 'overseer' },
        { type: 'end' },
      ]),
    );
    expect(refusal(() => t.as('red').takes(1, 1))).toBe('not-now');
    expect(refusal(() => t.as('red').stands('ochre 3', [3]))).toBe('dice-not-yours');
    t.as('red').sells('brown').rouses('ochre 8').ends();
    expect(t.open.turn.seat).toBe(1);
  });

  it('E6: a wished die works in it, also to occupy an area, and Sort occupied so serves at once', () => {
    const t = position({
      seats: 2,
      round: 7,
      lastDiceRound: 6,
      turn: 'blue',
      areas: { blue: ['wish'] },
      herds: { blue: { brown: [3, 9] } },
      pampa: { 11: 'brown 5 blue' },
      pile: [],
    });
    t.as('blue').wishes(2).occupies('sort', [2]).ends();
    expect(t.asked).toEqual([1]);
    t.as('blue').sorts('brown 5', 1);
    expect(t.pesos('blue')).toBe(27);
  });

  it('E6: nobody has to use what he has', () => {
    const t = position({
      seats: 2,
      round: 7,
      lastDiceRound: 6,
      areas: { red: ['wish'], blue: ['sale'] },
      pile: [],
    });
    t.as('red').ends();
    expect(t.outcome.final).toBe(true);
    expect(spot(t, 'red', 'wish')).toBe('manned');
    expect(t.asked).toEqual([1]);
  });

  it('E7: who has nobody on an area is not asked in the round without dice: an event says that he passes', () => {
    const t = position({
      seats: 4,
      round: 6,
      lastDiceRound: 6,
      turn: 'yellow',
      areas: { green: ['sort'] },
      pampa: { 11: 'ochre 8 red lying', 12: 'ochre 3' },
      pile: [],
    });
    t.as('yellow').ends();
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 3 },
      { type: 'round-began', round: 7, startSeat: 1, kind: 'without-dice' },
      { type: 'passed', seat: 1 },
      { type: 'turn-began', seat: 2 },
    ]);
    t.as('green').ends();
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 2 },
      { type: 'passed', seat: 3 },
      { type: 'passed', seat: 0 },
      { type: 'game-ended', winners: [0, 1, 2, 3] },
    ]);
  });

  it('E7: where nobody has one, all pass and the cattle comes home', () => {
    const t = position({
      seats: 2,
      round: 6,
      lastDiceRound: 6,
      turn: 'blue',
      pampa: { 11: 'ochre 8 red', 12: 'ochre 3' },
      pile: [],
    });
    t.as('blue').ends();
    expect(t.events.map(({ type }) => type)).toEqual([
      'turn-ended',
      'round-began',
      'passed',
      'passed',
      'last-came-home',
      'joined',
      'sold',
      'game-ended',
    ]);
    expect(t.eventsOf('passed').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('E7: who still has his turn keeps it after his last gaucho, until he ends it', () => {
    const t = position({ seats: 2, round: 7, lastDiceRound: 6, areas: { red: ['wish'] }, pile: [] });
    t.as('red').recalls('wish');
    expect(t.asked).toEqual([0]);
    expect(t.legal('red')).toEqual([{ type: 'end' }]);
    t.as('red').ends();
    expect(t.eventsOf('passed')).toEqual([{ type: 'passed', seat: 1 }]);
    expect(t.open.phase).toBe('over');
  });

  it('E7: in a round with dice nobody is passed over, and ending the turn is the player’s own act', () => {
    const t = position({ seats: 2, round: 6, lastDiceRound: 6, rodeo: [1, 1, 1], dice: [], pile: [] });
    t.as('red').ends();
    expect(t.eventsOf('passed')).toEqual([]);
    expect(t.asked).toEqual([1]);
    expect(refusal(() => t.as('blue').ends())).toBe('dice-not-taken');
    t.as('blue').takes(1, 1);
    expect(t.asked).toEqual([1]);
  });

  it('E8: after the round without dice the full pastures come home as ever, before the last reckoning', () => {
    const t = position({
      seats: 2,
      round: 7,
      lastDiceRound: 6,
      turn: 'blue',
      areas: { blue: ['sale'] },
      pampa: { 11: 'brown 5 red', 12: 'ochre 5 blue lying', 21: 'black 6 blue', 22: 'black 7' },
      pile: [],
    });
    t.as('blue').ends();
    expect(t.events.slice(1, 5)).toEqual([
      { type: 'came-home', pasture: 1, cattle: [{ seat: 0, tile: tile('brown 5'), space: 11 }] },
      { type: 'joined', seat: 0, tile: tile('brown 5'), place: 0, how: 'added' },
      { type: 'last-came-home', cattle: [{ seat: 1, tile: tile('black 6'), space: 21 }] },
      { type: 'joined', seat: 1, tile: tile('black 6'), place: 0, how: 'added' },
    ]);
  });

  it('E9: while the pile lasts rounds follow each other, whether cattle came home or not', () => {
    const t = position({ seats: 2, round: 90, turn: 'blue', pile: ['brown 3'], pampa: FULL });
    t.as('blue').ends();
    expect(begun(t)).toEqual([{ type: 'round-began', round: 91, startSeat: 1, kind: 'usual' }]);
    t.as('blue').takes(1, 1).ends();
    t.as('red').takes(1, 1).ends();
    expect(begun(t)).toEqual([{ type: 'round-began', round: 92, startSeat: 0, kind: 'usual' }]);
    expect(offered(t, 'red', 'take').length).toBeGreaterThan(0);
  });
});
