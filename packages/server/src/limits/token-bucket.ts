/** Lets a burst through and then so much per second. For one socket: it lives and dies with it. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  /** `now` in milliseconds, from a clock that never goes back. */
  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {
    this.tokens = burst;
    this.filledAt = now();
  }

  /** What is refused costs nothing. */
  take(cost = 1): boolean {
    const now = this.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.filledAt) / 1000) * this.perSecond);
    this.filledAt = now;
    if (cost > this.tokens) return false;
    this.tokens -= cost;
    return true;
  }
}
