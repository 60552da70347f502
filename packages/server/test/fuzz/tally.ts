/** More than this nobody reads. */
const MOST_PROBLEMS = 20;

/** What a run has counted, and what it found that must not be. */
export class Tally {
  readonly counts = new Map<string, number>();
  readonly problems: string[] = [];
  frames = 0;

  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  /** The same problem a thousand times is one problem. */
  problem(what: string): void {
    if (!this.problems.includes(what) && this.problems.length < MOST_PROBLEMS) this.problems.push(what);
  }
}
