import { resign } from '../../src/table/play';
import { vote } from '../../src/table/proposals';
import { sit } from '../../src/table/seats';
import { MINUTE, StillTable } from '../support/still-table';

/** Ana has chosen her area, and Bruno is asked: it takes everybody to go back. */
function afterClaimOf(seat: number, people: number, bots = 0): StillTable {
  const still = StillTable.playing({ people, bots });
  still.playUntil(() => still.phase === 'claim' && still.awaited.includes(seat));
  still.act(seat);
  return still;
}

const last = (still: StillTable) => still.document.proposals.at(-1)!;

describe('to take an act back beyond what one may alone', () => {
  test('everybody else is asked, and only when all have agreed is it done', () => {
    const still = afterClaimOf(2, 3);
    const { seq } = still.match;
    expect(still.proposeUndo(2)).toMatchObject({ answer: { proposal: 1 } });
    expect(last(still)).toMatchObject({ kind: 'undo', by: 'p3', asked: ['p1', 'p2'], agreed: [] });
    still.vote(0);
    expect(last(still).agreed).toEqual(['p1']);
    expect(still.match.seq).toBe(seq);
    still.vote(1);
    expect(still.match.seq).toBe(seq + 1);
    expect(still.table.recording?.last?.entry).toMatchObject({ seat: 2, undo: seq, consent: true });
    expect(still.awaited).toEqual([2]);
    expect(still.document.proposals).toEqual([]);
  });

  test('agreeing twice is agreeing once', () => {
    const still = afterClaimOf(2, 3);
    still.proposeUndo(2);
    still.vote(0);
    still.vote(0);
    expect(last(still).agreed).toEqual(['p1']);
  });

  test('bots agree', () => {
    const still = afterClaimOf(1, 2, 1);
    still.proposeUndo(1);
    expect(last(still).asked).toEqual(['p1']);
    const alone = StillTable.playing({ people: 1, bots: 1 }).playToTurnOf(0);
    alone.act(0);
    alone.act(0);
    expect(alone.proposeUndo(0)).toMatchObject({ step: { entry: { seat: 0, consent: true } } });
    expect(alone.document.proposals).toEqual([]);
  });

  test('a no fails it', () => {
    const still = afterClaimOf(2, 3);
    const { seq } = still.match;
    still.proposeUndo(2);
    still.vote(0);
    still.vote(1, false);
    expect(still.document.proposals).toEqual([]);
    expect(still.match.seq).toBe(seq);
    expect(still.said('proposal-failed')).toBe(1);
  });

  test('time-out fails it', () => {
    const still = afterClaimOf(2, 3);
    const { seq } = still.match;
    still.proposeUndo(2);
    still.vote(0);
    still.live(MINUTE - 1);
    expect(still.document.proposals).toHaveLength(1);
    still.live(1);
    expect(still.document.proposals).toEqual([]);
    expect(still.match.seq).toBe(seq);
    expect(still.vote(1)).toBe('no-such-proposal');
  });

  test('absence is no: nobody is even asked while somebody is away', () => {
    const still = afterClaimOf(2, 3);
    still.leave(1);
    expect(still.proposeUndo(2)).toBe('somebody-absent');
  });

  test('absence is no: whoever leaves without an answer has not agreed', () => {
    const still = afterClaimOf(2, 3);
    const { seq } = still.match;
    still.proposeUndo(2);
    still.vote(0);
    still.leave(1);
    still.live(MINUTE);
    expect(still.match.seq).toBe(seq);
    expect(still.said('proposal-failed')).toBe(1);
  });

  test('a late yes does not take back another act', () => {
    const still = afterClaimOf(2, 3);
    still.proposeUndo(2);
    still.vote(0);
    // Meanwhile Carla takes it back by herself, and claims anew.
    still.undo(2);
    still.act(2);
    const { seq } = still.match;
    still.vote(1);
    expect(still.match.seq).toBe(seq);
    expect(still.document.proposals).toEqual([]);
    expect(still.said('proposal-failed')).toBe(1);
  });

  test('nobody is asked about an act that is not the last', () => {
    const still = afterClaimOf(2, 3);
    expect(still.propose(2, { kind: 'undo', target: still.match.seq - 1 })).toBe('stale');
  });

  test('it never goes across a draw', () => {
    const still = StillTable.playing({ people: 2 }).playToTurnOf(1);
    still.playUntil(() => still.match.trail === null && still.match.seq > 10);
    expect(still.proposeUndo(0)).toBe('nothing-to-undo');
    expect(still.proposeUndo(1)).toBe('nothing-to-undo');
  });

  test('it is refused where the table has agreed on less', () => {
    const still = StillTable.playing({ people: 2, options: { undo: 'own' } });
    still.playUntil(() => still.phase === 'claim' && still.awaited.includes(1));
    still.act(1);
    expect(still.proposeUndo(1)).toBe('undo-off');
  });

  test('nobody moves in a pause, not even back', () => {
    const still = afterClaimOf(2, 3);
    const { seq } = still.match;
    still.proposeUndo(2);
    still.vote(0);
    const undoing = last(still).id;
    still.propose(0, { kind: 'pause' });
    still.vote(1);
    still.vote(2);
    expect(still.document.paused).toBe(true);
    still.run((table, now) => vote(table, 'p2', { proposal: undoing, yes: true }, now));
    expect(still.match.seq).toBe(seq);
    expect(still.proposeUndo(2)).toBe('paused');
  });

  test('somebody who has resigned meanwhile is not waited for, and can not say no', () => {
    const still = afterClaimOf(2, 3);
    still.proposeUndo(2);
    still.did((table) => resign(table, 'p2'));
    expect(still.vote(1, false)).toBe('resigned');
    still.vote(0);
    expect(still.table.recording?.last?.entry).toMatchObject({ seat: 2, consent: true });
  });

  test('the act of somebody who has resigned meanwhile stays', () => {
    const still = afterClaimOf(2, 3);
    const { seq } = still.match;
    still.proposeUndo(2);
    still.vote(0);
    still.did((table) => resign(table, 'p3'));
    still.vote(1);
    expect(still.match.seq).toBe(seq);
  });

  test('it takes those too who sat down after it was proposed', () => {
    const still = afterClaimOf(2, 3, 1);
    const { seq } = still.match;
    still.proposeUndo(2);
    const newcomer = { token: still.token(9), name: 'Dario', seat: 3, colour: null, commitment: null };
    still.did((table, circumstances) => sit(table, 'w9', newcomer, circumstances));
    still.vote(0);
    still.vote(1);
    expect(still.match.seq).toBe(seq);
    expect(still.said('proposal-failed')).toBe(1);
  });
});
