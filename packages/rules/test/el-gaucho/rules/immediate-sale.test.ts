import { income, offered, spot, tiles } from '../support/looking';
import { position, refusal } from '../support/table';

describe('Immediate sale (estancia)', () => {
  it('X16: one herd is sold at once, and 5 pesos come on top', () => {
    const t = position({
      seats: 4,
      areas: { red: ['sale'] },
      pesos: { red: 10 },
      herds: { red: { brown: [3, 5, 6, 9], black: [2, 7] } },
    });
    t.as('red').sells('brown');
    expect(t.events).toEqual([
      {
        type: 'sold',
        seat: 0,
        race: 'brown',
        kind: 'immediate',
        tiles: tiles('brown 3', 'brown 5', 'brown 6', 'brown 9'),
        highest: 9,
        pesos: 36,
        bonus: 5,
      },
    ]);
    expect(t.outcome).toMatchObject({ reveals: [], secret: false, final: false });
    expect(t.pesos('red')).toBe(51);
    expect(income(t, 'red')).toEqual({ 'forced-brown': 10, 'immediate-brown': 36, 'sale-bonus': 5 });
    expect(t.herd('red', 'brown')).toEqual([]);
    expect(t.herd('red', 'black')).toEqual([2, 7]);
    expect(t.sold('red')).toEqual(tiles('brown 3', 'brown 5', 'brown 6', 'brown 9'));
  });

  it('X16: only the own herds', () => {
    const t = position({ seats: 2, areas: { red: ['sale'] }, herds: { blue: { brown: [3, 5] } } });
    expect(offered(t, 'red', 'sell')).toEqual([]);
    expect(refusal(() => t.as('red').sells('brown'))).toBe('herd-too-small');
  });

  it('X17: two tiles are enough, one is not', () => {
    const t = position({
      seats: 4,
      areas: { red: ['sale'] },
      herds: { red: { ochre: [3, 2], black: [12] } },
    });
    expect(new Set(offered(t, 'red', 'sell'))).toEqual(new Set([{ type: 'sell', race: 'ochre' }]));
    expect(refusal(() => t.as('red').sells('black'))).toBe('herd-too-small');
    expect(refusal(() => t.as('red').sells('white'))).toBe('herd-too-small');
    expect(spot(t, 'red', 'sale')).toBe('manned');
    t.as('red').sells('ochre');
    expect(t.pesos('red')).toBe(11);
  });

  it('X17: a herd is sold whether it could still grow or not', () => {
    const t = position({
      seats: 4,
      areas: { red: ['sale'] },
      herds: { red: { ochre: [3, 12], black: [5, 6] } },
    });
    expect(new Set(offered(t, 'red', 'sell').map(({ race }) => race))).toEqual(new Set(['ochre', 'black']));
  });

  it('X18: one herd per gaucho', () => {
    const t = position({
      seats: 4,
      areas: { red: ['sale'] },
      herds: { red: { ochre: [3, 2], black: [5, 6] } },
    });
    t.as('red').sells('black');
    expect(t.supply('red')).toBe(7);
    expect(refusal(() => t.as('red').sells('ochre'))).toBe('area-empty');
    expect(offered(t, 'red', 'sell')).toEqual([]);
    expect(t.pesos('red')).toBe(17);
  });

  it('X18: nobody sells on his own turn without this area, though his herd is at its end', () => {
    const t = position({ seats: 4, dice: [], herds: { red: { ochre: [3, 12], black: [9, 1] } } });
    expect(new Set(t.legal('red'))).toEqual(new Set([{ type: 'end' }]));
    expect(refusal(() => t.as('red').sells('ochre'))).toBe('area-empty');
  });
});
