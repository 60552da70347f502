import { SpareTime } from '../../src/stage/spare-time';

/** A browser whose pauses are as long as a test wants them, in jobs. */
function pauses() {
  let waiting: ((pause: { timeRemaining: () => number }) => void) | null = null;
  const browser = {
    requestIdleCallback: (work: NonNullable<typeof waiting>) => {
      waiting = work;
      return 1;
    },
    cancelIdleCallback: () => {
      waiting = null;
    },
  };
  Object.assign(globalThis, browser);
  return {
    isAwaited: () => waiting !== null,
    pause: (jobs: number) => {
      const work = waiting;
      waiting = null;
      let left = jobs;
      work?.({ timeRemaining: () => (--left > 0 ? 10 : 0) });
    },
  };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

describe('spare time', () => {
  it('does what can wait in pauses, in its order, as much as there is time for', () => {
    const { isAwaited, pause } = pauses();
    const done: string[] = [];
    const spare = new SpareTime();
    for (const name of ['a', 'b', 'c']) spare.add(name, () => done.push(name));
    expect(done).toEqual([]);
    pause(2);
    expect([done, spare.has('b'), spare.has('c')]).toEqual([['a', 'b'], false, true]);
    pause(1);
    expect([done, isAwaited()]).toEqual([['a', 'b', 'c'], false]);
  });

  it('leaves out what somebody has done himself, and everything when it is cleared', () => {
    const { isAwaited, pause } = pauses();
    const done: string[] = [];
    const spare = new SpareTime();
    for (const name of ['a', 'b', 'c']) spare.add(name, () => done.push(name));
    spare.drop('a');
    pause(1);
    expect(done).toEqual(['b']);
    spare.clear();
    expect([isAwaited(), spare.has('c')]).toEqual([false, false]);
  });

  it('may be told to wait for a pause, however long that takes', () => {
    const waits: (number | undefined)[] = [];
    const requestIdleCallback = (_: unknown, { timeout }: { timeout?: number }) => waits.push(timeout);
    Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback: () => undefined });
    new SpareTime().add('soon', () => undefined);
    new SpareTime(null).add('one day', () => undefined);
    expect(waits).toEqual([expect.any(Number), undefined]);
  });

  it('comes also where browsers know no pauses', async () => {
    const done: string[] = [];
    const spare = new SpareTime();
    spare.add('a', () => done.push('a'));
    spare.add('b', () => done.push('b'));
    await new Promise((later) => setTimeout(later, 60));
    expect(done).toEqual(['a', 'b']);
  });
});
