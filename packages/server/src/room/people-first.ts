import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';

/** How long a bot lets people pass at most. On an evening without a quiet moment it moves all the same. */
const LONGEST_WAIT_MS = 50;
/** A person's move takes a millisecond or two. */
const LOOK_AGAIN_MS = 2;
/** A move that takes longer than this has met a store that does not answer: the others need not wait for it. */
const LONGEST_MOVE_MS = 250;

interface BotInLine {
  readonly begin: () => Promise<void>;
  /** By the clock of the process. Counted from where he joined the line: else a line would move once in so long, and grow. */
  readonly waitsUntil: number;
}

/**
 * In what order the tables of a house change. Whatever a person does is done at once. The moves of bots stand in one line: the
 * next begins when the one before is done or waits to be written with others, the sockets have been read, and nobody's move is on
 * its way. A hundred bots that decide in the same moment would otherwise have all their moves written and shown before the
 * person who was next.
 */
export class PeopleFirst {
  private moving = 0;
  private readonly line: BotInLine[] = [];
  private isServing = false;

  async person<A>(move: () => Promise<A>): Promise<A> {
    this.moving += 1;
    try {
      return await move();
    } finally {
      this.moving -= 1;
    }
  }

  /** `move` says when there is nothing left of it but to wait. */
  bot<A>(move: (onWait: () => void) => Promise<A>): Promise<A> {
    return new Promise((resolve, reject) => {
      this.line.push({
        begin: () => new Promise((goOn) => void move(goOn).then(resolve, reject).finally(goOn)),
        waitsUntil: performance.now() + LONGEST_WAIT_MS,
      });
      if (!this.isServing) void this.serve();
    });
  }

  private async serve(): Promise<void> {
    this.isServing = true;
    for (let next = this.line.shift(); next !== undefined; next = this.line.shift()) {
      await this.quietMoment(next.waitsUntil);
      await orAfter(LONGEST_MOVE_MS, next.begin());
    }
    this.isServing = false;
  }

  private async quietMoment(until: number): Promise<void> {
    // Who has been read by then is on his way.
    await endOfTurn();
    while (this.moving > 0 && performance.now() < until) await sleep(LOOK_AGAIN_MS);
  }
}

async function orAfter(ms: number, work: Promise<void>): Promise<void> {
  const isEnough = new AbortController();
  const enough = sleep(ms, undefined, { signal: isEnough.signal }).catch(() => undefined);
  await Promise.race([work, enough]);
  isEnough.abort();
}
