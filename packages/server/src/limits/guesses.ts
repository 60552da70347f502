/** Thirty people behind one address, each with three pages. */
const MOST_WAITING = 90;

/** Where guesses are counted. */
export interface GuessCount {
  /** Counts one; false if it was one too many, and then it is not counted. */
  take(key: string): Promise<boolean>;
  giveBack(key: string): Promise<void>;
}

/** Guesses of one address. */
interface Line {
  /** All of them, waiting or not. */
  guessing: number;
  /** Counted, or asking whether there is room. */
  running: number;
  givenBack: number;
  readonly waiting: ((mayTry: boolean) => void)[];
}

/**
 * Counts a guess before it is known whether it is wrong, and gives the count back if it is right: 300 at once all found that
 * there was room for one more when they looked first. More than are left wait for those that are under way.
 */
export class Guesses {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly count: GuessCount) {}

  /** Null: too many wrong ones, so this one was not tried. */
  async guess<T>(key: string, attempt: () => Promise<T>, isWrong: (found: T) => boolean): Promise<T | null> {
    const line = this.lines.get(key) ?? { guessing: 0, running: 0, givenBack: 0, waiting: [] };
    this.lines.set(key, line);
    line.guessing += 1;
    try {
      if (!(await this.mayTry(key, line))) return null;
      return await this.run(key, line, attempt, isWrong);
    } finally {
      line.guessing -= 1;
      if (line.guessing === 0) this.lines.delete(key);
    }
  }

  /** True: it is counted, and runs. */
  private async mayTry(key: string, line: Line): Promise<boolean> {
    for (;;) {
      const { givenBack } = line;
      line.running += 1;
      if (await this.count.take(key)) return true;
      line.running -= 1;
      // One was given back while this was asked for.
      if (givenBack !== line.givenBack) continue;
      if (line.running === 0 || line.waiting.length >= MOST_WAITING) {
        this.endIfNoneRuns(line);
        return false;
      }
      if (!(await new Promise<boolean>((resolve) => line.waiting.push(resolve)))) return false;
    }
  }

  private async run<T>(
    key: string,
    line: Line,
    attempt: () => Promise<T>,
    isWrong: (found: T) => boolean,
  ): Promise<T> {
    let wasWrong = false;
    try {
      const found = await attempt();
      wasWrong = isWrong(found);
      return found;
    } finally {
      // Its own count and no other: asking for right codes without end does not make room for more wrong ones.
      if (!wasWrong) {
        await this.count.giveBack(key);
        line.givenBack += 1;
      }
      line.running -= 1;
      const next = wasWrong ? undefined : line.waiting.shift();
      // The next one is about to run: those behind it wait for that.
      if (next === undefined) this.endIfNoneRuns(line);
      else next(true);
    }
  }

  /** Then there is nothing left that could be given back. */
  private endIfNoneRuns(line: Line): void {
    if (line.running > 0) return;
    for (const resolve of line.waiting.splice(0)) resolve(false);
  }
}
