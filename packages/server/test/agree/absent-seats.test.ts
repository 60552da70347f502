import { shuffle } from '../../src/table/hosting';
import { propose } from '../../src/table/proposals';
import { hashToken } from '../../src/table/tokens';
import { MINUTE, SECOND, StillTable } from '../support/still-table';

const last = (still: StillTable) => still.document.proposals.at(-1)!;

describe("an absent person's seat", () => {
  const AWAY = { awaySeconds: 60 } as const;

  test('is not up for a bot before he has been away for as long as was agreed', () => {
    const still = StillTable.playing({ people: 3, options: AWAY });
    expect(still.propose(0, { kind: 'stand-in', seat: 2 })).toBe('not-absent');
    still.leave(2);
    still.pass(20_400);
    const refusal = still.run((table, now) => {
      const answer = propose(table, 'p1', { kind: 'stand-in', seat: 2 }, now);
      expect(answer).toEqual({ code: 'too-soon', details: { seconds: 40 } });
      return answer;
    });
    expect(refusal).toBe('too-soon');
    still.pass(40 * SECOND);
    still.propose(0, { kind: 'stand-in', seat: 2 });
    expect(last(still)).toMatchObject({ asked: ['p2'], seat: 2 });
    still.vote(1);
    expect(still.seat(2).standIn).toBe('on');
    expect(still.said('bot-took-over')).toBe(1);
    expect(still.propose(0, { kind: 'stand-in', seat: 2 })).toBe('bot-plays');
  });

  test('stays his if the others would rather wait', () => {
    const still = StillTable.playing({ people: 3, options: AWAY });
    still.leave(2);
    still.pass(MINUTE).propose(0, { kind: 'stand-in', seat: 2 });
    still.vote(1, false);
    expect(still.seat(2).standIn).toBe('off');
  });

  test('is not up for anything any more when he is back', () => {
    const still = StillTable.playing({ people: 3, options: AWAY });
    still.leave(2);
    still.pass(MINUTE).propose(0, { kind: 'stand-in', seat: 2 });
    still.claim(2);
    expect(still.document.proposals).toHaveLength(2);
    still.comeBack(2);
    expect(still.document.proposals).toEqual([]);
    expect(still.said('proposal-failed')).toBe(2);
  });

  test('is the only one that a claim can be about, however seats are moved', () => {
    const still = new StillTable({ people: 3 });
    still.leave(2);
    still.pass(2 * MINUTE).claim(2);
    expect(last(still)).toMatchObject({ kind: 'claim', seat: 2, person: 'p3' });
    while (still.id(2) === 'p3') still.did((table, now) => shuffle(table, now));
    expect(still.document.proposals).toEqual([]);
  });

  test('is played by the person who got it, and by no bot any more', () => {
    const still = StillTable.playing({ people: 3, options: AWAY }).playToTurnOf(1);
    still.leave(2);
    still.pass(MINUTE).propose(0, { kind: 'stand-in', seat: 2 });
    still.vote(1);
    still.claim(2);
    still.vote(0);
    expect(still.vote(1)).toMatchObject({ seated: { connection: 'w9', person: 'p3' } });
    expect(still.seat(2)).toMatchObject({
      standIn: 'off',
      awaySince: null,
      tokenHash: hashToken(still.token(9)),
    });
  });

  test('is not given away by silence', () => {
    const still = StillTable.playing({ people: 2 });
    still.leave(1);
    still.pass(20 * MINUTE).claim(1);
    expect(still.document.proposals).toHaveLength(1);
    still.leave(0);
    still.live(5 * MINUTE);
    expect(still.seat(1).tokenHash).toBe(hashToken(still.token(1)));
    expect(still.document.proposals).toEqual([]);
  });
});
