import { batch, income, offered, perform, spot } from '../support/looking';
import { tile, type TileName } from '../support/names';
import { position, refusal, type TestTable } from '../support/table';

/** A round-up with a gaucho of red on Sort. */
function roundUp(herd: readonly number[], ...come: TileName[]): TestTable {
  return position({
    seats: 2,
    phase: 'round-up',
    areas: { red: ['sort'] },
    herds: { red: { brown: herd } },
    batch: { red: come },
  });
}

const places = (t: TestTable, name: TileName) =>
  offered(t, 'red', 'sort').flatMap((action) => (action.tile === tile(name) ? [action.place] : []));

describe('Sort (stall)', () => {
  it('X5: Sort is for the round-up only, not for the own turn', () => {
    const t = position({ seats: 2, areas: { red: ['sort'] }, herds: { red: { brown: [3, 9] } } });
    expect(offered(t, 'red', 'sort')).toEqual([]);
    expect(refusal(() => t.as('red').sorts('brown 5', 1))).toBe('sort-outside-round-up');
    expect(refusal(() => t.as('red').sorts('brown 3', 1))).toBe('sort-outside-round-up');
  });

  it('X5: it works outside the own turn: another player has ended the round', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      areas: { red: ['sort'] },
      herds: { red: { brown: [3, 9] } },
      pampa: { 11: 'brown 5 red' },
    });
    t.as('blue').ends();
    t.as('red').sorts('brown 5', 1);
    expect(t.herd('red', 'brown')).toEqual([3, 5, 9]);
  });

  it('X6: example: a herd that only a 10, 11 or 12 could join takes any tile where it belongs', () => {
    expect(places(roundUp([3, 5, 6, 9], 'brown 1'), 'brown 1')).toEqual([0]);
    expect(places(roundUp([3, 5, 6, 9], 'brown 4'), 'brown 4')).toEqual([1]);
    expect(places(roundUp([3, 5, 6, 9], 'brown 7'), 'brown 7')).toEqual([3]);
    expect(places(roundUp([3, 5, 6, 9], 'brown 10'), 'brown 10')).toEqual([]);
    const t = roundUp([3, 5, 6, 9], 'brown 7', 'ochre 1', 'ochre 2');
    t.as('red').sorts('brown 7', 3);
    expect(t.events).toEqual([{ type: 'joined', seat: 0, tile: tile('brown 7'), place: 3, how: 'sorted' }]);
    expect(t.outcome).toMatchObject({ reveals: [], secret: false, final: false });
    expect(t.herd('red', 'brown')).toEqual([3, 5, 6, 7, 9]);
    expect(t.pesos('red')).toBe(0);
  });

  it('X6: the very beginning of the herd is allowed, rising or falling', () => {
    const up = roundUp([3, 5], 'brown 1');
    up.as('red').sorts('brown 1', 0);
    expect(up.herd('red', 'brown')).toEqual([1, 3, 5]);
    const down = roundUp([8, 5], 'brown 12');
    down.as('red').sorts('brown 12', 0);
    expect(down.herd('red', 'brown')).toEqual([12, 8, 5]);
  });

  it('X6: a place where the order would not hold is refused', () => {
    const t = roundUp([11, 8, 2], 'brown 5');
    for (const place of [0, 1, 3, 4])
      expect(refusal(() => t.as('red').sorts('brown 5', place))).toBe('sort-wrong-place');
    expect(refusal(() => t.as('red').sorts('brown 6', 2))).toBe('not-in-batch');
    expect(refusal(() => perform(t, 'red', { type: 'sort', tile: tile('brown 5'), place: -1 }))).toBe(
      'malformed',
    );
    expect(refusal(() => perform(t, 'red', { type: 'sort', tile: tile('brown 5') }))).toBe('malformed');
    t.as('red').sorts('brown 5', 2);
    expect(t.herd('red', 'brown')).toEqual([11, 8, 5, 2]);
  });

  it('X6: the herd must be of its own race', () => {
    const t = roundUp([3, 9], 'ochre 5', 'ochre 6');
    expect(offered(t, 'red', 'sort')).toEqual([]);
    expect(refusal(() => t.as('red').sorts('ochre 5', 1))).toBe('sort-wrong-place');
  });

  it('X7: at the right end a fitting tile is simply added, and the gaucho stays on Sort', () => {
    const t = roundUp([3, 9], 'brown 10', 'brown 11');
    expect(new Set(t.legal('red'))).toEqual(
      new Set([
        { type: 'append', tile: tile('brown 10') },
        { type: 'append', tile: tile('brown 11') },
      ]),
    );
    expect(refusal(() => t.as('red').sorts('brown 10', 2))).toBe('sort-wrong-place');
    t.as('red').appends('brown 10');
    expect(t.herd('red', 'brown')).toEqual([3, 9, 10, 11]);
    expect(spot(t, 'red', 'sort')).toBe('manned');
  });

  it('X7: of a single tile Sort takes the left, adding takes the right', () => {
    const left = roundUp([6], 'brown 9');
    expect(new Set(left.legal('red'))).toEqual(
      new Set([
        { type: 'append', tile: tile('brown 9') },
        { type: 'sort', tile: tile('brown 9'), place: 0 },
      ]),
    );
    expect(refusal(() => left.as('red').sorts('brown 9', 1))).toBe('sort-wrong-place');
    left.as('red').sorts('brown 9', 0);
    expect(left.herd('red', 'brown')).toEqual([9, 6]);
    const right = roundUp([6], 'brown 9');
    right.as('red').appends('brown 9');
    expect(right.herd('red', 'brown')).toEqual([6, 9]);
  });

  it('X8: one tile per gaucho: he goes back to the supply, and what is left is added as usual', () => {
    const t = roundUp([3, 9], 'brown 5', 'brown 7', 'brown 1');
    expect(t.supply('red')).toBe(7);
    t.as('red').sorts('brown 5', 1);
    expect(t.supply('red')).toBe(8);
    expect(spot(t, 'red', 'sort')).toBe('empty');
    expect(new Set(t.legal('red'))).toEqual(
      new Set([
        { type: 'append', tile: tile('brown 7') },
        { type: 'append', tile: tile('brown 1') },
      ]),
    );
    expect(refusal(() => t.as('red').sorts('brown 7', 2))).toBe('sort-no-gaucho');
    t.as('red').appends('brown 7');
    expect(t.pesos('red')).toBe(27);
    expect(t.herd('red', 'brown')).toEqual([7, 1]);
  });

  it('X8: two races could use it, one gets it, and the other tile sells its herd', () => {
    const t = position({
      seats: 2,
      phase: 'round-up',
      areas: { red: ['sort'] },
      herds: { red: { brown: [3, 9], black: [4, 8] } },
      batch: { red: ['brown 5', 'black 6'] },
    });
    t.as('red').sorts('black 6', 1);
    expect(t.herd('red', 'black')).toEqual([4, 6, 8]);
    expect(t.herd('red', 'brown')).toEqual([5]);
    expect(income(t, 'red')).toEqual({ 'forced-brown': 18 });
  });

  it('X8: opponents’ gauchos on Sort are no help', () => {
    const t = position({
      seats: 2,
      phase: 'round-up',
      areas: { blue: ['sort'] },
      herds: { red: { brown: [3, 9] } },
      batch: { red: ['brown 5'] },
    });
    expect(new Set(t.legal('red'))).toEqual(new Set([{ type: 'append', tile: tile('brown 5') }]));
    expect(refusal(() => t.as('red').sorts('brown 5', 1))).toBe('sort-no-gaucho');
  });

  it('X9: Sort also serves a herd that was begun in the same batch', () => {
    const t = roundUp([3, 9], 'brown 5', 'brown 7');
    t.as('red').appends('brown 5');
    expect(t.pesos('red')).toBe(18);
    expect(new Set(t.legal('red'))).toEqual(
      new Set([
        { type: 'append', tile: tile('brown 7') },
        { type: 'sort', tile: tile('brown 7'), place: 0 },
      ]),
    );
    t.as('red').sorts('brown 7', 0);
    expect(t.herd('red', 'brown')).toEqual([7, 5]);
  });

  it('X9: where there is no herd of the race Sort has no place', () => {
    const t = roundUp([], 'brown 5', 'brown 7');
    expect(offered(t, 'red', 'sort')).toEqual([]);
    expect(refusal(() => t.as('red').sorts('brown 5', 0))).toBe('sort-wrong-place');
    t.as('red').appends('brown 7');
    expect(places(t, 'brown 5')).toEqual([0]);
  });

  it('X10: nobody has to sort: adding the tile sells the herd, and the gaucho stays', () => {
    const t = roundUp([3, 9], 'brown 5');
    t.as('red').appends('brown 5');
    expect(t.pesos('red')).toBe(18);
    expect(t.herd('red', 'brown')).toEqual([5]);
    expect(spot(t, 'red', 'sort')).toBe('manned');
    expect(t.supply('red')).toBe(7);
  });

  it('X11: a gaucho placed on Sort in this round serves in its round-up', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      dice: [2],
      herds: { blue: { brown: [3, 9] } },
      pampa: { 11: 'brown 5 blue' },
    });
    t.as('blue').occupies('sort', [2]).ends();
    expect(batch(t, 'blue')).toEqual(['brown 5']);
    t.as('blue').sorts('brown 5', 1);
    expect(t.herd('blue', 'brown')).toEqual([3, 5, 9]);
  });

  it('X8: a Sort used in the round-up can be occupied again in the next round', () => {
    const t = position(
      {
        seats: 2,
        turn: 'red',
        start: 'blue',
        areas: { red: ['sort'] },
        herds: { red: { brown: [3, 9] } },
        pampa: { 11: 'brown 5 red' },
      },
      [1, 2, 3, 4, 5],
    );
    t.as('red').ends().sorts('brown 5', 1);
    expect(t.open.turn.seat).toBe(0);
    t.as('red').takes(1, 2).occupies('sort', [1]);
    expect(spot(t, 'red', 'sort')).toBe('fresh');
  });
});
