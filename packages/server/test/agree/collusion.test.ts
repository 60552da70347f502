import { resign } from '../../src/table/play';
import type { Visitor } from '../../src/table/visitor';
import { homeOf, MINUTE, NOON, StillTable } from '../support/still-table';

/** The table's limit, and how much longer an owner has where one voice alone stands for a stranger. */
const LIMIT = MINUTE;
const LONE_VOICE = 15 * MINUTE;
const options = { awaySeconds: 60 } as const;

/** The last seat is away; everybody sits at a place of their own, or where it is said. */
function withoutLast(people: number, places: Readonly<Record<number, Visitor>> = {}): StillTable {
  const still = StillTable.playing({ people, options });
  for (let seat = 0; seat < people; seat++) {
    const place = places[seat];
    if (place !== undefined) still.visitors.set(still.id(seat), place);
    still.comeBack(seat);
  }
  still.leave(people - 1);
  return still;
}

const at = (address: string, browser: string | null = null): Visitor => ({ address, browser });

/** When a claim from there could be made at the earliest, in minutes of absence; null: never. */
function earliest(still: StillTable, seat: number, from: Visitor): number | null {
  for (const minutes of [0, 1, 15, 16, 60 * 24]) {
    still.now = NOON + minutes * MINUTE;
    const claimed = still.claim(seat, 'w9', from);
    if (typeof claimed !== 'string') return minutes;
    expect(['too-soon', 'nobody-to-agree']).toContain(claimed);
  }
  return null;
}

const STRANGER = homeOf('w9');

describe('when a seat can be claimed', () => {
  test.each([
    ['2 seats, from the opponent’s own address', 2, {}, homeOf('p1'), null],
    ['2 seats, from the opponent’s own browser elsewhere', 2, {}, at('tunnel', 'browser of p1'), null],
    ['2 seats, from an unknown place', 2, {}, STRANGER, 16],
    ['2 seats, from where the owner was', 2, {}, at('home of p2', 'new'), 1],
    ['3 seats, from an unknown place', 3, {}, STRANGER, 1],
    ['3 seats, from the address of one opponent', 3, {}, homeOf('p1'), 16],
    ['3 seats, both opponents at one address', 3, { 1: at('home of p1', 'b2') }, STRANGER, 16],
    [
      '3 seats, both opponents at one address, from there',
      3,
      { 1: at('home of p1', 'b2') },
      homeOf('p1'),
      null,
    ],
    ['4 seats, from the address of one opponent', 4, {}, homeOf('p1'), 1],
    ['4 seats, all opponents at one address', 4, { 1: homeOf('p1'), 2: homeOf('p1') }, STRANGER, 16],
  ])('%s', (_, people, places, from, minutes) => {
    const still = withoutLast(people, places);
    expect(earliest(still, people - 1, from)).toBe(minutes);
  });

  test.each([
    ['a browser of its own', 'new', 16],
    ['the browser of the only other voter', 'b1', null],
    ['a client that names no browser', null, null],
  ])('in one flat, by %s', (_, browser, minutes) => {
    const still = withoutLast(2, { 0: at('flat', 'b1'), 1: at('flat', 'b2') });
    expect(earliest(still, 1, at('flat', browser))).toBe(minutes);
  });

  test('an opponent who moves to another address to vote is still known', () => {
    const still = withoutLast(2);
    still.visitors.set('p1', at('phone network', 'browser of p1'));
    still.comeBack(0);
    expect(earliest(still, 1, at('home of p1', 'private window'))).toBeNull();
  });

  test('a seat in which a claimant sits vouches for nobody', () => {
    const still = withoutLast(3);
    still.pass(LIMIT).claim(2);
    still.vote(0);
    still.vote(1);
    expect(still.said('seat-claimed')).toBe(1);
    still.present.add('p3');
    still.leave(0);
    still.leave(1);
    still.pass(LIMIT + LONE_VOICE);
    expect(still.claim(1, 'w8')).toBe('nobody-to-agree');
  });

  test('two voices are needed also when time is up: one who left has not vouched', () => {
    const still = withoutLast(3);
    still.pass(LIMIT).claim(2);
    still.vote(0);
    still.leave(1);
    still.live(5 * MINUTE);
    expect(still.said('seat-claimed')).toBe(0);
    expect(still.said('proposal-failed')).toBe(1);
  });

  test('nobody asks for the seat of somebody who has resigned: there is only something to see in it', () => {
    const still = withoutLast(3);
    still.comeBack(2);
    still.did((table) => resign(table, 'p3'));
    still.leave(2);
    expect(still.pass(LIMIT).claim(2)).toBe('bot-plays');
  });
});

describe('what a claimant said for the seat', () => {
  test('is void when its owner is back', () => {
    const still = withoutLast(3);
    still.pass(LIMIT).claim(2);
    still.vote(0);
    still.vote(1);
    still.present.add('p3');
    still.propose(0, { kind: 'end' });
    still.vote(2);
    expect(still.document.proposals[0]?.agreed).toEqual(['p3']);
    still.winBack(still.token(2));
    expect(still.document.proposals[0]?.agreed).toEqual([]);
    still.vote(1);
    expect(still.document.status).toBe('playing');
  });
});

test('a table that was stored before there were marks and holders is played on as it is', () => {
  const still = StillTable.playing({ people: 3, options });
  const seats = still.document.seats.map(({ seenFrom: _, holders: __, hiddenUntil: ___, ...seat }) => seat);
  still.table = { ...still.table, document: { ...still.document, seats } };
  still.leave(2);
  expect(still.pass(LIMIT).claim(2)).not.toBe('too-soon');
  still.vote(0);
  still.vote(1);
  expect(still.said('seat-claimed')).toBe(1);
  still.winBack(still.token(2));
  expect(still.said('seat-regained')).toBe(1);
});
