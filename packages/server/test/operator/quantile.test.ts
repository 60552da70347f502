import { quantile, since } from '../../src/operator/quantile';

const BUCKETS = new Map([
  [0.001, 50],
  [0.002, 90],
  [0.01, 99],
  [Infinity, 100],
]);

describe('a quantile of a histogram', () => {
  test('lies between the bounds of its bucket, as far as its rank does', () => {
    expect(quantile(BUCKETS, 0.5)).toBeCloseTo(0.001);
    expect(quantile(BUCKETS, 0.7)).toBeCloseTo(0.0015);
    expect(quantile(BUCKETS, 0.99)).toBeCloseTo(0.01);
  });

  test('beyond the last bound is that bound, and of nothing is null', () => {
    expect(quantile(BUCKETS, 0.999)).toBe(0.01);
    expect(
      quantile(
        new Map([
          [1, 0],
          [Infinity, 0],
        ]),
        0.5,
      ),
    ).toBeNull();
  });

  test('is of what came since', () => {
    const later = new Map([...BUCKETS].map(([bound, count]) => [bound, count + (bound >= 0.01 ? 10 : 0)]));
    expect(quantile(since(BUCKETS, later), 0.5)).toBeCloseTo(0.006);
  });
});
