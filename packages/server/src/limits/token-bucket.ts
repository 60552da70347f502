/** Lets a burst through and then so much per second. For one socket: it lives and dies with it. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  /** `now` in milliseconds. If it is set back, nothing is given for that time, and nothing taken. */
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
    this.tokens = Math.min(
      this.burst,
      this.tokens + (Math.max(0, now - this.filledAt) / 1000) * this.perSecond,
    );
    this.filledAt = now;
    if (cost > this.tokens) return false;
    this.tokens -= cost;
    return true;
  }
}
