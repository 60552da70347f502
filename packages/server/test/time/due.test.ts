import { dueAt, whatIsDue } from '../../src/room/due';
import { withSeat } from '../../src/table/people';
import { DAY, SECOND, StillTable } from '../support/still-table';

const LIVE = { clock: 'live', turnSeconds: 60, bankSeconds: 30 } as const;

/** The hands that moved a seat since an entry, oldest first. */
function handsSince(still: StillTable, seq: number): readonly string[] {
  const hands: string[] = [];
  for (let taken = still.table.recording?.last ?? null; taken !== null; taken = taken.previous) {
    if (taken.entry.seq > seq) hands.unshift(`${taken.entry.seat} ${taken.entry.by}`);
  }
  return hands;
}

/** Two seats add their cattle at once, and the first of them has more than one act to make. */
function busyRoundUp(): StillTable {
  for (let seed = 0; seed < 100; seed++) {
    const still = StillTable.playing({ people: 2, options: LIVE, seed: String(seed) });
    still.playUntil(() => {
      if (still.phase !== 'round-up' || still.awaited.length < 2 || still.hasBegun) return false;
      const { ranches } = still.match.state.open as { ranches: { batch: number[] }[] };
      return ranches[still.awaited[0]!]!.batch.length > 2;
    });
    if (still.awaited.length < 2) continue;
    // A table is a value: what is tried here leaves it as it was.
    const { table } = still;
    const [first = 0] = still.awaited;
    still.act(first);
    const isBusy = still.awaited.length === 2;
    still.table = table;
    if (isBusy) return still;
  }
  throw new Error('no such round-up');
}

function withoutTime(still: StillTable, seat: number): void {
  const document = withSeat(still.document, seat, { turnMs: 0, bankMs: 0 });
  still.table = { ...still.table, document };
}

describe('when time is up', () => {
  test('a bot moves for the rest of that turn, and the log says so once', () => {
    const still = StillTable.playing({ people: 3, options: LIVE }).playToTurnOf(1);
    const { seq } = still.match;
    still.live(90 * SECOND - 1);
    expect(still.match.seq).toBe(seq);
    still.live(1);
    const hands = handsSince(still, seq);
    expect(hands.length).toBeGreaterThan(1);
    expect(new Set(hands)).toEqual(new Set(['1 clock']));
    expect(still.said('clock-moved')).toBe(1);
  });

  test('the next turn has its own time', () => {
    const still = StillTable.playing({ people: 3, options: LIVE }).playToTurnOf(1);
    still.live(90 * SECOND);
    expect(still.awaited).toEqual([2]);
    const { seq } = still.match;
    still.live(89 * SECOND);
    expect(still.match.seq).toBe(seq);
    still.live(SECOND);
    expect(still.said('clock-moved')).toBe(2);
  });

  test('somebody without a bank left has a whole turn again when he is asked again', () => {
    const still = StillTable.playing({ people: 3, options: LIVE }).playToTurnOf(1);
    still.live(90 * SECOND);
    still.playToTurnOf(1);
    const { seq } = still.match;
    still.live(59 * SECOND);
    expect(still.match.seq).toBe(seq);
    still.live(SECOND);
    expect(still.match.seq).toBeGreaterThan(seq);
  });

  test('the log says so once also if others act in between', () => {
    const still = busyRoundUp();
    const [late, other] = still.awaited as [number, number];
    withoutTime(still, late);
    still.did(whatIsDue);
    still.act(other);
    still.did(whatIsDue);
    expect(handsSince(still, still.match.decision.since)).toEqual([
      `${late} clock`,
      `${other} person`,
      `${late} clock`,
    ]);
    expect(still.said('clock-moved')).toBe(1);
  });

  test('the log says so again if the next question finds him without time too', () => {
    const still = StillTable.playing({ people: 3, options: LIVE }).playToTurnOf(1);
    withoutTime(still, 1);
    still.did(whatIsDue);
    expect(still.awaited).toEqual([1]);
    // As if what he did had led to another question for him.
    const { match } = still.table.recording!;
    const decision = { ...match.decision, since: match.seq, seats: [1] };
    still.table = {
      ...still.table,
      recording: { ...still.table.recording!, match: { ...match, decision } },
    };
    still.did(whatIsDue);
    expect(still.said('clock-moved')).toBe(2);
  });
});

describe('a match that nobody goes on with', () => {
  test('is ended without a result after 60 days, and not a moment before', () => {
    const still = StillTable.playing({ people: 2 }).playToTurnOf(0);
    for (const seat of [0, 1]) still.leave(seat);
    expect(still.change?.wakeAt).toBe(still.now + 60 * DAY);
    still.live(60 * DAY - 1);
    expect(still.document.status).toBe('playing');
    still.live(1);
    expect(still.document).toMatchObject({ status: 'over', outcome: { how: 'ended', ranking: [] } });
    expect(still.change).toMatchObject({ wakeAt: null, matchEnd: { result: null } });
    expect(still.said('match-ended')).toBe(1);
  });

  test('is not ended if somebody has moved meanwhile', () => {
    const still = StillTable.playing({ people: 2 }).playToTurnOf(0);
    still.live(59 * DAY);
    still.act(0);
    still.live(59 * DAY);
    expect(still.document.status).toBe('playing');
    still.live(DAY);
    expect(still.document.status).toBe('over');
  });

  test('is ended also while it is paused', () => {
    const still = StillTable.playing({ people: 2 });
    still.propose(0, { kind: 'pause' });
    still.vote(1);
    still.live(60 * DAY);
    expect(still.document).toMatchObject({ status: 'over', paused: false, outcome: { how: 'ended' } });
  });
});

describe('what is due', () => {
  test('is nothing once a match is over', () => {
    const still = StillTable.playing({ people: 2, options: LIVE });
    still.propose(0, { kind: 'end' });
    still.vote(1);
    expect(dueAt(still.table, still.circumstances())).toBeNull();
  });

  test('is written down every few seconds, so that a killed server gives little time back', () => {
    const still = StillTable.playing({ people: 2, options: LIVE });
    still.pass(5 * SECOND).doWhatIsDue();
    expect(still.document.clock).toEqual({ asOf: still.now, running: true });
    expect(still.change?.document).toMatchObject({ clock: { asOf: still.now } });
    expect(still.seat(0).turnMs).toBe(55 * SECOND);
  });

  test('makes the next person who is there host, if the host is gone for longer than a reload takes', () => {
    const still = StillTable.playing({ people: 3 });
    still.leave(0);
    still.leave(1);
    still.live(29 * SECOND);
    expect(still.document.host).toBe('p1');
    still.live(SECOND);
    expect(still.document.host).toBe('p3');
    expect(still.said('host-changed')).toBe(1);
  });
});
