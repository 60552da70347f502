export type Job = () => Promise<void>;

/**
 * Jobs that are done one at a time, the addresses in turn: an address with fifty of them makes others wait for one of its
 * own, not for fifty.
 */
export class FairQueue {
  /** A map gives its keys in the order they were set, so the first is the one whose turn it is. */
  private readonly waiting = new Map<string, Job[]>();
  private isBusy = false;
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(key: string): number {
    return this.waiting.get(key)?.length ?? 0;
  }

  /** A job sees to its own errors. */
  add(key: string, job: Job): void {
    const jobs = this.waiting.get(key) ?? [];
    jobs.push(job);
    this.waiting.set(key, jobs);
    this.count += 1;
    if (!this.isBusy) void this.work();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    for (let job = this.next(); job !== undefined; job = this.next()) await job();
    this.isBusy = false;
  }

  private next(): Job | undefined {
    for (const [key, jobs] of this.waiting) {
      const job = jobs.shift();
      this.waiting.delete(key);
      if (jobs.length > 0) this.waiting.set(key, jobs);
      this.count -= 1;
      return job;
    }
    return undefined;
  }
}
