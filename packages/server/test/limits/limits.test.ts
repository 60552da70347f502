import {
  AddressBuckets,
  addressKey,
  createLimits,
  TokenBucket,
  type LimitKind,
  type Limits,
} from '../../src/limits';

afterEach(() => jest.useRealTimers());

async function takeUntilRefused(kind: LimitKind, factor: number): Promise<number> {
  const limits = createLimits(factor);
  let taken = 0;
  while (await limits.take(kind, '192.0.2.1')) taken += 1;
  return taken;
}

describe('limits', () => {
  it.each([
    ['api', 300],
    ['create', 20],
    ['join', 120],
    ['upgrade', 180],
    ['wrong-code', 20],
    ['wake', 30],
    ['record', 60],
    ['report', 10],
  ] as const)('let %s happen %i times', async (kind, times) => {
    expect(await takeUntilRefused(kind, 1)).toBe(times);
    expect(await takeUntilRefused(kind, 3)).toBe(3 * times);
    expect(await takeUntilRefused(kind, 0.000_1)).toBe(1);
  });

  it('count kinds and addresses apart', async () => {
    const limits = createLimits(0.000_1);
    expect(await limits.take('wake', '192.0.2.1')).toBe(true);
    expect(await limits.take('wake', '192.0.2.1')).toBe(false);
    expect(await limits.take('join', '192.0.2.1')).toBe(true);
    expect(await limits.take('wake', '192.0.2.2')).toBe(true);
  });
});

describe('guesses', () => {
  const right = (): Promise<boolean> => Promise.resolve(true);
  const wrong = (): Promise<boolean> => Promise.resolve(false);
  const guess = (limits: Limits, attempt: () => Promise<boolean>): Promise<boolean | null> =>
    limits.guess('192.0.2.1', attempt, (isRight) => !isRight);

  it('count when they are wrong', async () => {
    const limits = createLimits(0.1);
    for (const attempt of [right, wrong, right]) await guess(limits, attempt);
    expect(await guess(limits, wrong)).toBe(false);
    expect([await guess(limits, right), await guess(limits, wrong)]).toEqual([null, null]);
    expect(await limits.take('wake', '192.0.2.1')).toBe(true);
  });

  it('do not count when they could not be tried', async () => {
    const limits = createLimits(0.000_1);
    const failing = (): Promise<boolean> => Promise.reject(new Error('no store'));
    for (let times = 3; times > 0; times--) await expect(guess(limits, failing)).rejects.toThrow('no store');
    expect(await guess(limits, right)).toBe(true);
  });

  it('are counted before they are tried, and wait for those that are under way', async () => {
    const limits = createLimits(0.1);
    let tried = 0;
    let release = (_isRight: boolean): void => undefined;
    const outcome = new Promise<boolean>((resolve) => (release = resolve));
    const slow = (): Promise<boolean> => {
      tried += 1;
      return outcome;
    };
    const answers = Promise.all(Array.from({ length: 50 }, () => guess(limits, slow)));
    await new Promise(setImmediate);
    expect(tried).toBe(2);
    release(true);
    expect(new Set(await answers)).toEqual(new Set([true]));
    expect(tried).toBe(50);
  });

  it('are not tried when those under way were wrong', async () => {
    const limits = createLimits(0.1);
    let tried = 0;
    const slow = async (): Promise<boolean> => {
      tried += 1;
      await new Promise(setImmediate);
      return false;
    };
    const answers = await Promise.all(Array.from({ length: 300 }, () => guess(limits, slow)));
    expect([tried, answers.filter((answer) => answer === null).length]).toEqual([2, 298]);
  });

  it('are forgiven in time, and those under way then make no room for more', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const limits = createLimits(0.000_1);
    await guess(limits, wrong);
    jest.advanceTimersByTime(10 * 60 * 1000 - 1);
    expect(await guess(limits, right)).toBeNull();
    jest.advanceTimersByTime(2);
    const late = guess(limits, () => {
      jest.advanceTimersByTime(10 * 60 * 1000 + 1);
      return right();
    });
    expect(await late).toBe(true);
    expect([await guess(limits, wrong), await guess(limits, wrong)]).toEqual([false, null]);
  });
});

describe('buckets for addresses', () => {
  it('are each for one address, and forget those unused for longest', () => {
    const buckets = new AddressBuckets({ burst: 1, perSecond: 0 }, () => 0, 2);
    expect([buckets.take('a'), buckets.take('b'), buckets.take('a')]).toEqual([true, true, false]);
    expect([buckets.take('c'), buckets.take('a'), buckets.take('b')]).toEqual([true, false, true]);
  });
});

describe('whom it counts for', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['', 'unknown'],
    ['not an address', 'unknown'],
    ['1.2.3.4.5', 'unknown'],
  ])('%p is %p', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('a bucket of tokens', () => {
  it('lets a burst through, then so much per second', () => {
    let now = 0;
    const bucket = new TokenBucket(3, 2, () => now);
    expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, true, false]);
    now = 500;
    expect([bucket.take(), bucket.take()]).toEqual([true, false]);
    now = 60_000;
    expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, true, false]);
  });

  it('charges by size, and nothing for what it refuses', () => {
    let now = 0;
    const bucket = new TokenBucket(1000, 100, () => now);
    expect(bucket.take(1001)).toBe(false);
    expect(bucket.take(900)).toBe(true);
    expect(bucket.take(101)).toBe(false);
    expect(bucket.take(100)).toBe(true);
    now = 1000;
    expect(bucket.take(100)).toBe(true);
  });
});
