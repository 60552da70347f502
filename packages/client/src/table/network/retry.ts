/** A blip is over at once; a server that restarts needs a few seconds; nobody waits longer than this for nothing. */
const FIRST_MS = 500;
const LONGEST_MS = 8000;

/** Half of it by chance: a table of people who were all dropped at once don't all knock at once. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, attempt - 1));
  return longest / 2 + (longest / 2) * random();
}

/** A table that has moved is there at once; so that not all of its people ask in the same millisecond. */
const MOVED_MS = 100;

export function movedDelay(random: () => number = Math.random): number {
  return MOVED_MS * random();
}

/** Calls back after a while, or as soon as there is reason to believe that it would work now. */
export class Retry {
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly again: () => void) {}

  /** When it will be, by `performance.now`. */
  after(ms: number): number {
    this.cancel();
    this.timer = setTimeout(() => this.now(), ms);
    return performance.now() + ms;
  }

  /** Nothing happens unless somebody is waiting for the next attempt. */
  now(): void {
    if (this.timer === null) return;
    this.cancel();
    this.again();
  }

  cancel(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
