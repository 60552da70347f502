import { playForSeat, resign } from '../../src/table/play';
import { vote } from '../../src/table/proposals';
import { DAY, MINUTE, StillTable } from '../support/still-table';

const last = (still: StillTable) => still.document.proposals.at(-1)!;

describe('pause, going on and the end', () => {
  test('are decided by all who are there, and by nobody else', () => {
    const still = StillTable.playing({ people: 3 });
    still.leave(2);
    still.propose(0, { kind: 'pause' });
    expect(last(still).asked).toEqual(['p2']);
    still.vote(1);
    expect(still.document.paused).toBe(true);
    expect(still.said('paused')).toBe(1);
    still.propose(0, { kind: 'resume' });
    expect(still.document.paused).toBe(true);
  });

  test('a pause that was agreed without somebody is ended by them alone', () => {
    const still = StillTable.playing({ people: 3 });
    still.leave(2);
    still.propose(0, { kind: 'pause' });
    still.vote(1);
    still.comeBack(2);
    still.propose(2, { kind: 'resume' });
    expect(still.document.paused).toBe(false);
    expect(still.said('resumed')).toBe(1);
    still.propose(2, { kind: 'pause' });
    still.vote(0);
    still.vote(1);
    still.propose(2, { kind: 'resume' });
    still.vote(0);
    expect(still.document.paused).toBe(true);
    still.vote(1);
    expect(still.document.paused).toBe(false);
  });

  test.each(['resume', 'end'] as const)(
    '%s takes those too who are away, until they have been away for as long as was agreed',
    (kind) => {
      const still = StillTable.playing({ people: 3, options: { awaySeconds: 60 } });
      still.propose(0, { kind: 'pause' });
      still.vote(1);
      still.vote(2);
      still.leave(2);
      still.pass(MINUTE - 1);
      expect(still.propose(0, { kind })).toBe('somebody-absent');
      still.pass(1).propose(0, { kind });
      expect(last(still).asked).toEqual(['p2']);
      still.vote(1);
      expect(still.document).toMatchObject(kind === 'end' ? { status: 'over' } : { paused: false });
    },
  );

  test('with deadlines of days, nobody stops or ends the match for somebody who owes no move', () => {
    const still = StillTable.playing({ people: 2, options: { clock: 'days', days: 2 } }).playToTurnOf(0);
    still.leave(1);
    still.pass(DAY);
    for (const kind of ['pause', 'end'] as const) expect(still.propose(0, { kind })).toBe('somebody-absent');
    expect(still.propose(0, { kind: 'stand-in', seat: 1 })).toBe('too-soon');
    // Bruno is asked now, and has two days from here on.
    still.playUntil(() => still.awaited.includes(1) && still.phase === 'turn');
    still.live(2 * DAY - 1);
    expect(still.propose(0, { kind: 'end' })).toBe('somebody-absent');
    still.live(1);
    still.propose(0, { kind: 'end' });
    expect(still.document.status).toBe('over');
  });

  test('the end takes somebody who is back and waits for a bot to finish its move', () => {
    const still = StillTable.playing({ people: 2, options: { awaySeconds: 60 } }).playToTurnOf(1);
    still.leave(1);
    still.pass(MINUTE).propose(0, { kind: 'stand-in', seat: 1 });
    still.did((table, now) => playForSeat(table, 1, 'bot', now));
    still.comeBack(1);
    expect(still.seat(1).standIn).toBe('leaving');
    still.propose(0, { kind: 'end' });
    expect(still.document.status).toBe('playing');
    still.vote(1);
    expect(still.document.status).toBe('over');
  });

  test('the end is not agreed by somebody who comes back while the others are asked', () => {
    const still = StillTable.playing({ people: 3, options: { awaySeconds: 60 } });
    still.leave(2);
    still.pass(MINUTE).propose(0, { kind: 'end' });
    still.comeBack(2);
    still.vote(1);
    expect(still.document).toMatchObject({ status: 'playing', proposals: [] });
  });

  test('a person who plays against bots alone ends the match at once', () => {
    const still = StillTable.playing({ people: 1, bots: 2 });
    still.propose(0, { kind: 'end' });
    expect(still.document.status).toBe('over');
  });

  test.each(['pause', 'end'] as const)('one no is enough against %s', (kind) => {
    const still = StillTable.playing({ people: 3 });
    still.propose(0, { kind });
    still.vote(1);
    still.vote(2, false);
    expect(still.document).toMatchObject({ paused: false, status: 'playing', proposals: [] });
    expect(still.said('proposal-failed')).toBe(1);
  });

  test('whoever says nothing in time has not agreed', () => {
    const still = StillTable.playing({ people: 3 });
    still.propose(0, { kind: 'end' });
    still.vote(1);
    still.live(MINUTE);
    expect(still.document).toMatchObject({ status: 'playing', proposals: [] });
  });

  test('whoever has gone when time is up is not among those who are there', () => {
    const still = StillTable.playing({ people: 3 });
    still.propose(0, { kind: 'pause' });
    still.vote(1);
    still.leave(2);
    still.live(MINUTE - 1);
    // A reload takes less: he may still say no.
    expect(still.document.paused).toBe(false);
    still.live(1);
    expect(still.document.paused).toBe(true);
  });

  test('nothing is agreed at a table that all have left', () => {
    const still = StillTable.playing({ people: 2 });
    still.propose(0, { kind: 'end' });
    still.leave(0);
    still.leave(1);
    still.live(MINUTE);
    expect(still.document).toMatchObject({ status: 'playing', proposals: [] });
  });

  test.each(['pause', 'end'] as const)('%s is not agreed by those who wanted it and have gone', (kind) => {
    const still = StillTable.playing({ people: 3 });
    still.propose(0, { kind });
    still.vote(1);
    for (const seat of [0, 1, 2]) still.leave(seat);
    still.live(MINUTE);
    expect(still.document).toMatchObject({ paused: false, status: 'playing', proposals: [] });
    expect(still.said('proposal-failed')).toBe(1);
  });

  test('one who wants it is enough among those who are there', () => {
    const still = StillTable.playing({ people: 3 });
    still.propose(0, { kind: 'pause' });
    still.vote(1);
    for (const seat of [0, 2]) still.leave(seat);
    still.live(MINUTE);
    expect(still.document.paused).toBe(true);
  });

  test('whoever is gone before he is heard proposes nothing: nobody would be asked', () => {
    const still = StillTable.playing({ people: 2 });
    for (const seat of [0, 1]) still.leave(seat);
    expect(still.propose(0, { kind: 'end' })).toBe('somebody-absent');
    expect(still.document).toMatchObject({ status: 'playing', proposals: [] });
  });

  test('nobody is asked for what is so already', () => {
    const still = StillTable.playing({ people: 2 });
    expect(still.propose(0, { kind: 'resume' })).toBe('not-paused');
    still.propose(0, { kind: 'pause' });
    expect(still.propose(1, { kind: 'pause' })).toBe('already-proposed');
    still.vote(1);
    expect(still.propose(0, { kind: 'pause' })).toBe('paused');
  });

  test('the end is without a result, and leaves nothing to be decided', () => {
    const still = StillTable.playing({ people: 2, options: { clock: 'days' } });
    still.propose(0, { kind: 'pause' });
    still.propose(0, { kind: 'end' });
    still.vote(1);
    expect(still.document).toMatchObject({
      status: 'over',
      proposals: [],
      outcome: { how: 'ended', ranking: [] },
      series: { tally: [] },
    });
    expect(still.document.seats.map(({ deadlineAt }) => deadlineAt)).toEqual([null, null]);
    expect(still.change?.matchEnd).toMatchObject({ result: null });
    expect(still.propose(0, { kind: 'pause' })).toBe('not-playing');
  });

  test('only those who were asked can answer', () => {
    const still = StillTable.playing({ people: 3 });
    still.propose(0, { kind: 'pause' });
    expect(still.vote(0)).toBe('not-asked');
    expect(still.run((table, now) => vote(table, 'p2', { proposal: 7, yes: true }, now))).toBe(
      'no-such-proposal',
    );
  });

  test('whoever has resigned proposes nothing, and is not asked', () => {
    const still = StillTable.playing({ people: 3 });
    still.did((table) => resign(table, 'p2'));
    expect(still.propose(1, { kind: 'end' })).toBe('resigned');
    still.propose(0, { kind: 'pause' });
    expect(last(still).asked).toEqual(['p3']);
  });

  test('there are never more proposals than there is to propose', () => {
    const still = StillTable.playing({ people: 4 });
    for (let round = 0; round < 50; round++) {
      for (const seat of [0, 1, 2, 3]) {
        still.propose(seat, { kind: 'pause' });
        still.propose(seat, { kind: 'end' });
        still.proposeUndo(seat);
      }
      still.playUntil(() => still.phase === 'claim' && still.hasBegun);
    }
    expect(still.document.proposals.length).toBeLessThanOrEqual(6);
  });
});

describe('a lost seat', () => {
  /** Long enough away for one voice, as both may leave before they have answered. */
  const asksForSeat2 = (still: StillTable) => still.pass(20 * MINUTE).claim(2);

  test('is given by somebody who is still there when time is up', () => {
    const still = StillTable.playing({ people: 3 });
    still.leave(2);
    asksForSeat2(still);
    still.vote(0);
    still.leave(1);
    still.live(5 * MINUTE);
    expect(still.said('seat-claimed')).toBe(1);
  });

  test('is not given to whoever waits for it until all have gone', () => {
    const still = StillTable.playing({ people: 3 });
    still.leave(2);
    const { tokenHash } = still.seat(2);
    asksForSeat2(still);
    still.vote(0);
    for (const seat of [0, 1]) still.leave(seat);
    still.live(5 * MINUTE);
    expect(still.seat(2).tokenHash).toBe(tokenHash);
    expect(still.document.proposals).toEqual([]);
    expect(still.said('proposal-failed')).toBe(1);
  });
});
