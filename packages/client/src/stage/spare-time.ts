/** A job is not begun unless there are so many milliseconds left before somebody wants the processor. */
const LEAST_LEFT_MS = 3;

/** Who waits longer than this gets one job done even where there is no pause: every third frame or so. */
const LONGEST_WAIT_MS = 45;

/** Work that can wait: done in the pauses between frames, a little at a time, each job once. */
export class SpareTime {
  readonly #longestWaitMs: number | null;
  readonly #jobs = new Map<string, () => void>();
  #cancel: (() => void) | null = null;

  /** Null: as long as it takes until there is a pause. */
  constructor(longestWaitMs: number | null = LONGEST_WAIT_MS) {
    this.#longestWaitMs = longestWaitMs;
  }

  has(name: string): boolean {
    return this.#jobs.has(name);
  }

  add(name: string, job: () => void): void {
    this.#jobs.set(name, job);
    this.#cancel ??= inPause(this.#work, this.#longestWaitMs);
  }

  /** Somebody could not wait and did it himself. */
  drop(name: string): void {
    this.#jobs.delete(name);
  }

  clear(): void {
    this.#jobs.clear();
    this.#cancel?.();
    this.#cancel = null;
  }

  readonly #work = (msLeft: () => number): void => {
    this.#cancel = null;
    for (const [name, job] of this.#jobs) {
      this.#jobs.delete(name);
      job();
      if (msLeft() < LEAST_LEFT_MS) break;
    }
    if (this.#jobs.size > 0) this.#cancel = inPause(this.#work, this.#longestWaitMs);
  };
}

/** Returns how to call it off. */
function inPause(work: (msLeft: () => number) => void, longestWaitMs: number | null): () => void {
  // Safari has no such thing: there it is one job at a time, between whatever else there is.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(() => work(() => 0), 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(
    (pause) => work(() => pause.timeRemaining()),
    longestWaitMs === null ? {} : { timeout: longestWaitMs },
  );
  return () => cancelIdleCallback(handle);
}
