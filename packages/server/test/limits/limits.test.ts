import { addressKey, createLimits, TokenBucket, type LimitKind } from '../../src/limits';

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

  it('can be asked without being counted', async () => {
    const limits = createLimits(0.000_1);
    expect(await limits.isExhausted('wrong-code', '192.0.2.1')).toBe(false);
    expect(await limits.isExhausted('wrong-code', '192.0.2.1')).toBe(false);
    await limits.take('wrong-code', '192.0.2.1');
    expect(await limits.isExhausted('wrong-code', '192.0.2.1')).toBe(true);
  });

  it('forgive in time', async () => {
    jest.useFakeTimers();
    const limits = createLimits(0.000_1);
    await limits.take('wrong-code', '192.0.2.1');
    jest.advanceTimersByTime(10 * 60 * 1000 - 1);
    expect(await limits.isExhausted('wrong-code', '192.0.2.1')).toBe(true);
    jest.advanceTimersByTime(2);
    expect(await limits.isExhausted('wrong-code', '192.0.2.1')).toBe(false);
    expect(await limits.take('wrong-code', '192.0.2.1')).toBe(true);
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
