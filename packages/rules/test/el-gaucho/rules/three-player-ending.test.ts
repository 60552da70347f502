import { elGaucho } from '../../../src/el-gaucho/game';
import { income, spot, tiles } from '../support/looking';
import { tile } from '../support/names';
import { position } from '../support/table';

/**
 * The books' example, with cattle to go with it. Red is the start player, then come blue and green; red has played.
 * One tile is left in the pile.
 */
const before = () =>
  position(
    {
      seats: 3,
      round: 9,
      start: 'red',
      turn: 'blue',
      dice: [1, 2],
      rodeo: [3, 3, 4],
      areas: { red: ['thief'], blue: ['steppe'], green: [] },
      pesos: { red: 100, blue: 110, green: 90 },
      herds: {
        red: { white: [2, 5], spotted: [7, 8] },
        blue: { ochre: [3, 5], white: [9] },
        green: { white: [11, 4], brown: [12], black: [8] },
      },
      steppe: ['ochre 7', 'ochre 12', 'spotted 10', 'brown 1'],
      pile: ['white 8'],
      pampa: {
        ...{ 11: 'brown 9 green lying', 12: 'black 10 green lying', 13: 'white 6' },
        ...{ 21: 'spotted 5 red', 22: 'spotted 12', 23: 'black 3 blue lying' },
      },
    },
    [2, 6, 5, 1, 3, 6, 1],
  );

describe('Example of the end of a three-player game', () => {
  it('E2, E4, E5, E6, E8, Z1, Z2, Z4, Z5, Z7: example: Red, Blue and Green, step by step', () => {
    const t = before();

    // "Blue uses the SECRET CATTLE action. When replenishing the Steppe, he draws the last tile from the draw pile."
    t.as('blue').scouts().settles('ochre 7', 14);
    expect(t.events).toEqual([
      { type: 'settled', seat: 1, space: 14, tile: tile('ochre 7') },
      { type: 'left-steppe', seat: 1 },
      { type: 'steppe-refilled', count: 1, pile: 0 },
      { type: 'pile-emptied', lastDiceRound: 10 },
    ]);
    t.as('blue').ends();
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 1 },
      { type: 'turn-began', seat: 2 },
    ]);

    // "Green carries out his turn. Then the round is over. [...] another regular round with Blue as the Start Player."
    t.as('green').takes(3, 4).ends();
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 2 },
      { type: 'round-began', round: 10, startSeat: 1, kind: 'last-with-dice' },
      { type: 'rolled', dice: [2, 6, 5, 1, 3, 6, 1] },
      { type: 'turn-began', seat: 1 },
    ]);
    t.as('blue').takes(2, 6).occupies('wish', [2]).ends();
    t.as('green').takes(1, 5).occupies('overseer', [5]).ends();
    t.as('red').takes(3, 6).occupies('sale', [3]).ends();

    // "After all players have finished their turn, the final round without dice is played. [...] Green is the Start
    // Player."
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 0 },
      { type: 'round-began', round: 11, startSeat: 2, kind: 'without-dice' },
      { type: 'turn-began', seat: 2 },
    ]);
    expect(t.open.rodeo).toEqual([]);
    expect(t.open.steppe).toBe(4);
    expect([24, 25, 31, 41].map((space) => t.at(space))).toEqual(['', '', '', '']);

    // "He uses the RAISE GAUCHOS action and raises 2 of his lying Gauchos."
    t.as('green').rouses('brown 9', 'black 10');
    expect([t.at(11), t.at(12)]).toEqual(['brown 9 green', 'black 10 green']);
    t.as('green').ends();

    // "Red uses the CATTLE THIEF to steal a Cattle Tile from Green. He then sells a Herd via the IMMEDIATE SALE action."
    t.as('red').steals('white 11');
    expect(t.events).toEqual([
      { type: 'stole', seat: 0, victim: 2, tile: tile('white 11'), indemnity: 11 },
      { type: 'joined', seat: 0, tile: tile('white 11'), place: 2, how: 'stolen' },
    ]);
    expect(t.pesos('green')).toBe(101);
    t.as('red').sells('white');
    expect(t.eventsOf('sold')).toEqual([
      {
        type: 'sold',
        seat: 0,
        race: 'white',
        kind: 'immediate',
        tiles: tiles('white 2', 'white 5', 'white 11'),
        highest: 11,
        pesos: 33,
        bonus: 5,
      },
    ]);
    expect(t.pesos('red')).toBe(138);
    t.as('red').ends();

    // "Blue uses the WISH action to place a Gaucho on a Cattle Tile of value 6."
    t.as('blue').wishes(6).stands('white 6', [6]);
    expect(t.at(13)).toBe('white 6 blue');

    // "In one of the Pastures, all the Cattle Tiles have been claimed, so they are now being collected."
    t.as('blue').ends();
    const [, cameHome, ...rest] = t.events;
    expect(cameHome).toEqual({
      type: 'came-home',
      pasture: 1,
      cattle: [
        { seat: 2, tile: tile('brown 9'), space: 11 },
        { seat: 2, tile: tile('black 10'), space: 12 },
        { seat: 1, tile: tile('white 6'), space: 13 },
        { seat: 1, tile: tile('ochre 7'), space: 14 },
      ],
    });
    expect(rest.slice(0, 4)).toEqual([
      { type: 'joined', seat: 1, tile: tile('white 6'), place: 1, how: 'added' },
      { type: 'joined', seat: 1, tile: tile('ochre 7'), place: 2, how: 'added' },
      { type: 'joined', seat: 2, tile: tile('brown 9'), place: 1, how: 'added' },
      { type: 'joined', seat: 2, tile: tile('black 10'), place: 1, how: 'added' },
    ]);

    // "Then the players proceed with the Final Scoring": red's 5 comes home and sells 7-8; blue's lying gaucho does not.
    expect(rest.slice(4, 7)).toMatchObject([
      { type: 'last-came-home', cattle: [{ seat: 0, tile: tile('spotted 5'), space: 21 }] },
      { type: 'sold', seat: 0, race: 'spotted', kind: 'forced', pesos: 16, bonus: 0 },
      { type: 'joined', seat: 0, tile: tile('spotted 5'), place: 0, how: 'added' },
    ]);
    expect(t.at(23)).toBe('black 3 blue lying');
    expect(t.eventsOf('sold').map(({ seat, race, kind, pesos }) => [seat, race, kind, pesos])).toEqual([
      [0, 'spotted', 'forced', 16],
      [0, 'spotted', 'final', 5],
      [1, 'ochre', 'final', 21],
      [1, 'white', 'final', 18],
      [2, 'brown', 'final', 24],
      [2, 'black', 'final', 20],
      [2, 'white', 'final', 4],
    ]);
    expect(t.events.at(-1)).toEqual({ type: 'game-ended', winners: [0] });
    expect(t.asked).toEqual([]);
    expect(elGaucho.result(t.open)?.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
      [0, 1, 159],
      [1, 2, 149],
      [2, 2, 149],
    ]);
    expect(income(t, 'red')).toEqual({
      'forced-brown': 100,
      'immediate-white': 33,
      'sale-bonus': 5,
      'forced-spotted': 16,
      'final-spotted': 5,
    });
    expect(income(t, 'green')).toEqual({
      'forced-brown': 90,
      'theft-indemnity': 11,
      'final-brown': 24,
      'final-black': 20,
      'final-white': 4,
    });
  });

  it('E7: had Green sent nobody to the overseer, he would be the start player all the same, and pass', () => {
    const t = before();
    t.as('blue').scouts().settles('ochre 7', 14).ends();
    t.as('green').takes(3, 4).ends();
    t.as('blue').takes(2, 6).occupies('wish', [2]).ends();
    t.as('green').takes(1, 5).ends();
    t.as('red').takes(3, 6).ends();
    expect(t.events.slice(1)).toEqual([
      { type: 'round-began', round: 11, startSeat: 2, kind: 'without-dice' },
      { type: 'passed', seat: 2 },
      { type: 'turn-began', seat: 0 },
    ]);
    expect(spot(t, 'red', 'thief')).toBe('manned');
  });
});
