import { offered, perform, seenBy, spot, tiles } from '../support/looking';
import { tile, type TileName } from '../support/names';
import { pampaBut, shortOfGauchos, STEPPE } from '../support/steppe';
import { position, refusal } from '../support/table';

describe('Secret cattle (steppe): one tile or two', () => {
  it('X34: example (EN): a 2 and a 4 go to the smallest and the second smallest pasture', () => {
    const t = position({ seats: 4, areas: { red: ['steppe'] }, steppe: STEPPE });
    t.as('red').scouts().settles('brown 2', 13);
    expect(t.events).toEqual([{ type: 'settled', seat: 0, space: 13, tile: tile('brown 2') }]);
    expect(t.outcome.reveals).toBe('everybody');
    expect(t.open.phase).toBe('steppe');
    expect(t.open.turn.settled).toBe(true);
    expect(t.open.steppe).toBe(3);
    t.as('red').settles('white 4', 22);
    expect(t.events.map(({ type }) => type)).toEqual(['settled', 'left-steppe', 'steppe-refilled']);
    expect([t.at(13), t.at(22)]).toEqual(['brown 2 red', 'white 4 red']);
    expect(t.open.phase).toBe('turn');
    expect(t.open.turn.settled).toBe(false);
    expect(t.open.steppe).toBe(4);
    expect(t.supply('red')).toBe(5);
  });

  it('X34: example (FR): a 1 and a 3 do as well', () => {
    const t = position({
      seats: 4,
      areas: { red: ['steppe'] },
      steppe: ['brown 1', 'black 9', 'white 3', 'ochre 5'],
    });
    t.as('red').scouts().settles('white 3', 14).settles('brown 1', 21);
    expect([t.at(14), t.at(21)]).toEqual(['white 3 red', 'brown 1 red']);
    expect(t.open.phase).toBe('turn');
  });

  it('X34: two tiles only if both are 4 or less', () => {
    const lowFirst = position({ seats: 4, areas: { red: ['steppe'] }, steppe: STEPPE });
    lowFirst.as('red').scouts().settles('white 4', 11);
    expect(refusal(() => lowFirst.as('red').settles('ochre 5', 12))).toBe('pair-too-high');
    expect(refusal(() => lowFirst.as('red').settles('black 9', 12))).toBe('pair-too-high');
    expect(new Set(offered(lowFirst, 'red', 'settle').map((action) => action.tile))).toEqual(
      new Set(tiles('brown 2')),
    );
    const highFirst = position({ seats: 4, areas: { red: ['steppe'] }, steppe: STEPPE });
    highFirst.as('red').scouts().settles('ochre 5', 11);
    expect(highFirst.open.phase).toBe('turn');
    expect(refusal(() => highFirst.as('red').settles('brown 2', 12))).toBe('not-now');
  });

  it('X34: never three', () => {
    const t = position({
      seats: 4,
      areas: { red: ['steppe'] },
      steppe: ['brown 1', 'brown 2', 'brown 3', 'brown 4'],
    });
    t.as('red').scouts().settles('brown 1', 11).settles('brown 2', 12);
    expect(t.open.phase).toBe('turn');
    expect(refusal(() => t.as('red').settles('brown 3', 13))).toBe('not-now');
  });

  it('X34: the second tile is not owed', () => {
    const t = position({ seats: 4, areas: { red: ['steppe'] }, steppe: STEPPE });
    t.as('red').scouts().settles('brown 2', 11).leaves();
    expect(t.events.slice(0, 1)).toEqual([{ type: 'left-steppe', seat: 0 }]);
    expect(t.outcome).toMatchObject({ reveals: [], secret: false, final: false });
    expect(t.open.phase).toBe('turn');
    expect(t.open.turn.settled).toBe(false);
    expect(t.open.steppe).toBe(4);
  });

  it('X37: one free space, one tile', () => {
    const t = position({
      seats: 2,
      areas: { red: ['steppe'] },
      steppe: ['brown 2', 'ochre 3', 'ochre 4', 'ochre 5'],
      pampa: pampaBut(2, 24),
    });
    t.as('red').scouts().settles('brown 2', 24);
    expect(t.events.map(({ type }) => type)).toEqual(['settled', 'left-steppe', 'steppe-refilled']);
    expect(t.open.phase).toBe('turn');
  });

  it('X37: one gaucho, one tile', () => {
    const t = shortOfGauchos(['brown 2', 'ochre 3', 'ochre 4', 'ochre 5']);
    t.as('red').scouts();
    expect(t.supply('red')).toBe(1);
    t.as('red').settles('brown 2', 11);
    expect(t.open.phase).toBe('turn');
    expect(t.supply('red')).toBe(0);
  });

  it('X37: one tile on the steppe, one tile', () => {
    const t = position({ seats: 2, areas: { red: ['steppe'] }, steppe: ['brown 2'], pile: [] });
    t.as('red').scouts().settles('brown 2', 11);
    expect(t.events).toEqual([
      { type: 'settled', seat: 0, space: 11, tile: tile('brown 2') },
      { type: 'left-steppe', seat: 0 },
    ]);
    expect(t.open.phase).toBe('turn');
  });

  it('X38: once he has looked he must settle a tile first, and can do nothing else', () => {
    const t = position({
      seats: 4,
      dice: [5, 6],
      areas: { red: ['steppe', 'wish', 'sale', 'thief', 'sort'] },
      herds: { red: { brown: [5, 6] }, blue: { brown: [8] } },
      steppe: STEPPE,
      pampa: { 11: 'black 11' },
    });
    t.as('red').scouts();
    expect(new Set(t.legal('red').map(({ type }) => type))).toEqual(new Set(['settle']));
    expect(t.legal('red')).toHaveLength(4 * 21);
    expect(refusal(() => t.as('red').leaves())).toBe('steppe-must-settle');
    expect(refusal(() => t.as('red').ends())).toBe('steppe-must-settle');
    expect(refusal(() => t.as('red').stands('black 11', [5, 6]))).toBe('steppe-must-settle');
    expect(refusal(() => t.as('red').sells('brown'))).toBe('steppe-must-settle');
    expect(refusal(() => t.as('red').steals('brown 8'))).toBe('steppe-must-settle');
    expect(refusal(() => t.as('red').wishes(3))).toBe('steppe-must-settle');
    expect(refusal(() => t.as('red').sorts('brown 8', 0))).toBe('steppe-must-settle');
    expect(refusal(() => t.as('red').recalls('wish'))).toBe('recall-not-for-pair');
    expect(refusal(() => t.as('blue').settles('brown 2', 12))).toBe('not-your-turn');
    expect(t.legal('blue')).toEqual([]);
    t.as('red').settles('brown 2', 12);
    expect(refusal(() => t.as('red').sells('brown'))).toBe('steppe-must-settle');
    expect(refusal(() => t.as('red').ends())).toBe('steppe-must-settle');
    t.as('red').leaves().stands('black 11', [5, 6]).sells('brown').ends();
    expect(t.pesos('red')).toBe(17);
  });

  it('X38: dice not yet taken are still to be taken afterwards', () => {
    const t = position({ seats: 3, rodeo: [1, 2, 3, 4, 5], areas: { red: ['steppe'] }, steppe: STEPPE });
    t.as('red').scouts().settles('black 9', 11);
    expect(t.open.turn).toMatchObject({ seat: 0, mustTake: true });
    expect(refusal(() => t.as('red').ends())).toBe('dice-not-taken');
    expect(refusal(() => t.as('red').occupies('steppe', [6]))).toBe('area-spent');
    t.as('red').takes(4, 5).ends();
  });

  it('X39: with one gaucho in the supply another may be recalled from an area to take two', () => {
    const t = shortOfGauchos(STEPPE);
    t.as('red').scouts();
    expect(new Set(offered(t, 'red', 'recall').map(({ area }) => area))).toEqual(
      new Set(['sort', 'wish', 'sale', 'thief', 'overseer']),
    );
    expect(refusal(() => t.as('red').recalls('steppe'))).toBe('area-empty');
    t.as('red').recalls('sale');
    expect(t.events).toEqual([{ type: 'recalled', seat: 0, area: 'sale' }]);
    expect(spot(t, 'red', 'sale')).toBe('spent');
    expect(t.open.phase).toBe('steppe');
    expect(t.supply('red')).toBe(2);
    expect(offered(t, 'red', 'recall')).toEqual([]);
    expect(refusal(() => t.as('red').recalls('wish'))).toBe('recall-not-for-pair');
    t.as('red').settles('brown 2', 11).settles('white 4', 21);
    expect(t.supply('red')).toBe(0);
    expect([t.at(11), t.at(21)]).toEqual(['brown 2 red', 'white 4 red']);
  });

  it('X39: the recall does not oblige to take two, nor to take a low one', () => {
    const one = shortOfGauchos(STEPPE);
    one.as('red').scouts().recalls('sale').settles('brown 2', 11).leaves();
    expect(one.supply('red')).toBe(1);
    const high = shortOfGauchos(STEPPE);
    high.as('red').scouts().recalls('sale').settles('black 9', 11);
    expect(high.open.phase).toBe('turn');
    expect(high.supply('red')).toBe(1);
  });

  it('X39: no recall where two could not be taken anyway', () => {
    const oneLow = shortOfGauchos(['brown 4', 'ochre 5', 'black 9', 'white 8']);
    oneLow.as('red').scouts();
    expect(offered(oneLow, 'red', 'recall')).toEqual([]);
    expect(refusal(() => oneLow.as('red').recalls('sale'))).toBe('recall-not-for-pair');

    const oneSpace = shortOfGauchos(
      ['ochre 1', 'ochre 2', 'ochre 3', 'ochre 4'],
      Object.fromEntries(Object.entries(pampaBut(4, 11)).filter(([space]) => space !== '47')),
    );
    oneSpace.as('red').scouts();
    expect(offered(oneSpace, 'red', 'recall')).toEqual([]);
    expect(refusal(() => oneSpace.as('red').recalls('sale'))).toBe('recall-not-for-pair');

    const twoSpaces = shortOfGauchos(
      ['ochre 1', 'ochre 2', 'ochre 3', 'ochre 4'],
      Object.fromEntries(Object.entries(pampaBut(4, 11, 12)).filter(([space]) => space !== '47')),
    );
    twoSpaces.as('red').scouts();
    expect(offered(twoSpaces, 'red', 'recall')).toHaveLength(5);
  });

  it('X39: no recall once the first tile is settled', () => {
    const t = position({ seats: 4, areas: { red: ['steppe', 'wish'] }, steppe: STEPPE });
    t.as('red').scouts().settles('brown 2', 11);
    expect(offered(t, 'red', 'recall')).toEqual([]);
    expect(refusal(() => t.as('red').recalls('wish'))).toBe('recall-not-for-pair');
    // The same with a single gaucho left for the second tile: he is enough.
    const last = position({
      seats: 4,
      areas: { red: ['steppe', 'wish'] },
      steppe: ['brown 2', 'ochre 3', 'ochre 4', 'ochre 5'],
      pampa: { 41: 'black 1 red', 42: 'black 2 red', 43: 'black 3 red', 44: 'black 4 red' },
    });
    last.as('red').scouts().settles('brown 2', 11);
    expect(last.supply('red')).toBe(1);
    expect(last.open.turn.settled).toBe(true);
    expect(offered(last, 'red', 'recall')).toEqual([]);
    expect(refusal(() => last.as('red').recalls('wish'))).toBe('recall-not-for-pair');
  });

  it('X39: a gaucho placed this turn is not recalled for it', () => {
    const t = position({
      seats: 4,
      dice: [2],
      steppe: STEPPE,
      areas: { red: ['sort', 'thief', 'overseer', 'steppe'] },
      pampa: { 47: 'ochre 12 red', 46: 'ochre 11 red' },
    });
    t.as('red').occupies('wish', [2]).scouts();
    expect(t.supply('red')).toBe(1);
    expect(new Set(offered(t, 'red', 'recall').map(({ area }) => area))).toEqual(
      new Set(['sort', 'thief', 'overseer']),
    );
    expect(refusal(() => t.as('red').recalls('wish'))).toBe('area-fresh');
    expect(refusal(() => t.as('red').recalls('sale'))).toBe('area-empty');
  });

  it('X39: a lying gaucho is not fetched for the second tile', () => {
    const t = position({
      seats: 4,
      dice: [],
      areas: { red: ['steppe'] },
      steppe: STEPPE,
      pampa: {
        ...{ 41: 'ochre 7 red lying', 42: 'ochre 8 red lying', 43: 'ochre 9 red lying' },
        ...{ 44: 'ochre 10 red lying', 45: 'ochre 11 red', 46: 'ochre 12 red lying' },
      },
    });
    t.as('red').scouts();
    expect(new Set(t.legal('red').map(({ type }) => type))).toEqual(new Set(['settle']));
    const settle = { type: 'settle', tile: tile('brown 2'), space: 11, recall: 41 };
    expect(refusal(() => perform(t, 'red', settle))).toBe('malformed');
    t.as('red').settles('brown 2', 11);
    expect(t.open.phase).toBe('turn');
    expect(t.at(41)).toBe('ochre 7 red lying');
  });

  it('X40: whether a second low tile lies on the steppe does not show in who is asked what', () => {
    const start = (...steppe: TileName[]) =>
      position({ seats: 2, areas: { red: ['steppe'] }, steppe, pile: ['spotted 8'] });
    const withPair = start('brown 2', 'ochre 3', 'black 9', 'ochre 5');
    const without = start('brown 2', 'black 10', 'black 9', 'ochre 5');
    for (const t of [withPair, without]) {
      t.as('red').scouts().settles('brown 2', 11);
      expect(seenBy(t, 'blue')).toEqual([
        { open: { type: 'settled', seat: 0, space: 11, tile: tile('brown 2') } },
      ]);
      expect(t.open.phase).toBe('steppe');
      expect(t.open.turn.settled).toBe(true);
      expect(t.asked).toEqual([0]);
    }
    expect(new Set(withPair.legal('red').map(({ type }) => type))).toEqual(new Set(['settle', 'leave']));
    expect(without.legal('red')).toEqual([{ type: 'leave' }]);
    for (const t of [withPair, without]) {
      t.as('red').leaves();
      expect(seenBy(t, 'blue')).toEqual([
        { open: { type: 'left-steppe', seat: 0 } },
        { open: { type: 'steppe-refilled', count: 1, pile: 0 } },
        { open: { type: 'pile-emptied', lastDiceRound: 2 } },
      ]);
    }
  });
});
