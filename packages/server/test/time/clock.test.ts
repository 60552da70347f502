import type { Asking } from '@pampa/rules';
import { charged, withTurnsFor } from '../../src/table/clock';
import { publicTable } from '../../src/table/public';
import { isPlayedByBot } from '../../src/table/people';
import { playForSeat, resign } from '../../src/table/play';
import { DAY, MINUTE, NOON, SECOND, StillTable, type StillTableFacts } from '../support/still-table';

const LIVE = { clock: 'live', turnSeconds: 60, bankSeconds: 300 } as const;
const DAYS = { clock: 'days', days: 2 } as const;

const timeOf = (still: StillTable, seat: number): { turn: number; bank: number } => {
  const { turnMs, bankMs } = still.seat(seat);
  return { turn: turnMs / SECOND, bank: bankMs / SECOND };
};

/** Written down, as a room does now and then. */
const chargedNow = (still: StillTable): StillTable => {
  still.doWhatIsDue();
  return still;
};

/** Somebody is to claim an area: what he does can be taken back, although another is awaited then. */
const claimingOf = (seat: number, facts: StillTableFacts): StillTable => {
  const still = StillTable.playing(facts);
  return still.playUntil(() => still.phase === 'claim' && still.awaited.includes(seat));
};

describe('without a clock, as usual', () => {
  test('nobody is hurried, and nobody is shown a clock', () => {
    const still = StillTable.playing({ people: 2 });
    still.live(30 * DAY);
    expect(still.match.seq).toBe(0);
    expect(publicTable(still.table, still.present, []).seats.map(({ clock }) => clock)).toEqual([null, null]);
  });
});

describe('a live clock', () => {
  test('gives everybody a whole turn and a whole bank to begin with', () => {
    const still = StillTable.playing({ people: 3, options: LIVE });
    for (const seat of [0, 1, 2]) expect(timeOf(still, seat)).toEqual({ turn: 60, bank: 300 });
  });

  test('takes from the turn first, then from the bank', () => {
    const still = StillTable.playing({ people: 3, options: LIVE }).playToTurnOf(0);
    chargedNow(still.pass(40 * SECOND));
    expect(timeOf(still, 0)).toEqual({ turn: 20, bank: 300 });
    chargedNow(still.pass(50 * SECOND));
    expect(timeOf(still, 0)).toEqual({ turn: 0, bank: 270 });
  });

  test('is charged to those who are awaited and to nobody else', () => {
    const still = StillTable.playing({ people: 3, options: LIVE }).playToTurnOf(0);
    const others = [1, 2].map((seat) => timeOf(still, seat));
    chargedNow(still.pass(90 * SECOND));
    expect([1, 2].map((seat) => timeOf(still, seat))).toEqual(others);
  });

  test('runs for several at once where they decide at once', () => {
    const still = StillTable.playing({ people: 3, options: LIVE });
    expect(still.awaited).toEqual([0, 1, 2]);
    still.pass(10 * SECOND).act(1);
    still.pass(10 * SECOND);
    chargedNow(still);
    expect([0, 1, 2].map((seat) => timeOf(still, seat).turn)).toEqual([40, 50, 40]);
    const shown = publicTable(still.table, still.present, []).seats.map(({ clock }) => clock?.running);
    expect(shown).toEqual([true, false, true]);
  });

  test('starts a turn anew with every decision, and never the bank', () => {
    const still = StillTable.playing({ people: 3, options: LIVE }).playToTurnOf(1);
    still.pass(100 * SECOND).playToTurnOf(2);
    expect(timeOf(still, 1)).toEqual({ turn: 0, bank: 260 });
    expect(timeOf(still, 2)).toEqual({ turn: 60, bank: 300 });
    still.playToTurnOf(1);
    expect(timeOf(still, 1)).toEqual({ turn: 60, bank: 260 });
  });

  test('stands still while nobody is there', () => {
    const still = StillTable.playing({ people: 2, options: LIVE }).playToTurnOf(0);
    still.pass(10 * SECOND);
    still.leave(0);
    still.pass(10 * SECOND);
    still.leave(1);
    still.live(3 * DAY);
    expect(timeOf(still, 0)).toEqual({ turn: 40, bank: 300 });
    still.comeBack(1);
    still.live(10 * SECOND);
    expect(timeOf(still, 0)).toEqual({ turn: 30, bank: 300 });
  });

  test('stands still while the table is paused', () => {
    const still = StillTable.playing({ people: 2, options: LIVE }).playToTurnOf(0);
    still.pass(10 * SECOND).propose(1, { kind: 'pause' });
    still.pass(5 * SECOND).vote(0);
    still.live(DAY);
    expect(timeOf(still, 0)).toEqual({ turn: 45, bank: 300 });
    expect(publicTable(still.table, still.present, []).seats[0]?.clock?.running).toBe(false);
    still.propose(0, { kind: 'resume' });
    still.vote(1);
    still.live(5 * SECOND);
    expect(timeOf(still, 0)).toEqual({ turn: 40, bank: 300 });
  });

  test('takes nothing from a bot, nor from the person it plays for', () => {
    const still = StillTable.playing({ people: 2, bots: 1, options: LIVE });
    still.did((table) => resign(table, still.id(1)));
    const before = [1, 2].map((seat) => timeOf(still, seat));
    still.live(4 * MINUTE);
    expect([1, 2].map((seat) => timeOf(still, seat))).toEqual(before);
    expect(still.said('clock-moved')).toBe(0);
    expect(still.match.seq).toBe(0);
  });

  test('takes nothing for the while in which a bot played, from somebody who is back', () => {
    const still = StillTable.playing({ people: 3, options: { ...LIVE, awaySeconds: 10 } }).playToTurnOf(1);
    still.leave(1);
    still.live(10 * SECOND);
    still.propose(0, { kind: 'stand-in', seat: 1 });
    still.vote(2);
    const before = timeOf(still, 1);
    // Less than it takes until it is written down.
    still.pass(4 * SECOND);
    still.comeBack(1);
    chargedNow(still.pass(5 * SECOND));
    expect(timeOf(still, 1)).toEqual({ ...before, turn: before.turn - 5 });
  });

  test('gives no time back to somebody who takes his own act back', () => {
    const still = claimingOf(2, { people: 3, options: LIVE });
    still.pass(50 * SECOND).act(2);
    expect(still.awaited).toEqual([1]);
    still.pass(20 * SECOND).undo(2);
    expect(still.awaited).toEqual([2]);
    expect(timeOf(still, 2)).toEqual({ turn: 10, bank: 300 });
  });

  test('gives a new turn, but nothing of the bank, where everybody agreed to an undo', () => {
    const still = claimingOf(1, { people: 2, options: LIVE });
    still.pass(70 * SECOND).act(1);
    still.proposeUndo(1);
    still.vote(0);
    expect(still.awaited).toEqual([1]);
    expect(timeOf(still, 1)).toEqual({ turn: 60, bank: 290 });
  });
});

describe('deadlines of days', () => {
  test('stand with those who are awaited, and are when the table has to be woken', () => {
    const still = StillTable.playing({ people: 3, options: DAYS });
    expect([0, 1, 2].map((seat) => still.seat(seat).deadlineAt)).toEqual(Array(3).fill(NOON + 2 * DAY));
    expect(still.change?.wakeAt).toBe(NOON + 2 * DAY);
    still.pass(DAY).playToTurnOf(0);
    expect([0, 1, 2].map((seat) => still.seat(seat).deadlineAt)).toEqual([NOON + 3 * DAY, null, null]);
    expect(still.change?.wakeAt).toBe(NOON + 3 * DAY);
  });

  test('go on while nobody is there', () => {
    const still = StillTable.playing({ people: 3, options: DAYS }).playToTurnOf(0);
    for (const seat of [0, 1, 2]) still.leave(seat);
    still.live(2 * DAY);
    expect(still.said('clock-moved')).toBe(1);
    expect(still.awaited).not.toContain(0);
  });

  test('are forgotten in a pause, and a whole turn follows it', () => {
    const still = StillTable.playing({ people: 2, options: DAYS }).playToTurnOf(0);
    still.pass(DAY).propose(0, { kind: 'pause' });
    still.vote(1);
    expect(still.change?.wakeAt).toBeGreaterThan(NOON + 50 * DAY);
    still.live(10 * DAY);
    expect(still.said('clock-moved')).toBe(0);
    still.propose(0, { kind: 'resume' });
    still.vote(1);
    expect(still.seat(0).deadlineAt).toBe(NOON + 13 * DAY);
    expect(still.change?.wakeAt).toBe(NOON + 13 * DAY);
  });

  test('are no later for somebody who takes his own act back', () => {
    const still = claimingOf(2, { people: 3, options: DAYS });
    still.pass(1.5 * DAY).act(2);
    still.pass(0.25 * DAY).undo(2);
    expect(still.seat(2).deadlineAt).toBe(still.now + 0.5 * DAY);
    expect(still.seat(1).deadlineAt).toBeNull();
  });
});

describe('whatever people do', () => {
  /** A small generator of its own, so that a failure can be looked at again. */
  const chanceFrom = (seed: number) => {
    let state = seed;
    return (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return (state >>> 8) % below;
    };
  };

  test.each([1, 2, 3, 4, 5, 6])('nobody pays for more than he was waited for (%i)', (seed) => {
    const chance = chanceFrom(seed);
    const options = { clock: 'live', turnSeconds: 20, bankSeconds: 30, awaySeconds: 10 } as const;
    const still = StillTable.playing({ people: 3, bots: 1, options, seed: String(seed) });
    /** Kept beside the table by whoever looks at it: what each seat has left. */
    const left = still.document.seats.map(({ turnMs, bankMs }) => ({ turnMs, bankMs }));
    const isRunning = (): boolean =>
      still.document.status === 'playing' && !still.document.paused && still.present.size > 0;
    const watched = (what: () => void): void => {
      const { decision } = still.match;
      what();
      if (still.match.decision === decision) return;
      const last = still.table.recording?.last?.entry;
      if (last !== undefined && 'undo' in last && !last.consent) return;
      for (const seat of still.awaited) left[seat] = { ...left[seat]!, turnMs: 20 * SECOND };
    };
    const pass = (ms: number): void => {
      for (const [index, seat] of still.document.seats.entries()) {
        const each = left[index]!;
        if (!isRunning() || !still.awaited.includes(index) || isPlayedByBot(seat)) continue;
        const ofTurn = Math.min(each.turnMs, ms);
        left[index] = { turnMs: each.turnMs - ofTurn, bankMs: Math.max(0, each.bankMs - (ms - ofTurn)) };
      }
      still.pass(ms);
    };
    const somebody = (): number => chance(3);
    const moves: (() => void)[] = [
      () => void still.act(still.awaited[chance(still.awaited.length)] ?? 0),
      () => void still.act(still.awaited[chance(still.awaited.length)] ?? 0),
      () => {
        const bot = still.awaited.find((index) => isPlayedByBot(still.seat(index)));
        if (bot !== undefined && !still.document.paused) {
          still.did((table, circumstances) => playForSeat(table, bot, 'bot', circumstances));
        }
      },
      () => void still.undo(somebody()),
      () => void still.proposeUndo(somebody()),
      () => void still.propose(somebody(), { kind: still.document.paused ? 'resume' : 'pause' }),
      () => void still.vote(somebody(), chance(4) > 0),
      () => void still.vote(somebody()),
      () => still.leave(somebody()),
      () => still.comeBack(somebody()),
      () => still.comeBack(somebody()),
      () => void still.propose(somebody(), { kind: 'stand-in', seat: somebody() }),
    ];
    let compared = 0;
    for (let step = 0; step < 600 && still.document.status === 'playing'; step++) {
      watched(() => moves[chance(moves.length)]?.());
      pass(chance(step % 5 === 0 ? 30_000 : 1500));
      watched(() => still.doWhatIsDue(1000));
      // Between two times that it is written down, nobody can tell.
      if (!isRunning() || still.document.clock.asOf !== still.now) continue;
      compared += 1;
      expect(still.document.seats.map(({ turnMs, bankMs }) => ({ turnMs, bankMs }))).toEqual(left);
    }
    expect(compared).toBeGreaterThan(20);
    expect(still.said('clock-moved')).toBeGreaterThan(0);
  });
});

describe('a turn that is interrupted by questions to another seat', () => {
  const own = (number: number): Asking => ({ seats: [0], turn: { seat: 0, number }, key: number });
  const duel = (shot: number): Asking => ({ seats: [1], turn: { seat: 0, number: 7 }, key: `duel ${shot}` });

  /** Asks one after another, ten seconds for each, and gives back what is left of the turn when it was asked. */
  const asked = (options: typeof LIVE | typeof DAYS, questions: readonly Asking[]): readonly number[] => {
    let { document } = StillTable.playing({ people: 2, options });
    document = { ...document, clock: { asOf: NOON, running: true } };
    return questions.map((question, index) => {
      const [seat = 0] = question.seats;
      const now = NOON + index * 10 * SECOND;
      document = charged(document, questions[index - 1]?.seats ?? [], now);
      document = withTurnsFor(document, question, question.seats, now);
      const { turnMs, deadlineAt } = document.seats[seat] ?? { turnMs: NaN, deadlineAt: null };
      return (deadlineAt === null ? turnMs : deadlineAt - now) / SECOND;
    });
  };

  test('stops and goes on with what it had left, and the asked seat has one turn for all of them', () => {
    const left = asked(LIVE, [own(7), duel(1), own(7), duel(2), own(7), own(8)]);
    expect(left).toEqual([60, 60, 50, 50, 40, 60]);
  });

  test('with deadlines of days goes on with what it had left, and every question has the usual deadline', () => {
    const days = 2 * DAY;
    const left = asked(DAYS, [own(7), duel(1), own(7), duel(2)]);
    expect(left).toEqual([days, days, days - 10 * SECOND, days].map((ms) => ms / SECOND));
  });
});
