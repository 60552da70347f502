import { income, offered, spot, tiles } from '../support/looking';
import { tile } from '../support/names';
import { position, refusal } from '../support/table';

describe('Steal cattle (cattle thief)', () => {
  it('X19: any tile of any herd of any opponent, from any place in it', () => {
    const t = position({
      seats: 3,
      areas: { red: ['thief'] },
      herds: { red: { ochre: [4] }, blue: { brown: [1, 5, 9], white: [12] }, green: { brown: [8, 2] } },
    });
    expect(new Set(offered(t, 'red', 'steal').map((action) => action.tile))).toEqual(
      new Set(tiles('brown 1', 'brown 5', 'brown 9', 'white 12', 'brown 8', 'brown 2')),
    );
  });

  it('X19: only what stands in an opponent’s herd: not the own tiles, not the pampa, not what is sold or hidden', () => {
    const t = position({
      seats: 2,
      areas: { red: ['thief'] },
      herds: { red: { ochre: [4] }, blue: { ochre: [7] } },
      steppe: ['black 9'],
      pile: ['brown 1', 'brown 2'],
      pampa: { 11: 'spotted 11 blue' },
    });
    for (const name of ['ochre 4', 'spotted 11', 'black 9', 'brown 1', 'ochre 12', 'white 3']) {
      expect([name, refusal(() => t.as('red').steals(name))]).toEqual([name, 'no-rivals-tile']);
    }
    expect(spot(t, 'red', 'thief')).toBe('manned');
    expect(refusal(() => t.as('red').steals('ochre 7'))).toBe(null);
  });

  it('X20: example: a stolen 12 out of 1-3-5-12 leaves 1-3-5', () => {
    const t = position({ seats: 2, areas: { red: ['thief'] }, herds: { blue: { brown: [1, 3, 5, 12] } } });
    t.as('red').steals('brown 12');
    expect(t.herd('blue', 'brown')).toEqual([1, 3, 5]);
    expect(t.herd('red', 'brown')).toEqual([12]);
    expect(t.pesos('blue')).toBe(12);
  });

  it.each([
    [1, [3, 5, 12]],
    [3, [1, 5, 12]],
    [5, [1, 3, 12]],
  ])('X20: the gap closes wherever it is: %i', (value, left) => {
    const t = position({ seats: 2, areas: { red: ['thief'] }, herds: { blue: { brown: [1, 3, 5, 12] } } });
    t.as('red').steals(`brown ${value}`);
    expect(t.herd('blue', 'brown')).toEqual(left);
  });

  it('X20: the last tile of a herd may be stolen too', () => {
    const t = position({ seats: 2, areas: { red: ['thief'] }, herds: { blue: { brown: [6] } } });
    t.as('red').steals('brown 6');
    expect(t.herd('blue', 'brown')).toEqual([]);
  });

  it('X21, X22: the victim gets the value of the tile at once; the tile goes to the right of the thief’s herd', () => {
    const t = position({
      seats: 4,
      areas: { red: ['thief'] },
      pesos: { green: 40, red: 3 },
      herds: { red: { brown: [4, 6] }, green: { brown: [11, 10] } },
    });
    t.as('red').steals('brown 10');
    expect(t.events).toEqual([
      { type: 'stole', seat: 0, victim: 2, tile: tile('brown 10'), indemnity: 10 },
      { type: 'joined', seat: 0, tile: tile('brown 10'), place: 2, how: 'stolen' },
    ]);
    expect(t.outcome).toMatchObject({ reveals: [], secret: false, final: false });
    expect(t.pesos('green')).toBe(50);
    expect(income(t, 'green')).toEqual({ 'forced-brown': 40, 'theft-indemnity': 10 });
    expect(t.pesos('red')).toBe(3);
    expect([t.pesos('blue'), t.pesos('yellow')]).toEqual([0, 0]);
    expect(t.herd('red', 'brown')).toEqual([4, 6, 10]);
    expect(t.supply('red')).toBe(7);
    expect(spot(t, 'red', 'thief')).toBe('spent');
  });

  it('X23: without a herd of that race it starts one', () => {
    const t = position({
      seats: 2,
      areas: { red: ['thief'] },
      herds: { red: { black: [9, 7] }, blue: { brown: [6] } },
    });
    t.as('red').steals('brown 6');
    expect(t.events[1]).toEqual({ type: 'joined', seat: 0, tile: tile('brown 6'), place: 0, how: 'stolen' });
    expect(t.herd('red', 'brown')).toEqual([6]);
    expect(t.herd('red', 'black')).toEqual([9, 7]);
    expect(t.pesos('red')).toBe(0);
  });

  it('X24: a stolen tile that does not fit sells the thief’s herd, without a bonus, and starts a new one', () => {
    const t = position({
      seats: 2,
      areas: { red: ['thief', 'sale'] },
      herds: { red: { brown: [4, 6, 9] }, blue: { brown: [8, 7] } },
    });
    t.as('red').steals('brown 7');
    expect(t.events).toEqual([
      { type: 'stole', seat: 0, victim: 1, tile: tile('brown 7'), indemnity: 7 },
      {
        type: 'sold',
        seat: 0,
        race: 'brown',
        kind: 'forced',
        tiles: tiles('brown 4', 'brown 6', 'brown 9'),
        highest: 9,
        pesos: 27,
        bonus: 0,
      },
      { type: 'joined', seat: 0, tile: tile('brown 7'), place: 0, how: 'stolen' },
    ]);
    expect(income(t, 'red')).toEqual({ 'forced-brown': 27 });
    expect(t.herd('red', 'brown')).toEqual([7]);
    expect(spot(t, 'red', 'sale')).toBe('manned');
  });

  it('X25: example: steal a 10 onto 4-6-9, then sell 4-6-9-10 at once: 45, and 10 for the victim', () => {
    const t = position({
      seats: 4,
      areas: { red: ['thief', 'sale'] },
      herds: { red: { brown: [4, 6, 9] }, yellow: { brown: [10] } },
    });
    expect(t.supply('red')).toBe(5);
    t.as('red').steals('brown 10');
    expect(t.pesos('yellow')).toBe(10);
    expect(t.herd('red', 'brown')).toEqual([4, 6, 9, 10]);
    t.as('red').sells('brown');
    expect(t.pesos('red')).toBe(45);
    expect(t.supply('red')).toBe(7);
    expect(income(t, 'red')).toEqual({ 'immediate-brown': 40, 'sale-bonus': 5 });
  });

  it('X25: after a theft that sold the herd there is no immediate sale of the stolen tile', () => {
    const t = position({
      seats: 2,
      areas: { red: ['thief', 'sale'] },
      herds: { red: { brown: [4, 6, 9] }, blue: { brown: [7] } },
    });
    t.as('red').steals('brown 7');
    expect(refusal(() => t.as('red').sells('brown'))).toBe('herd-too-small');
    expect(t.pesos('red')).toBe(27);
  });

  it('X25: selling the herd at once before the theft is allowed, and pays the bonus', () => {
    const t = position({
      seats: 2,
      areas: { red: ['thief', 'sale'] },
      herds: { red: { brown: [4, 6, 9] }, blue: { brown: [7] } },
    });
    t.as('red').sells('brown').steals('brown 7');
    expect(t.pesos('red')).toBe(32);
    expect(t.herd('red', 'brown')).toEqual([7]);
    expect(t.eventsOf('sold')).toEqual([]);
  });

  it('X26: Sort does not help with a stolen tile', () => {
    const t = position({
      seats: 2,
      areas: { red: ['thief', 'sort'] },
      herds: { red: { brown: [4, 9] }, blue: { brown: [7] } },
    });
    expect(refusal(() => t.as('red').sorts('brown 7', 1))).toBe('sort-outside-round-up');
    t.as('red').steals('brown 7');
    expect(t.herd('red', 'brown')).toEqual([7]);
    expect(spot(t, 'red', 'sort')).toBe('manned');
    expect(refusal(() => t.as('red').sorts('brown 7', 0))).toBe('sort-outside-round-up');
  });

  it('X19: one tile per gaucho', () => {
    const t = position({ seats: 2, areas: { red: ['thief'] }, herds: { blue: { brown: [7, 8] } } });
    t.as('red').steals('brown 7');
    expect(refusal(() => t.as('red').steals('brown 8'))).toBe('area-empty');
    expect(offered(t, 'red', 'steal')).toEqual([]);
  });
});
