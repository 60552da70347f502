import { viewOf } from '../../../src/kernel/cut';
import { Random } from '../../../src/kernel/random';
import type { Action } from '../../../src/el-gaucho/actions';
import { elGaucho } from '../../../src/el-gaucho/game';
import { seatOf, type Colour } from '../support/names';
import { position, refusal, type TestTable } from '../support/table';

const NINE = [1, 2, 2, 3, 4, 4, 5, 6, 6];

/** The last turn before the round without dice; red has the token. */
function lastTurnWithDice(areas: Partial<Record<Colour, readonly ('sort' | 'wish' | 'sale')[]>>): TestTable {
  return position({ seats: 3, round: 4, lastDiceRound: 4, turn: 'green', dice: [], pile: [], areas });
}

describe('Course of play', () => {
  it('T1: a round begins with a roll of all dice, known before anybody acts', () => {
    const t = position({ seats: 4, round: 3, turn: 'yellow', dice: [] }, [6, 1, 5, 2, 4, 3, 6, 1, 1]);
    t.as('yellow').ends();
    const begins = t.events.findIndex(({ type }) => type === 'round-began');
    expect(t.events.slice(begins)).toEqual([
      { type: 'round-began', round: 4, startSeat: 1, kind: 'usual' },
      { type: 'rolled', dice: [6, 1, 5, 2, 4, 3, 6, 1, 1] },
      { type: 'turn-began', seat: 1 },
    ]);
    expect(t.open.rodeo).toEqual([6, 1, 5, 2, 4, 3, 6, 1, 1]);
    expect(t.open.turn).toEqual({ seat: 1, mustTake: true, dice: [], wish: 0, settled: false });
  });

  it('T2: any two dice of the ring may be taken, two equal ones where two lie there', () => {
    const t = position({ seats: 2, rodeo: [4, 1, 4, 6, 1] });
    expect(t.legal('red')).toEqual(
      [
        [1, 1],
        [1, 4],
        [1, 6],
        [4, 4],
        [4, 6],
      ].map((dice) => ({ type: 'take', dice })),
    );
    expect(refusal(() => t.as('red').takes(6, 6))).toBe('dice-not-in-ring');
    expect(refusal(() => t.as('red').takes(1, 2))).toBe('dice-not-in-ring');
    t.as('red').takes(4, 6);
    expect(t.outcome).toEqual({
      events: [{ open: { type: 'took', seat: 0, dice: [4, 6] } }],
      reveals: [],
      secret: false,
      final: false,
    });
  });

  it('T3: two dice, neither one nor three', () => {
    const t = position({ seats: 2, rodeo: [1, 2, 3, 4, 5] });
    expect(refusal(() => t.perform(0, { type: 'take', dice: [5] }))).toBe('dice-not-in-ring');
    expect(refusal(() => t.perform(0, { type: 'take', dice: [3, 4, 5] }))).toBe('malformed');
    t.as('red').takes(3, 5);
    expect(t.open.turn.dice).toEqual([3, 5]);
    expect(refusal(() => t.as('red').takes(1, 2))).toBe('dice-taken');
  });

  it('T3: taking is compulsory, also for somebody whom no die helps', () => {
    const t = position({ seats: 4, rodeo: NINE });
    expect(refusal(() => t.as('red').ends())).toBe('dice-not-taken');
    expect(t.legal('red').every(({ type }) => type === 'take')).toBe(true);
    t.as('red').takes(1, 2).ends();
    expect(t.open.turn.seat).toBe(1);
  });

  it('T4: dice that are taken leave the ring, and the last player chooses from three', () => {
    for (const [seats, counts] of [
      [4, [9, 7, 5, 3]],
      [3, [7, 5, 3]],
      [2, [5, 3]],
    ] as const) {
      const t = position({ seats, rodeo: NINE.slice(0, counts[0]) });
      for (const count of counts) {
        expect(t.open.rodeo).toHaveLength(count);
        const seat = t.asked[0]!;
        t.perform(seat, t.legal((['red', 'blue', 'green', 'yellow'] as const)[seat]!)[0]!);
        if (count > 3) t.perform(seat, { type: 'end' });
      }
      expect(t.open.rodeo).toHaveLength(1);
    }
    const t = position({ seats: 4, rodeo: NINE });
    t.as('red').takes(2, 6);
    expect(t.open.rodeo).toEqual([1, 2, 3, 4, 4, 5, 6]);
  });

  it('T5 T7: turns go clockwise from the start player, one each, then the token moves to the left', () => {
    const t = position({ seats: 4, start: 'green', rodeo: NINE, round: 1 });
    const order: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const seat = t.asked[0]!;
      order.push(seat);
      const colour = (['red', 'blue', 'green', 'yellow'] as const)[seat]!;
      t.perform(seat, t.legal(colour)[0]!);
      t.perform(seat, { type: 'end' });
    }
    expect(order).toEqual([2, 3, 0, 1, 3, 0, 1, 2]);
    expect(t.open).toMatchObject({ round: 3, startSeat: 0, phase: 'turn' });
    expect(t.open.rodeo).toHaveLength(9);
  });

  it('T6: only the player whose turn it is acts', () => {
    const t = position({ seats: 4, turn: 'blue', rodeo: NINE, areas: { red: ['wish'] } });
    expect(t.asked).toEqual([1]);
    for (const colour of ['red', 'green', 'yellow'] as const) {
      expect(t.legal(colour)).toEqual([]);
      expect(refusal(() => t.as(colour).takes(1, 2))).toBe('not-your-turn');
    }
    expect(refusal(() => t.as('red').wishes(3))).toBe('not-your-turn');
    expect(refusal(() => t.as('red').recalls('wish'))).toBe('not-your-turn');
    expect(elGaucho.whyNot(viewOf(t.state, null), 1, { type: 'take', dice: [1, 2] })).toBe('not-your-turn');
    expect(elGaucho.legal(viewOf(t.state, 0), 7)).toEqual([]);
  });

  it('T6: nobody else can be moved for, and what is not legal cannot be played by mistake', () => {
    const t = position({ seats: 4, dice: [4, 5], pampa: { 11: 'brown 9' }, areas: { red: ['thief'] } });
    expect(() => elGaucho.fallback(viewOf(t.state, 1), 1)).toThrow('seat 1 is not asked');
    const plays = (action: Action) => () =>
      elGaucho.play(elGaucho.clone(t.state), 0, action, new Random(new Uint8Array(32)));
    expect(plays({ type: 'stand', space: 99, dice: [4, 5] })).toThrow('no space in play: 99');
    expect(plays({ type: 'steal', tile: 1009 })).toThrow("in nobody's herd: 1009");
  });

  it('T7: the next turn is told with the end of the one before, which cannot be taken back', () => {
    const t = position({ seats: 3, dice: [2, 3] });
    t.as('red').ends();
    expect(t.outcome).toEqual({
      events: [{ open: { type: 'turn-ended', seat: 0 } }, { open: { type: 'turn-began', seat: 1 } }],
      reveals: [],
      secret: false,
      final: true,
    });
    expect(t.open.startSeat).toBe(0);
    expect(t.open.turn).toEqual({ seat: 1, mustTake: true, dice: [], wish: 0, settled: false });
  });

  it('T8: dice need not be used, and what is left of them is lost', () => {
    const t = position({ seats: 2, dice: [5, 6], rodeo: [1, 1, 2], pampa: { 11: 'brown 11' } });
    t.as('red').ends();
    expect(t.open.turn.dice).toEqual([]);
    expect(t.open.rodeo).toEqual([1, 1, 2]);
    expect(refusal(() => t.as('blue').takes(5, 6))).toBe('dice-not-in-ring');
    t.as('blue').takes(1, 1);
    expect(refusal(() => t.as('blue').stands('brown 11', [5, 6]))).toBe('dice-not-yours');
  });

  it('T8: nor does anybody have dice while cattle comes home', () => {
    const t = position({
      seats: 2,
      turn: 'blue',
      dice: [5, 6],
      pampa: { 11: 'brown 1 red', 12: 'brown 2 red' },
    });
    t.as('blue').ends();
    expect(t.open.phase).toBe('round-up');
    expect(t.open.turn.dice).toEqual([]);
  });

  it('T9: special actions come before, between and after the dice, and before taking them', () => {
    const t = position({
      seats: 4,
      rodeo: NINE,
      pampa: { 11: 'brown 4', 12: 'ochre 5' },
      areas: { red: ['wish', 'sale', 'thief', 'overseer'] },
      herds: { red: { brown: [1, 2] }, blue: { black: [9] } },
    });
    t.as('red').steals('black 9').takes(4, 5);
    t.as('red')
      .stands('brown 4', [4])
      .sells('brown')
      .stands('ochre 5', [5])
      .wishes(1)
      .recalls('overseer')
      .ends();
    expect(t.pesos('red')).toBe(2 * 2 + 5);
    expect(t.supply('red')).toBe(7 - 2);
  });

  it('T10: a turn in a round with dice ends only when its player says so', () => {
    const t = position({ seats: 4, dice: [4, 5], pampa: { 11: 'brown 9' } });
    t.as('red').stands('brown 9', [4, 5]);
    expect(t.asked).toEqual([0]);
    expect(t.legal('red')).toEqual([{ type: 'end' }]);
    expect(t.outcome.final).toBe(false);
  });

  it('T11: what belongs to another time is refused as such', () => {
    const t = position({ seats: 4, dice: [4, 5] });
    expect(refusal(() => t.as('red').keeps('brown 1'))).toBe('not-now');
    expect(refusal(() => t.as('red').claims('sort'))).toBe('not-now');
    expect(refusal(() => t.as('red').settles('brown 1', 11))).toBe('not-now');
    expect(refusal(() => t.as('red').leaves())).toBe('not-now');
    expect(refusal(() => t.as('red').appends('brown 1'))).toBe('not-now');
    expect(refusal(() => t.as('red').sorts('brown 1', 0))).toBe('sort-outside-round-up');
  });

  it('T12: the last round with dice is announced as such', () => {
    const t = position({ seats: 3, round: 3, lastDiceRound: 4, turn: 'green', dice: [], pile: [] });
    t.as('green').ends();
    expect(t.eventsOf('round-began')).toEqual([
      { type: 'round-began', round: 4, startSeat: 1, kind: 'last-with-dice' },
    ]);
    expect(t.open.rodeo).toHaveLength(7);
    expect(t.asked).toEqual([1]);
  });

  it('T12 T13: in the round without dice nothing is rolled or taken, and who has no gaucho on an area passes', () => {
    const t = lastTurnWithDice({ green: ['sort'] });
    t.as('green').ends();
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 2 },
      { type: 'round-began', round: 5, startSeat: 1, kind: 'without-dice' },
      { type: 'passed', seat: 1 },
      { type: 'turn-began', seat: 2 },
    ]);
    expect(t.open.rodeo).toEqual([]);
    expect(t.open.turn).toEqual({ seat: 2, mustTake: false, dice: [], wish: 0, settled: false });
    expect(t.legal('green')).toEqual([{ type: 'recall', area: 'sort' }, { type: 'end' }]);
    expect(refusal(() => t.as('green').takes(1, 2))).toBe('not-now');
    t.as('green').ends();
    expect(t.events).toEqual([
      { type: 'turn-ended', seat: 2 },
      { type: 'passed', seat: 0 },
      { type: 'game-ended', winners: [0, 1, 2] },
    ]);
    expect(t.asked).toEqual([]);
  });

  it('T13: the start player passes like anybody, and if all do the round is over at once', () => {
    const t = lastTurnWithDice({});
    t.as('green').ends();
    expect(t.eventsOf('passed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(t.open.phase).toBe('over');
  });

  it('T13: who has used his last area in this round still ends his turn himself', () => {
    const t = lastTurnWithDice({ blue: ['wish'], red: ['wish'] });
    t.as('green').ends();
    t.as('blue').wishes(1);
    expect(t.asked).toEqual([seatOf('blue')]);
    t.as('blue').ends();
    expect(t.eventsOf('passed')).toEqual([{ type: 'passed', seat: 2 }]);
    expect(t.asked).toEqual([seatOf('red')]);
  });

  it('T13: in a round with dice nobody is passed over', () => {
    const t = position({ seats: 3, dice: [] });
    t.as('red').ends();
    expect(t.eventsOf('passed')).toEqual([]);
    expect(t.asked).toEqual([1]);
  });
});
