import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';
import { PeopleFirst } from '../../src/room/people-first';

/** A move that is under way until the test says that it is written and shown. */
class Move {
  hasBegun = false;
  finish: () => void = () => undefined;

  readonly make = (): Promise<void> => {
    this.hasBegun = true;
    return new Promise((resolve) => (this.finish = resolve));
  };
}

const LONG_ENOUGH_MS = 20;

test('bots move one after the other', async () => {
  const order = new PeopleFirst();
  const [first, second] = [new Move(), new Move()];
  const done = [order.bot(first.make), order.bot(second.make)];
  await sleep(LONG_ENOUGH_MS);
  expect([first.hasBegun, second.hasBegun]).toEqual([true, false]);
  first.finish();
  await sleep(LONG_ENOUGH_MS);
  expect(second.hasBegun).toBe(true);
  second.finish();
  await Promise.all(done);
});

test('a bot whose move only waits to be written with others keeps no other bot from moving', async () => {
  const order = new PeopleFirst();
  const waiting = new Move();
  const first = order.bot((onWait) => {
    onWait();
    return waiting.make();
  });
  expect(await order.bot(() => Promise.resolve('moved'))).toBe('moved');
  waiting.finish();
  await first;
});

test('a person moves at once, however many bots wait', async () => {
  const order = new PeopleFirst();
  const bots = Array.from({ length: 100 }, () => order.bot(() => Promise.resolve()));
  const ana = new Move();
  void order.person(ana.make);
  expect(ana.hasBegun).toBe(true);
  ana.finish();
  await Promise.all(bots);
});

test('between two bots whoever has just moved is heard', async () => {
  const order = new PeopleFirst();
  const moved: string[] = [];
  const by = (who: string) => () => {
    moved.push(who);
    return Promise.resolve();
  };
  const bots = Array.from({ length: 10 }, () => order.bot(by('bot')));
  // As a socket is read: in a turn of the event loop of its own.
  await endOfTurn();
  setImmediate(() => void order.person(by('Ana')));
  await Promise.all(bots);
  expect(moved.indexOf('Ana')).toBeLessThan(4);
});

test('a bot waits while a person’s move is on its way', async () => {
  const order = new PeopleFirst();
  const [ana, bot] = [new Move(), new Move()];
  const hers = order.person(ana.make);
  void order.bot(bot.make);
  await sleep(LONG_ENOUGH_MS);
  expect(bot.hasBegun).toBe(false);
  ana.finish();
  await hers;
  await sleep(LONG_ENOUGH_MS);
  expect(bot.hasBegun).toBe(true);
});

test('bots move in the end on an evening without a quiet moment', async () => {
  const order = new PeopleFirst();
  void order.person(new Move().make);
  expect(await order.bot(() => Promise.resolve('moved'))).toBe('moved');
});

test('on such an evening everybody in line waits once, and not one after the other', async () => {
  const order = new PeopleFirst();
  void order.person(new Move().make);
  const begun = performance.now();
  await Promise.all(Array.from({ length: 40 }, () => order.bot(() => Promise.resolve())));
  // One after the other it would be two seconds.
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test('one move that never ends keeps no other bot from moving', async () => {
  const order = new PeopleFirst();
  void order.bot(new Move().make);
  expect(await order.bot(() => Promise.resolve('moved'))).toBe('moved');
});

test('a move that fails is told to whoever made it, and the next bot moves', async () => {
  const order = new PeopleFirst();
  const failed = order.bot(() => Promise.reject(new Error('no')));
  const next = order.bot(() => Promise.resolve('moved'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('moved');
  await expect(order.person(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await order.bot(() => Promise.resolve('moved'))).toBe('moved');
});
