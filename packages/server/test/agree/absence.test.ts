import { allAway, cameBack, wentAway } from '../../src/table/absence';
import { playForSeat } from '../../src/table/play';
import { MINUTE, NOON, StillTable } from '../support/still-table';

/** A bot plays for somebody who is away, and it is his turn. */
function withStandIn(): StillTable {
  const still = StillTable.playing({ people: 3, options: { awaySeconds: 60 } }).playToTurnOf(1);
  still.leave(1);
  still.pass(MINUTE).propose(0, { kind: 'stand-in', seat: 1 });
  still.vote(2);
  expect(still.seat(1).standIn).toBe('on');
  return still;
}

function botMoves(still: StillTable): void {
  still.did((table, circumstances) => playForSeat(table, 1, 'bot', circumstances));
}

describe('whoever comes back', () => {
  test('has his seat at once if the bot has not begun its turn', () => {
    const still = withStandIn();
    still.comeBack(1);
    expect(still.seat(1)).toMatchObject({ standIn: 'off', awaySince: null });
    expect(still.said('came-back')).toBe(1);
  });

  test('has it at the next decision if the bot is in the middle of one', () => {
    const still = withStandIn();
    botMoves(still);
    still.comeBack(1);
    expect(still.seat(1).standIn).toBe('leaving');
    expect(still.act(1)).toBe('bot-plays');
    expect(still.said('came-back')).toBe(0);
    while (still.awaited.includes(1)) botMoves(still);
    expect(still.seat(1)).toMatchObject({ standIn: 'off', awaySince: null });
    expect(still.said('came-back')).toBe(1);
    still.playToTurnOf(1);
    expect(still.act(1)).toMatchObject({ step: { entry: { seat: 1, by: 'person' } } });
  });

  test('leaves the seat to the bot if he is gone again before it has finished', () => {
    const still = withStandIn();
    botMoves(still);
    still.comeBack(1);
    still.leave(1);
    while (still.awaited.includes(1)) botMoves(still);
    expect(still.seat(1)).toMatchObject({ standIn: 'on', awaySince: still.now });
    expect(still.said('came-back')).toBe(0);
  });

  test('before it was noted that he had gone was never away', () => {
    const still = withStandIn();
    still.comeBack(1);
    still.did((table, circumstances) => wentAway(table, 'p2', circumstances));
    expect(still.seat(1)).toMatchObject({ standIn: 'off', awaySince: null });
  });

  test('and has gone again before that was noted was never back', () => {
    const still = withStandIn();
    const { awaySince } = still.seat(1);
    still.did((table, circumstances) => cameBack(table, 'p2', circumstances));
    expect(still.seat(1)).toMatchObject({ standIn: 'on', awaySince });
    expect(still.said('came-back')).toBe(0);
  });

  test('or goes, and it could not be written down, is noted as soon as it can', () => {
    const still = withStandIn();
    still.present.add('p2');
    expect(still.doWhatIsDue()).toBe(1);
    expect(still.seat(1)).toMatchObject({ standIn: 'off', awaySince: null });
    still.present.delete('p2');
    expect(still.doWhatIsDue()).toBe(1);
    expect(still.seat(1).awaySince).toBe(still.now);
  });
});

describe('after a restart', () => {
  test('everybody is away from now on, and whoever was away already since then', () => {
    const still = StillTable.playing({ people: 2, options: { clock: 'live' } });
    still.leave(1);
    const { seats, clock } = allAway(still.document, NOON + 5 * MINUTE, NOON + 5 * MINUTE);
    expect(seats.map(({ awaySince }) => awaySince)).toEqual([NOON + 5 * MINUTE, NOON]);
    expect(clock).toEqual({ asOf: NOON + 5 * MINUTE, running: false });
  });

  test('what a clock in doubt is ahead by is no absence', () => {
    const still = StillTable.playing({ people: 2 });
    still.leave(1);
    const yearsAhead = NOON + 3000 * 24 * 60 * MINUTE;
    const { seats } = allAway(still.document, yearsAhead + 5 * MINUTE, NOON + 5 * MINUTE);
    expect(seats[1]?.awaySince).toBe(yearsAhead);
  });

  test('no time is charged for while the server was down', () => {
    const still = StillTable.playing({ people: 2, options: { clock: 'live', turnSeconds: 60 } });
    const { turnMs } = still.seat(0);
    still.pass(60 * MINUTE);
    still.present.clear();
    still.table = { ...still.table, document: allAway(still.document, still.now, still.now) };
    still.comeBack(0);
    expect(still.seat(0).turnMs).toBe(turnMs);
  });

  test('a bot that was about to give a seat back goes on', () => {
    const still = withStandIn();
    botMoves(still);
    still.comeBack(1);
    expect(allAway(still.document, still.now, still.now).seats[1]).toMatchObject({ standIn: 'on' });
  });
});
