import type { StepMessage } from '@pampa/protocol';
import type { PublicTable } from '@pampa/protocol/state';
import { Feed } from '../../src/table/network/feed';
import { merged } from '../../src/table/network/log';
import type { LoggedStep } from '../../src/table/session';

/** As much of a table as the feed looks at. */
function tableAt(seq: number, match: string | null = 'm'): PublicTable {
  return { match, seq, seats: [{ id: 'p1' }, { id: 'p2' }] } as unknown as PublicTable;
}

function stepTo(seq: number, held?: object): StepMessage {
  const step = { seq, seat: 0, at: 0, by: 'person' as const, act: { type: 'end' }, events: [] };
  return held === undefined ? step : { ...step, held };
}

const open = (seq: number): object => ({ seq });

/** Somebody in seat 0 who has seen entry 3. */
function seatedAt3(): Feed {
  const feed = new Feed();
  feed.state(tableAt(3), open(3));
  feed.welcome('p1');
  feed.match(3);
  feed.hold({ seq: 3, held: { hand: 3 } });
  return feed;
}

describe('what is shown of a match', () => {
  test('before the match there is a table and nothing to see on it', () => {
    const feed = new Feed();
    expect(feed.state(tableAt(0, null), null)).toBeNull();
    expect(feed.welcome('p2')).toMatchObject({ seat: 1, moment: null, step: null });
  });

  test('nothing is shown between a state and its step; then both at once, with the view before', () => {
    const feed = seatedAt3();
    expect(feed.state(tableAt(4), open(4))).toBeNull();
    const frame = feed.step(stepTo(4, { hand: 4 }));
    expect(frame?.moment).toEqual({ seq: 4, view: { open: { seq: 4 }, held: { hand: 4 } } });
    expect(frame?.step?.before).toEqual({ open: { seq: 3 }, held: { hand: 3 } });
    expect(frame?.step?.after).toBe(frame?.moment?.view);
  });

  test('what a seat holds stays the same where a step says nothing of it', () => {
    const feed = seatedAt3();
    feed.state(tableAt(4), open(4));
    expect(feed.step(stepTo(4))?.moment?.view.held).toEqual({ hand: 3 });
  });

  test('a change of the table alone leaves the moment what it was', () => {
    const feed = seatedAt3();
    const shown = feed.state(tableAt(3), open(3));
    expect(feed.state(tableAt(3), open(3))?.moment).toBe(shown?.moment);
  });

  test('steps up to the first state only bring it up to date: they are not played', () => {
    const feed = new Feed();
    feed.state(tableAt(3), open(3));
    feed.welcome('p1');
    feed.match(1);
    expect(feed.hold({ seq: 1, held: { hand: 1 } })).toBeNull();
    expect(feed.step(stepTo(2))).toBeNull();
    expect(feed.step(stepTo(3, { hand: 3 }))).toMatchObject({ moment: { seq: 3 }, step: null });
  });

  test('the gallery holds nothing and sees each step', () => {
    const feed = new Feed();
    feed.state(tableAt(3), open(3));
    feed.welcome('w1');
    expect(feed.match(3)).toMatchObject({ seat: null, moment: { seq: 3, view: { held: null } } });
    feed.state(tableAt(4), open(4));
    expect(feed.step(stepTo(4))?.step).toMatchObject({ seq: 4 });
  });

  test('after a restore the match may stand at an earlier entry: that is cut to', () => {
    const feed = seatedAt3();
    feed.reconnected();
    feed.state(tableAt(2), open(2));
    feed.welcome('p1');
    feed.match(2);
    expect(feed.hold({ seq: 2, held: {} })).toMatchObject({ moment: { seq: 2 }, step: null });
  });

  test('after a restore the same number may be another entry: it is shown anew, and only then', () => {
    const again = (seen: object): unknown => {
      const feed = seatedAt3();
      const before = feed.state(tableAt(3), open(3))?.moment;
      feed.reconnected();
      feed.state(tableAt(3), seen);
      feed.welcome('p1');
      feed.match(3);
      return feed.hold({ seq: 3, held: { hand: 3 } })?.moment === before;
    };
    expect(again(open(3))).toBe(true);
    expect(again({ seq: 3, other: true })).toBe(false);
  });
});

describe('the log', () => {
  const step = (seq: number, at = 0): LoggedStep => ({
    ...{ seq, at, seat: 0, by: 'person', action: null },
    ...{ undo: null, consent: false, events: [] },
  });

  test('has every entry once, in order, and none beyond where the match stands', () => {
    const log = merged([step(1), step(2), step(3)], [step(3, 7), step(5), step(4)], 4);
    expect(log.map(({ seq, at }) => [seq, at])).toEqual([
      [1, 0],
      [2, 0],
      [3, 7],
      [4, 0],
    ]);
  });
});
