import { Alarm } from '../../src/room/alarm';

const DAY = 24 * 3600 * 1000;

let rung = 0;
let alarm: Alarm;

beforeEach(() => {
  jest.useFakeTimers();
  rung = 0;
  alarm = new Alarm(Date.now, () => rung++);
});
afterEach(() => jest.useRealTimers());

test('an alarm rings once, at its time', () => {
  alarm.set(Date.now() + 5000);
  jest.advanceTimersByTime(4999);
  expect(rung).toBe(0);
  jest.advanceTimersByTime(1);
  expect(rung).toBe(1);
  jest.advanceTimersByTime(DAY);
  expect(rung).toBe(1);
});

test('an alarm for what is past rings at once', () => {
  alarm.set(Date.now() - 5000);
  jest.advanceTimersByTime(1);
  expect(rung).toBe(1);
});

test('an alarm can be set for longer than a timer of Node can', () => {
  alarm.set(Date.now() + 60 * DAY);
  jest.advanceTimersByTime(60 * DAY - 1);
  expect(rung).toBe(0);
  jest.advanceTimersByTime(1);
  expect(rung).toBe(1);
});

test('only the last setting of an alarm counts', () => {
  alarm.set(Date.now() + 1000);
  alarm.set(Date.now() + 2000);
  jest.advanceTimersByTime(1999);
  expect(rung).toBe(0);
  alarm.set(null);
  jest.advanceTimersByTime(DAY);
  expect(rung).toBe(0);
});

test('an alarm that was turned off never rings again, whatever is asked of it', () => {
  alarm.set(Date.now() + 1000);
  alarm.off();
  alarm.set(Date.now() + 1000);
  jest.advanceTimersByTime(DAY);
  expect(rung).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});
