/** Timers can't be set for longer than 24 days. */
const LONGEST_MS = 60 * 60 * 1000;
/** Timers may fire a moment early. More than that is a clock that was set back, and what was waited for has passed. */
const EARLY_MS = 50;

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
    this.timer =
      wait > LONGEST_MS
        ? setTimeout(() => this.set(at), LONGEST_MS)
        : setTimeout(() => this.wakeUp(at), wait);
  }

  private wakeUp(at: number): void {
    const early = at - this.now();
    if (early > 0 && early < EARLY_MS) this.set(at);
    else this.ring();
  }

  /** For good. */
  off(): void {
    this.isOff = true;
    clearTimeout(this.timer);
  }
}
