import { MINUTE, StillTable } from '../support/still-table';

/** Ana is to move, and Bruno, who is next, has gone. */
function brunoIsNext(): StillTable {
  const still = StillTable.playing({ people: 2 }).playToTurnOf(0);
  still.leave(1);
  return still;
}

const calledFor = (still: StillTable): number | undefined => still.seat(1).calledFor;

describe('whoever is awaited and does not look', () => {
  test('is noted as called, with the decision that he is called for', () => {
    const still = brunoIsNext();
    expect(calledFor(still)).not.toBe(still.match.decision.since);
    still.playUntil(() => still.awaited.includes(1));
    expect(calledFor(still)).toBe(still.match.decision.since);
    expect(still.change?.document).toEqual(still.document);
    expect(still.change?.entry?.entry.seq).toBe(still.match.seq);
    expect(still.seat(0).calledFor).not.toBe(still.match.decision.since);
  });

  test('is called once for it, also if the match is paused meanwhile', () => {
    const still = brunoIsNext();
    still.playUntil(() => still.awaited.includes(1));
    const since = calledFor(still);
    expect(since).toBe(still.match.decision.since);
    still.propose(0, { kind: 'pause' });
    expect(still.document.paused).toBe(true);
    still.pass(2 * MINUTE).propose(0, { kind: 'resume' });
    expect(still.document.paused).toBe(false);
    expect(calledFor(still)).toBe(since);
    // Who was there then and has gone since has not been called yet.
    still.comeBack(1);
    still.playUntil(() => still.awaited.includes(0));
    still.leave(0);
    expect(still.seat(0).calledFor).not.toBe(still.match.decision.since);
    still.comeBack(1);
    still.propose(1, { kind: 'pause' });
    still.pass(2 * MINUTE).propose(1, { kind: 'resume' });
    expect(still.seat(0).calledFor).toBe(still.match.decision.since);
  });
});
