import { resign } from '../../src/table/play';
import { claim, vote } from '../../src/table/proposals';
import { MINUTE, StillTable } from '../support/still-table';

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
    still.comeBack(2);
    still.propose(2, { kind: 'resume' });
    still.vote(0);
    expect(still.document.paused).toBe(true);
    still.vote(1);
    expect(still.document.paused).toBe(false);
    expect(still.said('resumed')).toBe(1);
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
  const asksForSeat2 = (still: StillTable) =>
    still.did((table, now) => claim(table, 'w9', { token: still.token(9), seat: 2 }, now));

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
