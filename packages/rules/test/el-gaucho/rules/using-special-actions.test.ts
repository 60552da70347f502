import { offered, perform, spot } from '../support/looking';
import { tile } from '../support/names';
import { position, refusal } from '../support/table';

describe('Using special actions', () => {
  it('X1: any number of them in one turn, before, between and after the dice, in any order', () => {
    const t = position({
      seats: 4,
      rodeo: [4, 4, 5, 1, 1, 1, 1, 1, 1],
      areas: { red: ['wish', 'sale', 'thief', 'overseer', 'steppe'] },
      steppe: ['ochre 9', 'ochre 10', 'ochre 11', 'ochre 12'],
      herds: { red: { brown: [4, 6] }, blue: { white: [8] } },
      pampa: { 11: 'spotted 4', 12: 'black 12', 13: 'black 7 green lying' },
    });
    t.as('red').steals('white 8').takes(4, 4).stands('spotted 4', [4]).sells('brown').wishes(6);
    t.as('red').scouts().settles('ochre 12', 21).ousts('black 7').ends();
    expect(t.pesos('red')).toBe(17);
    expect([t.pesos('blue'), t.pesos('green')]).toEqual([8, 7]);
    expect([11, 13, 21].map((space) => t.at(space))).toEqual([
      'spotted 4 red',
      'black 7 red',
      'ochre 12 red',
    ]);
    expect(t.open.turn.seat).toBe(1);
  });

  it('X1: special actions cost no die', () => {
    const t = position({
      seats: 2,
      dice: [3, 5],
      areas: { red: ['sale'] },
      herds: { red: { brown: [4, 6] } },
    });
    t.as('red').sells('brown');
    expect(t.open.turn.dice).toEqual([3, 5]);
  });

  it('X2: the gaucho comes back into the supply, and may go out again at once', () => {
    const t = position({
      seats: 4,
      dice: [4, 1],
      areas: { red: ['sort', 'wish', 'sale', 'thief'] },
      herds: { red: { brown: [4, 6] } },
      pampa: { 11: 'spotted 4', 12: 'spotted 5 red', 13: 'spotted 6 red', 14: 'spotted 7 red' },
    });
    expect(t.supply('red')).toBe(0);
    expect(refusal(() => t.as('red').stands('spotted 4', [4]))).toBe('no-gaucho');
    t.as('red').sells('brown');
    expect(t.supply('red')).toBe(1);
    expect(spot(t, 'red', 'sale')).toBe('spent');
    t.as('red').stands('spotted 4', [4]);
    expect(t.at(11)).toBe('spotted 4 red');
    expect(t.supply('red')).toBe(0);
  });

  it.each(['sort', 'wish', 'sale', 'thief', 'overseer', 'steppe'] as const)(
    'X3: a gaucho may be taken off an area without using it: %s',
    (area) => {
      const t = position({ seats: 2, dice: [6, 4], areas: { red: [area] } });
      t.as('red').recalls(area);
      expect(t.events).toEqual([{ type: 'recalled', seat: 0, area }]);
      expect(t.supply('red')).toBe(8);
      expect(spot(t, 'red', area)).toBe('spent');
      expect(t.pesos('red')).toBe(0);
      expect(refusal(() => t.as('red').recalls(area))).toBe('area-empty');
    },
  );

  it('X4: without a gaucho on its area there is no special action', () => {
    const t = position({
      seats: 2,
      dice: [],
      steppe: ['ochre 9'],
      herds: { red: { brown: [4, 6] }, blue: { spotted: [8] } },
      pampa: { 11: 'black 7 red lying', 12: 'black 8 blue lying' },
      areas: { blue: ['wish', 'sale', 'thief', 'overseer', 'steppe'] },
    });
    expect(new Set(t.legal('red'))).toEqual(new Set([{ type: 'end' }]));
    expect(refusal(() => t.as('red').wishes(4))).toBe('area-empty');
    expect(refusal(() => t.as('red').sells('brown'))).toBe('area-empty');
    expect(refusal(() => t.as('red').steals('spotted 8'))).toBe('area-empty');
    expect(refusal(() => t.as('red').rouses('black 7'))).toBe('area-empty');
    expect(refusal(() => t.as('red').ousts('black 8'))).toBe('area-empty');
    expect(refusal(() => t.as('red').scouts())).toBe('area-empty');
    expect(refusal(() => t.as('red').recalls('sale'))).toBe('area-empty');
  });

  it('X4: a gaucho who came this turn can neither be used nor recalled; next turn he can', () => {
    const t = position({
      seats: 2,
      rodeo: [1, 1],
      dice: [6, 2],
      steppe: ['ochre 9'],
      herds: { red: { brown: [4, 6] } },
      pampa: { 11: 'spotted 12', 12: 'spotted 11' },
    });
    t.as('red').occupies('steppe', [6]).occupies('sale', [2]);
    expect(refusal(() => t.as('red').scouts())).toBe('area-fresh');
    expect(refusal(() => t.as('red').sells('brown'))).toBe('area-fresh');
    expect(refusal(() => t.as('red').recalls('sale'))).toBe('area-fresh');
    t.as('red').ends();
    t.as('blue').takes(1, 1).ends();
    t.as('blue').takes(1, 1).ends();
    t.as('red').sells('brown');
    expect(t.pesos('red')).toBe(17);
  });

  it('X4: on other players’ turns nobody uses a special action', () => {
    const t = position({
      seats: 2,
      dice: [],
      areas: { blue: ['wish', 'sale', 'thief'] },
      herds: { red: { brown: [4, 6] }, blue: { spotted: [8, 9] } },
    });
    expect(t.legal('blue')).toEqual([]);
    expect(refusal(() => t.as('blue').wishes(4))).toBe('not-your-turn');
    expect(refusal(() => t.as('blue').sells('spotted'))).toBe('not-your-turn');
    expect(refusal(() => t.as('blue').steals('brown 4'))).toBe('not-your-turn');
    expect(refusal(() => t.as('blue').recalls('wish'))).toBe('not-your-turn');
  });

  it('X4: an area that was used or emptied this turn can’t be occupied again before the next', () => {
    const t = position({
      seats: 2,
      dice: [2, 3],
      areas: { red: ['sale', 'sort'] },
      herds: { red: { brown: [4, 6] } },
    });
    t.as('red').sells('brown').recalls('sort');
    expect(refusal(() => t.as('red').occupies('sale', [2]))).toBe('area-spent');
    expect(refusal(() => t.as('red').occupies('sort', [2]))).toBe('area-spent');
    expect(offered(t, 'red', 'occupy').map(({ area }) => area)).not.toContain('sale');
    t.as('red').occupies('wish', [2]).ends();
    expect([spot(t, 'red', 'sale'), spot(t, 'red', 'sort'), spot(t, 'red', 'wish')]).toEqual([
      'empty',
      'empty',
      'manned',
    ]);
  });

  it('X4: what is no action at all is refused as such', () => {
    const t = position({ seats: 2, areas: { red: ['wish', 'sale', 'thief', 'overseer', 'steppe'] } });
    for (const nonsense of [
      { type: 'wish', die: 0 },
      { type: 'wish', die: 7 },
      { type: 'wish' },
      { type: 'sell', race: 'purple' },
      { type: 'steal', tile: 13 },
      { type: 'steal', tile: tile('brown 1'), from: 1 },
      { type: 'rouse', spaces: [] },
      { type: 'rouse', spaces: [11, 12, 13] },
      { type: 'oust', space: -1 },
      { type: 'scout', seat: 0 },
      { type: 'recall', area: 'pampa' },
    ]) {
      expect([nonsense, refusal(() => perform(t, 'red', nonsense))]).toEqual([nonsense, 'malformed']);
    }
  });
});
