import { income, offered, perform, spot } from '../support/looking';
import { tile } from '../support/names';
import { position, refusal } from '../support/table';

describe('Raise or replace gauchos (overseer)', () => {
  it('X27: example 1: the gauchos lying on a 10 and a 9 get up, the overseer comes back', () => {
    const t = position({
      seats: 4,
      areas: { red: ['overseer'] },
      pampa: { 12: 'black 10 red lying', 43: 'white 9 red lying' },
    });
    expect(t.supply('red')).toBe(4);
    t.as('red').rouses('black 10', 'white 9');
    expect(t.events).toEqual([
      {
        type: 'roused',
        seat: 0,
        cattle: [
          { space: 12, tile: tile('black 10') },
          { space: 43, tile: tile('white 9') },
        ],
      },
    ]);
    expect(t.outcome).toMatchObject({ reveals: [], secret: false, final: false });
    expect([t.at(12), t.at(43)]).toEqual(['black 10 red', 'white 9 red']);
    expect(t.supply('red')).toBe(5);
    expect(spot(t, 'red', 'overseer')).toBe('spent');
    expect(t.open.ranches.map((of) => of.pesos)).toEqual([0, 0, 0, 0]);
  });

  it('X27: one alone or any two, each pair once, never three', () => {
    const t = position({
      seats: 4,
      areas: { red: ['overseer'] },
      pampa: {
        ...{ 11: 'black 1 red lying', 22: 'black 2 red lying', 33: 'black 3 red lying' },
        ...{ 12: 'brown 5 red', 13: 'brown 6' },
      },
    });
    expect(new Set(offered(t, 'red', 'rouse').map(({ spaces }) => spaces))).toEqual(
      new Set([[11], [11, 22], [11, 33], [22], [22, 33], [33]]),
    );
    expect(refusal(() => t.as('red').rouses('black 1', 'black 2', 'black 3'))).toBe('malformed');
    expect(refusal(() => perform(t, 'red', { type: 'rouse', spaces: [22, 11] }))).toBe('malformed');
    expect(refusal(() => perform(t, 'red', { type: 'rouse', spaces: [11, 11] }))).toBe('malformed');
    t.as('red').rouses('black 2');
    expect(t.eventsOf('roused')[0]?.cattle).toEqual([{ space: 22, tile: tile('black 2') }]);
    expect([t.at(11), t.at(22), t.at(33)]).toEqual(['black 1 red lying', 'black 2 red', 'black 3 red lying']);
  });

  it('X27: gauchos laid this turn may get up too', () => {
    const t = position({ seats: 4, dice: [5, 1], areas: { red: ['overseer'] }, pampa: { 11: 'black 11' } });
    t.as('red').lays('black 11', [5]).rouses('black 11');
    expect(t.at(11)).toBe('black 11 red');
  });

  it('X28, X29: example 2: the overseer takes the 11 himself: its owner gets 11 pesos and his gaucho back', () => {
    const t = position({
      seats: 4,
      areas: { red: ['overseer'] },
      pesos: { green: 7 },
      pampa: { 12: 'black 11 green lying' },
    });
    expect([t.supply('red'), t.supply('green')]).toEqual([6, 6]);
    t.as('red').ousts('black 11');
    expect(t.events).toEqual([
      { type: 'ousted', seat: 0, victim: 2, space: 12, tile: tile('black 11'), indemnity: 11 },
    ]);
    expect(t.outcome).toMatchObject({ reveals: [], secret: false, final: false });
    expect(t.at(12)).toBe('black 11 red');
    expect([t.supply('red'), t.supply('green')]).toEqual([6, 7]);
    expect(t.pesos('green')).toBe(18);
    expect(income(t, 'green')).toEqual({ 'forced-brown': 7, 'ouster-indemnity': 11 });
    expect(t.pesos('red')).toBe(0);
  });

  it('X28: any opponent’s lying gaucho, one of them', () => {
    const t = position({
      seats: 3,
      areas: { red: ['overseer'] },
      pampa: {
        11: 'black 1 blue lying',
        22: 'black 2 green lying',
        33: 'black 3 red lying',
        34: 'black 4 blue',
      },
    });
    expect(new Set(offered(t, 'red', 'oust').map(({ space }) => space))).toEqual(new Set([11, 22]));
    t.as('red').ousts('black 2');
    expect([t.pesos('blue'), t.pesos('green')]).toEqual([0, 2]);
    expect(refusal(() => t.as('red').ousts('black 1'))).toBe('area-empty');
    expect(t.at(11)).toBe('black 1 blue lying');
  });

  it('X29: the pesos are the big number, not the small one', () => {
    const t = position({
      seats: 2,
      areas: { red: ['overseer'] },
      pampa: { 11: 'black 1 blue lying', 12: 'black 12 blue lying' },
    });
    t.as('red').ousts('black 12');
    expect(t.pesos('blue')).toBe(12);
  });

  it('X28: it works with an empty supply, for the overseer himself may go', () => {
    const t = position({
      seats: 4,
      areas: { red: ['overseer', 'sort', 'wish', 'sale', 'thief', 'steppe'] },
      pampa: { 12: 'black 11 green lying', 13: 'black 3 red' },
    });
    expect(t.supply('red')).toBe(0);
    t.as('red').ousts('black 11');
    expect(t.supply('red')).toBe(0);
    expect(t.at(12)).toBe('black 11 red');
  });

  it('X30: raising or replacing, not both', () => {
    const start = () =>
      position({
        seats: 2,
        areas: { red: ['overseer'] },
        pampa: { 11: 'black 1 red lying', 12: 'black 12 blue lying' },
      });
    const roused = start();
    roused.as('red').rouses('black 1');
    expect(refusal(() => roused.as('red').ousts('black 12'))).toBe('area-empty');
    const ousted = start();
    ousted.as('red').ousts('black 12');
    expect(refusal(() => ousted.as('red').rouses('black 1'))).toBe('area-empty');
    expect(refusal(() => perform(start(), 'red', { type: 'rouse', spaces: [11, 12] }))).toBe(
      'not-your-lying-gaucho',
    );
  });

  it('X31: standing gauchos, empty tiles and empty spaces are no target', () => {
    const t = position({
      seats: 2,
      areas: { red: ['overseer'] },
      pampa: {
        ...{ 11: 'black 1 red', 12: 'black 12 blue', 13: 'black 5' },
        ...{ 21: 'brown 3 red lying', 22: 'brown 4 blue lying' },
      },
    });
    for (const space of [11, 12, 13, 22, 23, 14, 99]) {
      expect(refusal(() => perform(t, 'red', { type: 'rouse', spaces: [space] }))).toBe(
        'not-your-lying-gaucho',
      );
      expect(refusal(() => perform(t, 'red', { type: 'rouse', spaces: [space, 21].sort() }))).toBe(
        'not-your-lying-gaucho',
      );
    }
    for (const space of [11, 12, 13, 21, 23, 14, 99]) {
      expect(refusal(() => perform(t, 'red', { type: 'oust', space }))).toBe('not-a-rivals-lying-gaucho');
    }
    expect(spot(t, 'red', 'overseer')).toBe('manned');
    expect(new Set(t.legal('red').filter(({ type }) => type === 'rouse' || type === 'oust'))).toEqual(
      new Set([
        { type: 'rouse', spaces: [21] },
        { type: 'oust', space: 22 },
      ]),
    );
  });

  it('X27, H3: who was raised comes home at the end of the round', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      areas: { blue: ['overseer'] },
      pampa: { 11: 'black 10 blue lying', 12: 'brown 9 blue lying', 13: 'ochre 9 red lying' },
    });
    t.as('blue').rouses('black 10', 'brown 9').ends();
    expect(t.herd('blue', 'black')).toEqual([10]);
    expect(t.herd('blue', 'brown')).toEqual([9]);
    expect(t.at(13)).toBe('ochre 9 red lying');
  });
});
