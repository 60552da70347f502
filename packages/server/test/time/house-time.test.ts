import { createLog } from '../../src/log';
import { startHouseTime, type HouseTime } from '../../src/time/house-time';
import { freshStore } from '../store/folder';

const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const YEARS = 4 * 365 * DAY;

const store = freshStore();
let lived = 0;
const started: HouseTime[] = [];
beforeEach(() => (lived = 0));
afterEach(async () => {
  for (const time of started.splice(0)) await time.close();
});

/** A process on the store, whose machine's clock is wrong by so much. */
async function start(wrong: () => number = () => 0): Promise<HouseTime> {
  const time = await startHouseTime({
    store: store(),
    machine: { lived: () => lived, wall: () => NOON + lived + wrong() },
    log: createLog('silent'),
    kept: () => Promise.resolve(),
  });
  started.push(time);
  return time;
}

async function run(ms: number, ...times: readonly HouseTime[]): Promise<void> {
  for (let left = ms; left > 0; left -= HOUR) {
    lived += HOUR;
    for (const time of times) await time.look();
  }
}

test('the wait for a jump of the clock goes on after a restart', async () => {
  await (await start()).close();
  const first = await start(() => YEARS);
  expect([first.now(), first.sure()]).toEqual([NOON + YEARS, NOON]);
  await run(13 * HOUR, first);
  await first.close();
  const second = await start(() => YEARS);
  await run(10 * HOUR, second);
  expect(second.sure()).toBe(NOON + 23 * HOUR);
  await run(HOUR, second);
  expect([second.sure(), second.isDoubtful()]).toEqual([NOON + YEARS + DAY, false]);
});

test('a process whose clock is wrong is never believed while another one has the right time', async () => {
  const right = await start();
  const wrong = await start(() => YEARS);
  await run(3 * DAY, right, wrong);
  expect(wrong.sure()).toBe(NOON + 3 * DAY);
  expect([right.now(), right.isDoubtful()]).toEqual([NOON + 3 * DAY, false]);
  expect(wrong.isDoubtful()).toBe(true);
});

test('when a clock that was ahead is put right, so is the house, and both steps are known', async () => {
  let wrong = 0;
  const time = await start(() => wrong);
  wrong = YEARS;
  await time.look();
  expect([time.now(), time.sure(), time.stepped()]).toEqual([NOON + YEARS, NOON, YEARS]);
  wrong = 0;
  await time.look();
  expect([time.now(), time.sure(), time.stepped()]).toEqual([NOON, NOON, 0]);
});

test('a clock that is set back takes the house back neither while it runs nor after a restart', async () => {
  let wrong = 0;
  const first = await start(() => wrong);
  await run(HOUR, first);
  wrong = -YEARS;
  await first.look();
  expect([first.now(), first.isDoubtful()]).toEqual([NOON + HOUR, true]);
  await first.close();
  lived += 5;
  const second = await start(() => wrong);
  expect(second.now()).toBe(NOON + HOUR);
  await run(HOUR, second);
  expect(second.now()).toBe(NOON + 2 * HOUR);
});

test('what the operator confirms is believed at the next look, ahead or behind', async () => {
  let wrong = YEARS;
  await (await start()).close();
  const time = await start(() => wrong);
  const confirm = async (): Promise<void> => {
    const mark = { sure: NOON + lived + wrong, since: null };
    expect(await store().keepTimeMark(mark, await store().timeMark())).toBe(true);
    await time.look();
    expect([time.now(), time.sure(), time.isDoubtful()]).toEqual([mark.sure, mark.sure, false]);
  };
  await confirm();
  wrong = 0;
  await time.look();
  expect(time.isDoubtful()).toBe(true);
  await confirm();
});
