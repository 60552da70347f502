import { TokenBucket } from './token-bucket';

/** Some hundred bytes each. With more addresses than that, those not seen for longest get a fresh bucket. */
const MOST_ADDRESSES = 10_000;

export interface BucketSize {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * A token bucket for each address, in memory and synchronous: for what has to be counted before anything is read or
 * awaited. Each process counts for itself, also where `Limits` are shared.
 */
export class AddressBuckets {
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly size: BucketSize,
    private readonly now: () => number = () => performance.now(),
    private readonly mostAddresses = MOST_ADDRESSES,
  ) {}

  /** `key` as `addressKey` makes it. False if there is less in the bucket; then nothing is taken. */
  take(key: string, cost = 1): boolean {
    const bucket = this.buckets.get(key) ?? new TokenBucket(this.size.burst, this.size.perSecond, this.now);
    // A map gives its keys in the order they were set: this makes the first one the one unused for longest.
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    for (const oldest of this.buckets.keys()) {
      if (this.buckets.size <= this.mostAddresses) break;
      this.buckets.delete(oldest);
    }
    return bucket.take(cost);
  }
}
