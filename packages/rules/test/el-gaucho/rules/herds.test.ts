import { fits, isInOrder, sortPlaces } from '../../../src/el-gaucho/herds';
import { tileOf, valueOf } from '../../../src/el-gaucho/tiles';
import { offered } from '../support/looking';
import { position, type TestTable } from '../support/table';

/** Red adds these to his brown herd, one after the other; the last one with nobody asking. */
function addAll(herd: readonly number[], ...values: number[]): TestTable {
  const t = position({
    seats: 2,
    phase: 'round-up',
    herds: { red: { brown: herd } },
    batch: { red: values.map((value) => `brown ${value}` as const), blue: ['ochre 1', 'ochre 2'] },
  });
  for (const value of values.slice(0, -1)) t.as('red').appends(`brown ${value}`);
  // The last one of a race follows by itself; where it is the only one, red is asked because the position is laid out.
  if (values.length === 1) t.as('red').appends(`brown ${values[0] ?? 0}`);
  return t;
}

const rising = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
const falling = (values: readonly number[]) => rising([...values].reverse());
const ordered = (values: readonly number[]) => rising(values) || falling(values);

/** Every herd of one to three tiles of a race. */
function* herds(): Generator<number[]> {
  const all = Array.from({ length: 12 }, (_, at) => at + 1);
  for (const a of all) {
    yield [a];
    for (const b of all) {
      if (b !== a) yield [a, b];
      for (const c of all) if (a !== b && b !== c && ordered([a, b, c])) yield [a, b, c];
    }
  }
}

describe('Definition of a herd', () => {
  it('R1: every race has one row of its own', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      herds: { red: { brown: [3, 5], black: [9, 4] } },
      pampa: { 11: 'brown 8 red', 12: 'black 3 red', 13: 'spotted 1 red' },
    });
    t.as('blue').ends();
    expect(t.herd('red', 'brown')).toEqual([3, 5, 8]);
    expect(t.herd('red', 'black')).toEqual([9, 4, 3]);
    expect(t.herd('red', 'spotted')).toEqual([1]);
    expect(t.herd('red', 'ochre')).toEqual([]);
    expect(t.herd('red', 'white')).toEqual([]);
    expect(t.pesos('red')).toBe(0);
  });

  it('R2: without Sort a tile goes to the right end only, though it would fit at the left or in between', () => {
    for (const value of [1, 4]) {
      const t = position({
        seats: 2,
        phase: 'round-up',
        herds: { red: { brown: [3, 5] } },
        batch: { red: [`brown ${value}` as const, 'brown 9'] },
      });
      expect(offered(t, 'red', 'sort')).toEqual([]);
      t.as('red').appends(`brown ${value}`);
      expect(t.eventsOf('sold')).toHaveLength(1);
      expect(t.herd('red', 'brown')).toEqual([value, 9]);
    }
  });

  it('R2: an event tells the place that a tile has got in its herd', () => {
    const t = addAll([3, 5], 6, 9);
    expect(t.eventsOf('joined')).toEqual([
      { type: 'joined', seat: 0, tile: 1006, place: 2, how: 'added' },
      { type: 'joined', seat: 0, tile: 1009, place: 3, how: 'added' },
    ]);
  });

  it('R3: example A: 3, 5, 6, 9 is a rising herd', () => {
    const t = addAll([], 3, 5, 6, 9);
    expect(t.herd('red', 'brown')).toEqual([3, 5, 6, 9]);
    expect(t.pesos('red')).toBe(0);
  });

  it('R3: example B: 11, 10, 8, 2, 1 is a falling herd', () => {
    const t = addAll([], 11, 10, 8, 2, 1);
    expect(t.herd('red', 'brown')).toEqual([11, 10, 8, 2, 1]);
    expect(t.pesos('red')).toBe(0);
  });

  it('R3: a tile fits at the right end exactly where the herd still rises or still falls with it', () => {
    for (const herd of herds()) {
      const row = herd.map((value) => tileOf('brown', value));
      expect(isInOrder(row)).toBe(true);
      for (let value = 1; value <= 12; value++) {
        if (herd.includes(value)) continue;
        expect([herd, value, fits(row, tileOf('brown', value))]).toEqual([
          herd,
          value,
          ordered([...herd, value]),
        ]);
      }
    }
    expect(fits([], tileOf('brown', 1))).toBe(true);
    expect(isInOrder([])).toBe(true);
    expect(isInOrder([1, 5, 3].map((value) => tileOf('brown', value)))).toBe(false);
    expect(isInOrder([5, 1, 3].map((value) => tileOf('brown', value)))).toBe(false);
  });

  it('R3, X6: Sort has exactly the places where the order holds, but for the right end', () => {
    for (const herd of herds()) {
      const row = herd.map((value) => tileOf('brown', value));
      for (let value = 1; value <= 12; value++) {
        if (herd.includes(value)) continue;
        const places = herd.flatMap((_, place) => (ordered(herd.toSpliced(place, 0, value)) ? [place] : []));
        expect([herd, value, sortPlaces(row, tileOf('brown', value))]).toEqual([herd, value, places]);
      }
    }
    expect(sortPlaces([], tileOf('brown', 4))).toEqual([]);
  });

  it.each([
    [[7], 12, [7, 12]],
    [[7], 8, [7, 8]],
    [[7], 6, [7, 6]],
    [[7], 1, [7, 1]],
  ])('R4: a herd of one tile may go up or down: %j and %i', (herd, value, after) => {
    const t = addAll(herd, value);
    expect(t.herd('red', 'brown')).toEqual(after);
    expect(t.pesos('red')).toBe(0);
  });

  it('R4: a single tile that a theft has left may go either way again', () => {
    const t = position({
      seats: 2,
      turn: 'red',
      areas: { red: ['thief'] },
      rodeo: [1, 1],
      dice: [],
      herds: { blue: { brown: [5, 9] } },
      pampa: { 11: 'brown 2 blue' },
    });
    t.as('red').steals('brown 9').ends();
    t.as('blue').takes(1, 1).ends();
    expect(t.herd('blue', 'brown')).toEqual([5, 2]);
    expect(t.eventsOf('sold')).toEqual([]);
  });

  it('R5: a herd goes on over the rounds as long as tiles fit', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      herds: { red: { brown: [2, 4] } },
      pampa: { 11: 'brown 7 red', 41: 'ochre 12', 42: 'ochre 11' },
      pile: [
        'black 1',
        'black 2',
        'black 3',
        'black 4',
        'black 5',
        'black 6',
        'black 7',
        'black 8',
        'black 9',
      ],
    });
    t.as('blue').ends();
    expect(t.herd('red', 'brown')).toEqual([2, 4, 7]);
    expect(t.eventsOf('sold')).toEqual([]);
  });

  it.each([
    [[3, 5], 4],
    [[3, 5], 1],
    [[5, 3], 4],
    [[5, 3], 12],
    [[3, 5, 12], 11],
    [[12, 5, 1], 2],
  ])(
    'R6: a tile that does not fit starts a new herd, and the one before it is sold: %j and %i',
    (herd, value) => {
      const t = addAll(herd, value);
      expect(t.herd('red', 'brown')).toEqual([value]);
      expect(t.eventsOf('sold').map((event) => event.tiles.map(valueOf))).toEqual([herd]);
    },
  );

  it('R6, R7: example: the white herd is sold now, the black one can grow, the brown one waits though it is at its end', () => {
    const t = position({
      seats: 4,
      turn: 'yellow',
      herds: { red: { white: [4, 7], black: [9, 6], brown: [5, 8, 12], spotted: [6, 1] } },
      pampa: { 11: 'white 2 red', 12: 'black 3 red' },
    });
    t.as('yellow').ends();
    expect(t.herd('red', 'white')).toEqual([2]);
    expect(t.herd('red', 'black')).toEqual([9, 6, 3]);
    expect(t.herd('red', 'brown')).toEqual([5, 8, 12]);
    expect(t.herd('red', 'spotted')).toEqual([6, 1]);
    expect(t.pesos('red')).toBe(14);
  });

  it.each([
    [[5, 8], 12, [5, 8, 12]],
    [[8, 5], 1, [8, 5, 1]],
  ])('R7: a herd that has just got its last possible tile stays: %j and %i', (herd, value, after) => {
    const t = addAll(herd, value);
    expect(t.herd('red', 'brown')).toEqual(after);
    expect(t.eventsOf('sold')).toEqual([]);
    expect(t.pesos('red')).toBe(0);
  });

  it('R7: such a herd is sold as soon as another tile of its race comes', () => {
    const t = addAll([5, 8, 12], 9);
    expect(t.herd('red', 'brown')).toEqual([9]);
    expect(t.pesos('red')).toBe(36);
  });
});
