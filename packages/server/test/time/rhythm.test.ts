import type { Bots } from '../../src/bots/crew';
import type { Connections } from '../../src/room/connections';
import type { Keeper } from '../../src/room/keeper';
import { PeopleFirst } from '../../src/room/people-first';
import { Rhythm } from '../../src/room/rhythm';
import type { RoomServices } from '../../src/room/services';
import type { Commanded } from '../../src/table/table';
import { NOON, SECOND, StillTable } from '../support/still-table';

/** The rhythm of a table that nobody is at, with timers that the test moves. */
class Empty {
  looked = 0;
  isAsleep = false;
  /** Commands are under way until the test says what they led to. */
  finish: (commanded: Commanded) => void = () => undefined;
  readonly rhythm: Rhythm;

  constructor(still: StillTable, sleepSeconds: number) {
    const run = (): Promise<Commanded> => new Promise((resolve) => (this.finish = resolve));
    const keeper = { table: still.table, isInDoubt: false, run };
    const connections = {
      size: 0,
      present: () => {
        this.looked += 1;
        return new Set<string>();
      },
    };
    const bots: Bots = { think: () => ({ answer: Promise.resolve(null), forget: () => undefined }) };
    const settings = { botPaceMs: 0, sleepSeconds, maxWatchers: 0, limitFactor: 1 };
    this.rhythm = new Rhythm(
      keeper as unknown as Keeper,
      connections as unknown as Connections,
      {
        settings,
        now: Date.now,
        time: { sure: Date.now, stepped: () => 0 },
        bots,
        peopleFirst: new PeopleFirst(),
      } as unknown as RoomServices,
      () => {
        this.isAsleep = true;
      },
    );
    this.rhythm.schedule();
  }
}

/** All are away, and it is known. */
function abandoned(): StillTable {
  const still = StillTable.playing({ people: 2 });
  still.leave(0);
  still.leave(1);
  return still;
}

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

test('a table without anybody sleeps when its time has come', () => {
  const empty = new Empty(abandoned(), 30);
  jest.advanceTimersByTime(30 * SECOND - 1);
  expect(empty.isAsleep).toBe(false);
  jest.advanceTimersByTime(1);
  expect(empty.isAsleep).toBe(true);
});

test.each([0, 30])('a table waits for somebody who is on his way in, without haste (%i)', (sleepSeconds) => {
  const empty = new Empty(abandoned(), sleepSeconds);
  empty.rhythm.expectSomebody();
  jest.advanceTimersByTime(20 * SECOND - 1);
  expect(empty.isAsleep).toBe(false);
  expect(empty.looked).toBeLessThan(25);
  jest.advanceTimersByTime(30 * SECOND);
  expect(empty.isAsleep).toBe(true);
});

test('a table that was just woken is still awake when whoever woke it is let in', () => {
  const empty = new Empty(abandoned(), 0);
  jest.advanceTimersByTime(SECOND - 1);
  expect(empty.isAsleep).toBe(false);
});

test('nothing rings any more once a room is gone, not even for what was under way', async () => {
  const still = StillTable.playing({ people: 1, bots: 1 });
  still.leave(0);
  const empty = new Empty(still, 30);
  // A bot is about to move.
  await jest.advanceTimersByTimeAsync(10);
  empty.rhythm.stop();
  empty.finish({ code: 'lease-lost' });
  await jest.advanceTimersByTimeAsync(0);
  empty.rhythm.schedule();
  expect(jest.getTimerCount()).toBe(0);
});
