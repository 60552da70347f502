import { batch, perform, seenBy, spot } from '../support/looking';
import { tile } from '../support/names';
import { position, refusal } from '../support/table';

/** Worth 20, so that the refill passes it by. */
const FULL_ROW_4 = { 41: 'spotted 12', 42: 'spotted 11' };

describe('Collecting cattle at the end of the round: adding it to the herds', () => {
  it.each([
    [
      ['brown 9', 'brown 5'],
      [9, 5],
    ],
    [
      ['brown 5', 'brown 9'],
      [5, 9],
    ],
  ])(
    'H8: tiles of one race are added in the order the player wants: %j',
    ([first = '', second = ''], herd) => {
      const t = position({
        seats: 2,
        turn: 'blue',
        pampa: { 11: 'brown 9 red', 21: 'brown 5 red', ...FULL_ROW_4 },
      });
      t.as('blue').ends();
      t.as('red').appends(first);
      expect(t.herd('red', 'brown')).toEqual(herd);
      expect(t.events.slice(0, 2)).toEqual([
        { type: 'joined', seat: 0, tile: tile(first), place: 0, how: 'added' },
        { type: 'joined', seat: 0, tile: tile(second), place: 1, how: 'added' },
      ]);
    },
  );

  it('H8: example: display before, new cattle, display after: old herds go on with the new tiles at their right', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      herds: { red: { brown: [3, 5], black: [10], ochre: [7] } },
      pampa: { 11: 'brown 9 red', 12: 'brown 6 red', 21: 'black 8 red', 31: 'spotted 4 red' },
    });
    t.as('blue').ends();
    t.as('red').appends('brown 6');
    expect(t.herd('red', 'brown')).toEqual([3, 5, 6, 9]);
    expect(t.herd('red', 'black')).toEqual([10, 8]);
    expect(t.herd('red', 'spotted')).toEqual([4]);
    expect(t.herd('red', 'ochre')).toEqual([7]);
    expect(t.pesos('red')).toBe(0);
  });

  it('H9: a tile alone of its race is added by itself, even where it forces a sale', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      herds: { red: { brown: [3, 9] } },
      pampa: { 11: 'brown 5 red', 12: 'black 1 red', 21: 'ochre 6 blue' },
    });
    t.as('blue').ends();
    expect(t.asked).toEqual([1]);
    expect(t.open.phase).toBe('turn');
    expect(t.open.round).toBe(2);
    expect(t.herd('red', 'brown')).toEqual([5]);
    expect(t.herd('red', 'black')).toEqual([1]);
    expect(t.herd('blue', 'ochre')).toEqual([6]);
    expect(t.pesos('red')).toBe(18);
  });

  it('H9: of a batch, single tiles are added at once, pairs are asked for, and the last of a pair follows by itself', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      pampa: {
        11: 'brown 5 red',
        12: 'black 1 red',
        21: 'brown 6 red',
        22: 'ochre 6 red',
        31: 'ochre 7 red',
      },
    });
    t.as('blue').ends();
    expect(t.open.phase).toBe('round-up');
    expect(t.asked).toEqual([0]);
    expect(t.herd('red', 'black')).toEqual([1]);
    expect(batch(t, 'red')).toEqual(['brown 5', 'brown 6', 'ochre 6', 'ochre 7']);
    t.as('red').appends('ochre 7');
    expect(t.herd('red', 'ochre')).toEqual([7, 6]);
    expect(batch(t, 'red')).toEqual(['brown 5', 'brown 6']);
    expect(t.open.phase).toBe('round-up');
    t.as('red').appends('brown 6');
    expect(t.herd('red', 'brown')).toEqual([6, 5]);
    expect(t.open.phase).toBe('turn');
  });

  it('H9: a lone tile is asked for where Sort has a place for it', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      areas: { red: ['sort'] },
      herds: { red: { brown: [3, 9] } },
      pampa: { 11: 'brown 5 red', 12: 'black 1 red' },
    });
    t.as('blue').ends();
    expect(batch(t, 'red')).toEqual(['brown 5']);
    expect(new Set(t.legal('red'))).toEqual(
      new Set([
        { type: 'append', tile: tile('brown 5') },
        { type: 'sort', tile: tile('brown 5'), place: 1 },
      ]),
    );
  });

  it('H9: a lone tile is not asked for where Sort could only put it at the right end, or there is no herd yet', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      areas: { red: ['sort'] },
      herds: { red: { brown: [3, 9] } },
      pampa: { 11: 'brown 10 red', 12: 'black 1 red' },
    });
    t.as('blue').ends();
    expect(t.open.phase).toBe('turn');
    expect(t.herd('red', 'brown')).toEqual([3, 9, 10]);
    expect(t.herd('red', 'black')).toEqual([1]);
    expect(spot(t, 'red', 'sort')).toBe('manned');
  });

  it('H10: all who have a choice are asked at once, choices are open, and the round waits for the last', () => {
    const t = position({
      seats: 3,
      turn: 'green',
      pampa: {
        11: 'brown 5 red',
        12: 'brown 6 red',
        13: 'black 7 green',
        21: 'black 2 blue',
        22: 'black 4 blue',
      },
    });
    t.as('green').ends();
    expect(t.asked).toEqual([0, 1]);
    t.as('blue').appends('black 4');
    expect(t.outcome).toMatchObject({ reveals: [], secret: false, final: false });
    expect(seenBy(t, 'red')).toEqual([
      { open: { type: 'joined', seat: 1, tile: tile('black 4'), place: 0, how: 'added' } },
      { open: { type: 'joined', seat: 1, tile: tile('black 2'), place: 1, how: 'added' } },
    ]);
    expect(seenBy(t, 'spectator')).toEqual(seenBy(t, 'red'));
    expect(t.asked).toEqual([0]);
    expect(t.open.round).toBe(1);
    t.as('red').appends('brown 6');
    expect(t.open.round).toBe(2);
    expect(t.open.startSeat).toBe(1);
    expect(t.asked).toEqual([1]);
  });

  it('H10: the order in which players choose makes no difference', () => {
    const start = () =>
      position({
        seats: 2,
        phase: 'round-up',
        herds: { red: { brown: [9, 7] }, blue: { brown: [1, 2] } },
        batch: { red: ['brown 8', 'brown 10'], blue: ['brown 3', 'brown 6'] },
      });
    const redFirst = start();
    redFirst.as('red').appends('brown 8');
    redFirst.as('blue').appends('brown 6');
    const blueFirst = start();
    blueFirst.as('blue').appends('brown 6');
    blueFirst.as('red').appends('brown 8');
    for (const t of [redFirst, blueFirst]) {
      expect(t.herd('red', 'brown')).toEqual([8, 10]);
      expect(t.herd('blue', 'brown')).toEqual([3]);
      expect([t.pesos('red'), t.pesos('blue')]).toEqual([18, 18]);
      expect(t.open.round).toBe(2);
    }
  });

  it('H11: during the round-up nothing but adding the own cattle is possible', () => {
    const t = position({
      seats: 3,
      phase: 'round-up',
      turn: 'green',
      areas: { red: ['wish', 'sale', 'thief'] },
      herds: { red: { ochre: [1, 2] }, green: { ochre: [5] } },
      batch: { red: ['brown 5', 'brown 6'], blue: ['black 2', 'black 4'] },
    });
    expect(new Set(t.legal('red'))).toEqual(
      new Set([
        { type: 'append', tile: tile('brown 5') },
        { type: 'append', tile: tile('brown 6') },
      ]),
    );
    expect(t.legal('green')).toEqual([]);
    expect(refusal(() => t.as('red').appends('black 2'))).toBe('not-in-batch');
    expect(refusal(() => t.as('red').sorts('black 2', 0))).toBe('not-in-batch');
    expect(refusal(() => t.as('red').sorts('brown 5', 0))).toBe('sort-no-gaucho');
    expect(refusal(() => t.as('red').sells('ochre'))).toBe('not-now');
    expect(refusal(() => t.as('red').wishes(3))).toBe('not-now');
    expect(refusal(() => t.as('red').steals('ochre 5'))).toBe('not-now');
    expect(refusal(() => t.as('red').recalls('wish'))).toBe('not-now');
    expect(refusal(() => t.as('red').ends())).toBe('not-now');
    expect(refusal(() => t.as('green').appends('brown 5'))).toBe('not-your-turn');
    expect(refusal(() => perform(t, 'red', { type: 'append', tile: 'brown 5' }))).toBe('malformed');
    expect(batch(t, 'red')).toEqual(['brown 5', 'brown 6']);
  });

  it('H11: outside the round-up nothing is added', () => {
    const t = position({ seats: 2, herds: { red: { brown: [5] } } });
    expect(refusal(() => t.as('red').appends('brown 6'))).toBe('not-now');
  });
});
