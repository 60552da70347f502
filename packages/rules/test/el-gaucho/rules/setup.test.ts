import { viewOf } from '../../../src/kernel/cut';
import { elGaucho } from '../../../src/el-gaucho/game';
import { groundOf } from '../../../src/el-gaucho/layouts';
import { fillPastures } from '../../../src/el-gaucho/pastures';
import { RACES, raceOf } from '../../../src/el-gaucho/tiles';
import { nameOf, tile } from '../support/names';
import { dealt, pasture, StackedPile } from '../support/start';
import { position, refusal, table } from '../support/table';

const COUNTS = [2, 3, 4] as const;
const LAYOUTS = ['wide', 'narrow'] as const;

/** Four rows that all stop early, so that what comes next is known: ten tiles. */
const TEN_TILES = [
  ...(['brown 12', 'ochre 12'] as const),
  ...(['black 12', 'brown 11'] as const),
  ...(['ochre 11', 'black 11'] as const),
  ...(['brown 1', 'ochre 1', 'brown 10', 'ochre 10'] as const),
];

describe('Setup', () => {
  it('S1: five, seven or nine dice come into the ring with two, three or four players', () => {
    for (const [seats, dice] of [
      [2, 5],
      [3, 7],
      [4, 9],
    ] as const) {
      const last = (['blue', 'green', 'yellow'] as const)[seats - 2]!;
      const t = position({ seats, turn: last, dice: [] });
      t.as(last).ends();
      expect(t.open.rodeo).toHaveLength(dice);
    }
  });

  it('S2: with two players one race, drawn by chance, is out of the game', () => {
    const rng = new StackedPile([], [3]);
    const t = dealt(2, rng);
    expect(rng.asked).toEqual([5]);
    expect(t.open.removedRace).toBe('white');
    const { open, held, sealed } = t.state;
    const inGame = [
      ...open.tiles.filter(Boolean),
      ...sealed.pile,
      ...sealed.steppe,
      ...held.flatMap((h) => h.drawn),
    ];
    expect(inGame).toHaveLength(48);
    expect(inGame.map(raceOf)).not.toContain('white');
    const removed = Array.from({ length: 60 }, (_, seed) => table(2, seed).open.removedRace);
    expect(new Set(removed)).toEqual(new Set(RACES));
  });

  it('S2: with three or four players all races stay', () => {
    for (const seats of [3, 4] as const) {
      const t = table(seats, 5);
      expect(t.open.removedRace).toBeNull();
      expect(elGaucho.invariants(t.state)).toEqual([]);
      const { open, held, sealed } = t.state;
      const inGame = [
        ...open.tiles.filter(Boolean),
        ...sealed.pile,
        ...sealed.steppe,
        ...held.flatMap((h) => h.drawn),
      ];
      expect(inGame).toHaveLength(60);
    }
  });

  it('S3 S4: covered spaces take no tile and no gaucho', () => {
    for (const layout of LAYOUTS) {
      for (const seats of COUNTS) {
        const { covered, spaces } = groundOf(layout, seats);
        expect(covered).toHaveLength({ 2: 6, 3: 2, 4: 0 }[seats]);
        expect(table(seats, 3, { layout }).open.tiles).toHaveLength(spaces.length);
        const t = position({ seats, layout, dice: [1, 1] });
        for (const space of covered) {
          expect(refusal(() => t.perform(0, { type: 'stand', space, dice: [1] }))).toBe('no-such-space');
          expect(refusal(() => t.perform(0, { type: 'lay', space, dice: [1] }))).toBe('no-such-space');
          expect(refusal(() => t.perform(0, { type: 'raise', space, dice: [1] }))).toBe('no-such-space');
        }
      }
    }
  });

  it('S3: with two players a long row ends before its river and forest space', () => {
    const ones = ['brown 1', 'ochre 1', 'black 1', 'spotted 1'] as const;
    const t = dealt(
      2,
      new StackedPile(['brown 12', 'ochre 12', 'black 12', 'spotted 12', ...ones, 'brown 11'], [3]),
    );
    expect([pasture(t, 1), pasture(t, 2), pasture(t, 3)]).toEqual([
      [12, 12],
      [12, 12],
      [1, 1, 1, 1],
    ]);
    expect(t.at(41)).toBe('brown 11');
  });

  it('S4: with three players no tile is put on the forest', () => {
    const low = ['brown 1', 'ochre 1', 'black 1', 'white 1', 'spotted 1'] as const;
    const t = dealt(3, new StackedPile(['brown 12', 'ochre 12', 'black 12', 'white 12', ...low, 'brown 11']));
    expect(pasture(t, 3)).toEqual([1, 1, 1, 1, 1]);
    expect(t.at(41)).toBe('brown 11');
  });

  it('S5: with four players river and forest are used', () => {
    const low = ['brown 1', 'ochre 1', 'black 1', 'white 1', 'spotted 1', 'brown 2'] as const;
    const t = dealt(4, new StackedPile(['brown 12', 'ochre 12', 'black 12', 'white 12', ...low, 'brown 11']));
    expect(pasture(t, 3)).toEqual([1, 1, 1, 1, 1, 2]);
    expect(t.at(36)).toBe('brown 2');
  });

  it('S6: the cattle is shuffled, and the seed alone decides how', () => {
    expect(table(4, 7).state).toEqual(table(4, 7).state);
    expect(table(4, 7).state).not.toEqual(table(4, 8).state);
    const bottomLeft = Array.from({ length: 40 }, (_, seed) => table(4, seed).at(11));
    expect(new Set(bottomLeft).size).toBeGreaterThan(15);
  });

  it('S7 S8: the rows are filled one after the other from the bottom, each from the left, face up', () => {
    const t = dealt(4, new StackedPile(TEN_TILES));
    const placed = [11, 12, 21, 22, 31, 32, 41, 42, 43, 44].map((space) => t.at(space));
    expect(placed).toEqual(TEN_TILES);
    expect(t.open.tiles.filter((lies) => lies !== 0)).toHaveLength(10);
    expect(t.open.riders.every((rider) => rider === 0)).toBe(true);
    const ground = groundOf('wide', 4);
    const pile = TEN_TILES.map(tile);
    const filled = fillPastures(
      ground,
      ground.spaces.map(() => 0),
      pile.length,
      () => pile.shift()!,
    );
    expect(filled.map((index) => ground.spaces[index])).toEqual([11, 12, 21, 22, 31, 32, 41, 42, 43, 44]);
  });

  it('S9: a row at 19 gets one more tile, a row at 20 does not', () => {
    const top = [
      'brown 12',
      'brown 7',
      'brown 1',
      'ochre 12',
      'ochre 8',
      'black 10',
      'white 9',
      'white 1',
    ] as const;
    const t = dealt(4, new StackedPile([...top, 'spotted 12', 'spotted 11']));
    expect([1, 2, 3, 4].map((row) => pasture(t, row))).toEqual([
      [12, 7, 1],
      [12, 8],
      [10, 9, 1],
      [12, 11],
    ]);
  });

  it('S10: a full row ends below 20', () => {
    const t = dealt(4, new StackedPile(['brown 1', 'brown 2', 'brown 4', 'brown 12', ...TEN_TILES.slice(1)]));
    expect(pasture(t, 1)).toEqual([1, 2, 4, 12]);
    expect(pasture(t, 2)).toEqual([12, 12]);
  });

  it('S8 S9 S10: example: a full row below 20, then 18 and a 5 (English book: the two smallest rows)', () => {
    const smallest = ['brown 1', 'ochre 2', 'black 3', 'white 4'] as const;
    const next = ['ochre 12', 'black 6', 'spotted 5'] as const;
    const t = dealt(
      4,
      new StackedPile([...smallest, ...next, 'brown 12', 'brown 11', 'brown 10', 'brown 9', 'brown 8']),
    );
    expect(pasture(t, 1)).toEqual([1, 2, 3, 4]);
    expect(pasture(t, 2)).toEqual([12, 6, 5]);
    expect([t.at(24), t.at(25)]).toEqual(['', '']);
    expect(t.at(31)).toBe('brown 12');
  });

  it('S8 S9 S10: example: a full row below 20, then 18 and a 5 (French book: the two longest rows)', () => {
    const full = ['brown 1', 'ochre 1', 'black 1', 'white 2', 'spotted 2', 'black 2'] as const;
    const longest = ['white 11', 'black 7', 'spotted 5'] as const;
    const t = dealt(
      4,
      new StackedPile(['brown 12', 'brown 11', 'brown 10', 'ochre 10', ...full, ...longest]),
    );
    expect(pasture(t, 3)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(pasture(t, 4)).toEqual([11, 7, 5]);
    expect(t.at(44)).toBe('');
  });

  it('S11 S12: four tiles lie face down on the steppe, and the rest in the pile', () => {
    const steppe = ['white 3', 'white 4', 'white 5', 'white 6'] as const;
    const t = dealt(4, new StackedPile([...TEN_TILES, ...steppe]));
    expect(t.state.sealed.steppe.map(nameOf).sort()).toEqual([...steppe]);
    expect(t.open.steppe).toBe(4);
    expect(t.open.pile).toBe(60 - 10 - 4 - 4 * 3);
    expect(t.state.sealed.pile).toHaveLength(t.open.pile);
    for (const viewer of [0, 1, 2, 3, null]) {
      const seen = JSON.stringify(viewOf(t.state, viewer));
      for (const hidden of [...t.state.sealed.steppe, ...t.state.sealed.pile])
        expect(seen).not.toContain(`${hidden}`);
    }
  });

  it('S13: eight gauchos each with two or three players, seven with four', () => {
    const supplies = COUNTS.map((seats) => table(seats).open.ranches.map((ranch) => ranch.supply));
    expect(supplies).toEqual([
      [8, 8],
      [8, 8, 8],
      [7, 7, 7, 7],
    ]);
  });

  it('S14: everybody begins with nothing', () => {
    for (const ranch of table(3).open.ranches) {
      expect(ranch.pesos).toBe(0);
      expect(ranch.income.every((pesos) => pesos === 0)).toBe(true);
      expect(Object.values(ranch.herds)).toEqual([[], [], [], [], []]);
      expect(ranch).toMatchObject({ batch: [], ready: false, discards: 0 });
    }
    expect(table(3).open).toMatchObject({ phase: 'keep', round: 0, lastDiceRound: 0, rodeo: [] });
  });

  it('S15: the start player is drawn by chance', () => {
    const rng = new StackedPile([], [2]);
    expect(dealt(4, rng, { startSeat: 'random' }).open.startSeat).toBe(2);
    expect(rng.asked).toEqual([4]);
    for (const seats of COUNTS) {
      const starts = Array.from(
        { length: 60 },
        (_, seed) => table(seats, seed, { startSeat: 'random' }).open.startSeat,
      );
      expect([...new Set(starts)].sort()).toEqual([0, 1, 2, 3].slice(0, seats));
    }
  });

  it('S15: or the start player is given', () => {
    const rng = new StackedPile([]);
    expect(dealt(4, rng, { startSeat: 3 }).open.startSeat).toBe(3);
    expect(rng.draws).toBe(0);
    expect(elGaucho.options.startSeat.usual).toBe('random');
    expect(elGaucho.options.startSeat.choices(3)).toEqual(['random', 0, 1, 2]);
  });

  it('S15: in a rematch the next seat starts', () => {
    for (const seats of COUNTS) {
      const { open } = table(seats, 3, { startSeat: seats - 1 });
      expect(elGaucho.rematchOptions({ layout: 'narrow', startSeat: 'random' }, open)).toEqual({
        layout: 'narrow',
        startSeat: 0,
      });
    }
  });
});
