/** Timers can't be set for longer than 24 days; and a machine that was suspended should find out soon. */
const LONGEST_MS = 60 * 60 * 1000;

/** One thing to be done at one time, which may be moved. */
export class Alarm {
  private timer: NodeJS.Timeout | undefined;
  private isOff = false;

  constructor(
    private readonly now: () => number,
    private readonly ring: () => void,
  ) {}

  /** Null: never. Whatever was set before is forgotten. */
  set(at: number | null): void {
    clearTimeout(this.timer);
    if (at === null || this.isOff) return;
    const wait = Math.max(0, at - this.now());
    this.timer = setTimeout(() => this.wakeUp(at), Math.min(wait, LONGEST_MS));
  }

  /** For good. */
  off(): void {
    this.isOff = true;
    clearTimeout(this.timer);
  }

  private wakeUp(at: number): void {
    if (this.now() < at) this.set(at);
    else this.ring();
  }
}
