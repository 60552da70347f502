import { eventsFor, viewOf } from '../../../src/kernel/cut';
import { elGaucho } from '../../../src/el-gaucho/game';
import type { TileName } from '../support/names';
import { COLOURS, nameOf, tile } from '../support/names';
import { choosing, claiming, dealt, StackedPile } from '../support/start';
import { refusal, table, type TestTable } from '../support/table';

const OTHERS = { blue: ['white 1'], green: ['white 2'], yellow: ['white 3'] } as const;

/** Everything red may keep, each as one line. */
function keepsOf(t: TestTable): string[] {
  return t
    .legal('red')
    .map((action) => (action.type === 'keep' ? action.tiles.map(nameOf).join(', ') : action.type))
    .sort();
}

function chooseAmong(...drawn: TileName[]): TestTable {
  return choosing({ red: drawn, ...OTHERS });
}

describe('Preliminary round', () => {
  it('P1: everybody draws five, four or three tiles with two, three or four players', () => {
    const hands = ([2, 3, 4] as const).map((seats) =>
      table(seats).state.held.map(({ drawn }) => drawn.length),
    );
    expect(hands).toEqual([
      [5, 5],
      [4, 4, 4],
      [3, 3, 3, 3],
    ]);
  });

  it('P1: they come from the pile, and only their owner sees them', () => {
    const pampa = [
      'brown 12',
      'ochre 12',
      'black 12',
      'brown 11',
      'ochre 11',
      'black 11',
      'white 12',
      'white 11',
    ] as const;
    const steppe = ['spotted 1', 'spotted 2', 'spotted 3', 'spotted 4'] as const;
    const red = ['white 7', 'white 8', 'white 9'] as const;
    const t = dealt(4, new StackedPile([...pampa, ...steppe, ...red]));
    expect(t.state.held[0]!.drawn.map(nameOf).sort()).toEqual([...red]);
    expect(t.open.pile).toBe(60 - 8 - 4 - 12);
    for (const viewer of [1, 2, 3, null]) {
      const seen = JSON.stringify(viewOf(t.state, viewer));
      for (const name of red) expect(seen).not.toContain(`${tile(name)}`);
    }
    expect(t.asked).toEqual([0, 1, 2, 3]);
    expect(elGaucho.legal(viewOf(t.state, null), 0)).toEqual([]);
  });

  it('P2: any one tile may be kept, the highest too', () => {
    const t = chooseAmong('brown 12', 'ochre 9', 'black 10');
    expect(keepsOf(t)).toEqual(['black 10', 'brown 12', 'ochre 9']);
    t.as('red').keeps('brown 12');
  });

  it('P3: two tiles may be kept up to 8 each, not 9', () => {
    const t = chooseAmong('brown 8', 'ochre 8', 'black 9');
    expect(keepsOf(t)).toEqual(['black 9', 'brown 8', 'brown 8, ochre 8', 'ochre 8']);
    expect(refusal(() => t.as('red').keeps('brown 8', 'black 9'))).toBe('keep-two-limit');
    t.as('red').keeps('brown 8', 'ochre 8');
  });

  it('P4: three tiles may be kept up to 4 each, not 5', () => {
    const t = chooseAmong('brown 4', 'ochre 4', 'black 5');
    expect(refusal(() => t.as('red').keeps('brown 4', 'ochre 4', 'black 5'))).toBe('keep-three-limit');
    chooseAmong('brown 4', 'ochre 4', 'black 4').as('red').keeps('brown 4', 'ochre 4', 'black 4');
  });

  it('P4: any three of those drawn, not only all of three', () => {
    const three = choosing({
      red: ['brown 1', 'ochre 2', 'black 12', 'white 4'],
      blue: ['white 1'],
      green: ['white 2'],
    });
    three.as('red').keeps('brown 1', 'ochre 2', 'white 4');
    const two = choosing({
      red: ['brown 1', 'ochre 2', 'black 12', 'black 11', 'ochre 4'],
      blue: ['brown 3'],
    });
    expect(keepsOf(two)).toContain('brown 1, ochre 2, ochre 4');
    two.as('red').keeps('brown 1', 'ochre 4', 'ochre 2');
  });

  it('P5: one to three tiles, of those drawn, each once', () => {
    const t = choosing({
      red: ['brown 1', 'brown 2', 'brown 3', 'brown 4'],
      blue: ['ochre 1'],
      green: ['ochre 2'],
    });
    expect(refusal(() => t.as('red').keeps())).toBe('malformed');
    expect(refusal(() => t.as('red').keeps('brown 1', 'brown 2', 'brown 3', 'brown 4'))).toBe('malformed');
    expect(refusal(() => t.as('red').keeps('ochre 1'))).toBe('not-your-tile');
    expect(refusal(() => t.as('red').keeps('brown 1', 'ochre 1'))).toBe('not-your-tile');
    expect(refusal(() => t.as('red').keeps('brown 1', 'brown 1'))).toBe('keep-count');
    expect(refusal(() => t.as('red').keeps('brown 1', 'brown 1', 'brown 1'))).toBe('keep-count');
  });

  it('P6: all choose at once, in whatever order they answer', () => {
    const t = chooseAmong('brown 1');
    expect(t.asked).toEqual([0, 1, 2, 3]);
    t.as('green').keeps('white 2');
    expect(t.asked).toEqual([0, 1, 3]);
    t.as('red').keeps('brown 1');
    t.as('yellow').keeps('white 3');
    expect(t.asked).toEqual([1]);
    expect(t.open.phase).toBe('keep');
    t.as('blue').keeps('white 1');
    expect(t.open.phase).toBe('claim');
  });

  it('P6: a choice once made is no longer asked for', () => {
    const t = chooseAmong('brown 1', 'brown 2');
    t.as('red').keeps('brown 1');
    expect(t.legal('red')).toEqual([]);
    expect(refusal(() => t.as('red').keeps('brown 2'))).toBe('not-your-turn');
  });

  it('P7: nobody sees a choice before all have chosen', () => {
    const t = chooseAmong('brown 4', 'ochre 5', 'black 12');
    t.as('red').keeps('brown 4', 'ochre 5');
    expect(t.outcome).toEqual({
      events: [
        {
          open: { type: 'chose', seat: 0 },
          held: [
            { seat: 0, facts: { kept: [tile('brown 4'), tile('ochre 5')], discarded: [tile('black 12')] } },
          ],
        },
      ],
      reveals: [],
      secret: true,
      final: false,
    });
    expect(eventsFor(t.outcome.events, 1)).toEqual([{ open: { type: 'chose', seat: 0 } }]);
    expect(t.open.ranches[0]).toMatchObject({ ready: true, discards: 0 });
    expect(Object.values(t.open.ranches[0]!.herds).flat()).toEqual([]);
    expect(t.state.held[0]).toMatchObject({ drawn: [], kept: [tile('brown 4'), tile('ochre 5')] });
  });

  it('P7 P8: with the last choice all herds are shown together', () => {
    const t = chooseAmong('brown 4', 'ochre 5', 'brown 8');
    t.as('red').keeps('brown 8', 'brown 4');
    t.as('blue').keeps('white 1');
    t.as('green').keeps('white 2');
    t.as('yellow').keeps('white 3');
    const herds = [['brown 8', 'brown 4'], ['white 1'], ['white 2'], ['white 3']].map((names) =>
      names.map(tile),
    );
    expect(t.events).toEqual([
      { type: 'chose', seat: 3 },
      { type: 'herds-shown', herds },
    ]);
    expect(t.outcome).toMatchObject({ reveals: 'everybody', secret: false, final: false });
    expect(t.herd('red', 'brown')).toEqual([8, 4]);
    expect(t.herd('yellow', 'white')).toEqual([3]);
    expect(t.state.held.map(({ kept }) => kept)).toEqual([[], [], [], []]);
  });

  it('P8: kept tiles stand in a row for each race', () => {
    const t = chooseAmong('brown 1', 'ochre 4', 'ochre 2');
    t.as('red').keeps('brown 1', 'ochre 4', 'ochre 2');
    t.as('blue').keeps('white 1');
    t.as('green').keeps('white 2');
    t.as('yellow').keeps('white 3');
    expect(t.herd('red', 'brown')).toEqual([1]);
    expect(t.herd('red', 'ochre')).toEqual([4, 2]);
    expect(t.herd('red', 'white')).toEqual([]);
  });

  it('P9: tiles of one race rise or fall, as their owner likes', () => {
    const t = chooseAmong('brown 1', 'brown 2', 'brown 4');
    expect(keepsOf(t).filter((keep) => keep.split(',').length === 3)).toEqual([
      'brown 1, brown 2, brown 4',
      'brown 4, brown 2, brown 1',
    ]);
    expect(keepsOf(t).filter((keep) => keep.split(',').length === 2)).toHaveLength(6);
    expect(refusal(() => t.as('red').keeps('brown 2', 'brown 1', 'brown 4'))).toBe('keep-order');
    expect(refusal(() => t.as('red').keeps('brown 1', 'brown 4', 'brown 2'))).toBe('keep-order');
    t.as('red').keeps('brown 4', 'brown 2', 'brown 1');
  });

  it('P9: races are named one after the other, so that one choice has one name', () => {
    const t = chooseAmong('brown 1', 'ochre 2', 'brown 4');
    expect(keepsOf(t)).toEqual([
      'brown 1',
      'brown 1, brown 4',
      'brown 1, brown 4, ochre 2',
      'brown 1, ochre 2',
      'brown 4',
      'brown 4, brown 1',
      'brown 4, brown 1, ochre 2',
      'brown 4, ochre 2',
      'ochre 2',
    ]);
    expect(refusal(() => t.as('red').keeps('ochre 2', 'brown 1'))).toBe('keep-order');
    expect(refusal(() => t.as('red').keeps('brown 1', 'ochre 2', 'brown 4'))).toBe('keep-order');
  });

  it('P9: nothing is sold while start tiles are chosen', () => {
    const t = chooseAmong('brown 1', 'brown 2', 'brown 4');
    t.as('red').keeps('brown 1', 'brown 2', 'brown 4');
    t.as('blue').keeps('white 1');
    t.as('green').keeps('white 2');
    t.as('yellow').keeps('white 3');
    expect(t.eventsOf('sold')).toEqual([]);
    expect(t.open.ranches.flatMap((ranch) => ranch.sold)).toEqual([]);
    expect(t.pesos('red')).toBe(0);
  });

  it('P10 P11: discards are out of the game; all learn how many, nobody which', () => {
    const t = choosing({
      red: ['brown 1', 'brown 12', 'ochre 12', 'black 12'],
      blue: ['white 1'],
      green: ['white 2'],
    });
    t.as('red').keeps('brown 1');
    t.as('blue').keeps('white 1');
    t.as('green').keeps('white 2');
    expect(t.open.ranches.map(({ discards }) => discards)).toEqual([3, 0, 0]);
    expect(t.state.held[0]!.discarded.map(nameOf)).toEqual(['brown 12', 'ochre 12', 'black 12']);
    for (const viewer of [1, 2, null]) {
      expect(JSON.stringify(viewOf(t.state, viewer))).not.toMatch(/1012|2012|3012/);
      expect(JSON.stringify(eventsFor(t.outcome.events, viewer))).not.toMatch(/1012|2012|3012/);
    }
    expect(t.state.sealed.pile.map(nameOf)).not.toContain('brown 12');
  });

  it('P10 P11: discards are still hidden, and still out, when the last herd is sold', () => {
    const t = table(3, 11);
    while (t.asked.length > 0) {
      const seat = t.asked[0]!;
      t.perform(seat, elGaucho.fallback(viewOf(t.state, seat), seat));
    }
    const discarded = t.state.held.flatMap((held) => held.discarded);
    expect(discarded.length).toBeGreaterThanOrEqual(3);
    expect(discarded).toHaveLength(t.open.ranches.reduce((sum, { discards }) => sum + discards, 0));
    for (const hidden of discarded) expect(JSON.stringify(t.open)).not.toContain(`${hidden}`);
  });

  it('P12: first gauchos are placed counter-clockwise from the right of the start player, who comes last', () => {
    const order = { red: [3, 2, 1, 0], green: [1, 0, 3, 2] } as const;
    for (const start of ['red', 'green'] as const) {
      const t = claiming(4, start);
      for (const [index, area] of (['sort', 'wish', 'sale', 'thief'] as const).entries()) {
        expect(t.asked).toEqual([order[start][index]]);
        t.as(COLOURS[order[start][index]!]).claims(area);
      }
      expect(t.open.phase).toBe('turn');
    }
    expect(claiming(2, 'red').asked).toEqual([1]);
    expect(claiming(3, 'blue').asked).toEqual([0]);
    expect(refusal(() => claiming(3, 'blue').as('blue').claims('sort'))).toBe('not-your-turn');
  });

  it('P13: one gaucho each, out of the supply, onto any area, without dice', () => {
    const t = claiming(4);
    expect(t.legal('red')).toEqual([]);
    expect(t.legal('yellow')).toHaveLength(6);
    t.as('yellow').claims('steppe');
    expect(t.supply('yellow')).toBe(6);
    expect(t.open.ranches[3]!.areas).toMatchObject({ steppe: 'manned', sort: 'empty' });
    expect(t.outcome).toEqual({
      events: [{ open: { type: 'claimed', seat: 3, area: 'steppe' } }],
      reveals: [],
      secret: false,
      final: false,
    });
    expect(refusal(() => t.as('yellow').claims('sort'))).toBe('not-your-turn');
  });

  it('P14: every player chooses another area', () => {
    const t = claiming(4);
    t.as('yellow').claims('thief');
    expect(refusal(() => t.as('green').claims('thief'))).toBe('area-claimed');
    t.as('green').claims('steppe');
    expect(t.legal('blue')).toEqual(
      ['sort', 'wish', 'sale', 'overseer'].map((area) => ({ type: 'claim', area })),
    );
  });

  it('P15: nothing else is done in the preliminary round', () => {
    const keeping = chooseAmong('brown 1');
    expect(refusal(() => keeping.as('red').claims('sort'))).toBe('not-now');
    expect(refusal(() => keeping.as('red').takes(1, 1))).toBe('not-now');
    const t = claiming(2);
    for (const attempt of [
      () => t.as('blue').takes(1, 1),
      () => t.as('blue').ends(),
      () => t.as('blue').keeps('brown 2'),
      () => t.as('blue').recalls('sort'),
      () => t.as('blue').occupies('sort', [1]),
    ]) {
      expect(refusal(attempt)).toBe('not-now');
    }
  });

  it('P16: the first gauchos can be used from the first turn on, and round 1 begins', () => {
    const t = claiming(2, 'blue');
    t.as('red').claims('thief');
    t.as('blue').claims('wish');
    expect(t.events.map(({ type }) => type)).toEqual(['claimed', 'round-began', 'rolled', 'turn-began']);
    expect(t.events[1]).toEqual({ type: 'round-began', round: 1, startSeat: 1, kind: 'usual' });
    expect(t.events[3]).toEqual({ type: 'turn-began', seat: 1 });
    expect(t.open.turn).toEqual({ seat: 1, mustTake: true, dice: [], wish: 0, settled: false });
    t.as('blue').wishes(6);
    expect(t.open.turn.wish).toBe(6);
  });
});
