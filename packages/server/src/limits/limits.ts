import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressKey } from './address-key';
import { Guesses } from './guesses';

const MINUTE = 60;

/**
 * What one address may do. Behind one address there may be a household, a club night or a classroom: say, thirty people
 * who all start at the same minute. An honest page asks for its table, the list and a place on the socket when it opens,
 * and once more after every lost connection.
 */
const KINDS = {
  /** Thirty pages with five requests each, twice over. */
  api: { points: 300, seconds: MINUTE },
  /** A table is for an evening. Thirty people make eight of them, and change their minds. */
  create: { points: 20, seconds: 10 * MINUTE },
  /** Apart from new tables, so that those can't use it up. A match takes half an hour, and thirty people play eight. */
  rematch: { points: 20, seconds: 10 * MINUTE },
  /** Thirty people whose connection breaks together, each trying four times within the minute. */
  join: { points: 120, seconds: MINUTE },
  /** Every join is followed by one upgrade; some break off halfway. */
  upgrade: { points: 180, seconds: MINUTE },
  /**
   * Mistyped codes. 2,880 guesses a day at 1.4 million codes: with 500 tables in play one is found every day, and all
   * that gives is a place to watch where the gallery is open.
   */
  'wrong-code': { points: 20, seconds: 10 * MINUTE },
  /** Waking reads a whole match. After a restart everything sleeps: thirty people wake eight tables, or thirty. */
  wake: { points: 30, seconds: MINUTE },
  /**
   * A record is read and played again, which may take a tenth of a second. A page asks for one with every connection to a
   * running match: thirty people whose connection breaks twice within the minute.
   */
  record: { points: 60, seconds: MINUTE },
  /** Somebody writes a few lines for each, and a whole table may see the same thing go wrong. */
  report: { points: 10, seconds: 10 * MINUTE },
} as const;

export type LimitKind = keyof typeof KINDS;

/** Where several processes count together. */
export interface SharedCounts {
  /** A client of Redis, as the limiter takes it. */
  readonly client: unknown;
  isWell(): boolean;
}

/**
 * Counted in memory: a restart forgives everybody, which is cheaper than it sounds. Several processes count together in
 * Redis, and each for itself while that is away.
 */
export interface Limits {
  /** Counts one; false if it was one too many. */
  take(kind: LimitKind, address: string): Promise<boolean>;
  /**
   * Tries what may be a guess of a code or a token. Wrong ones are counted as `wrong-code`; null if there were too many
   * of those, right or not.
   */
  guess<T>(address: string, attempt: () => Promise<T>, isWrong: (found: T) => boolean): Promise<T | null>;
}

export function createLimits(factor: number, shared: SharedCounts | null = null): Limits {
  const limiterOf = (kind: LimitKind): (() => RateLimiterAbstract) => {
    const options = {
      keyPrefix: `limit:${kind}`,
      points: Math.max(1, Math.round(KINDS[kind].points * factor)),
      duration: KINDS[kind].seconds,
    };
    const memory = new RateLimiterMemory(options);
    if (shared === null) return () => memory;
    const common = new RateLimiterRedis({ ...options, storeClient: shared.client, insuranceLimiter: memory });
    // Of one that is away is known that it is: nobody has to wait until it does not answer.
    return () => (shared.isWell() ? common : memory);
  };
  const limiters: Readonly<Record<LimitKind, () => RateLimiterAbstract>> = {
    api: limiterOf('api'),
    create: limiterOf('create'),
    rematch: limiterOf('rematch'),
    join: limiterOf('join'),
    upgrade: limiterOf('upgrade'),
    'wrong-code': limiterOf('wrong-code'),
    wake: limiterOf('wake'),
    record: limiterOf('record'),
    report: limiterOf('report'),
  };
  // With memory to fall back on, a limiter rejects for one reason only, and with the count instead of an error.
  const consume = async (kind: LimitKind, key: string): Promise<boolean> =>
    limiters[kind]()
      .consume(key)
      .then(
        () => true,
        () => false,
      );
  const giveBack = async (key: string): Promise<void> => {
    const limiter = limiters['wrong-code']();
    // Of a count that has expired meanwhile there is nothing to give back: below 0 it would be room for more.
    if ((await limiter.reward(key)).consumedPoints < 0) await limiter.delete(key);
  };
  const guesses = new Guesses({
    giveBack,
    async take(key) {
      const isTaken = await consume('wrong-code', key);
      // Also what was too many is counted.
      if (!isTaken) await giveBack(key);
      return isTaken;
    },
  });
  return {
    take: (kind, address) => consume(kind, addressKey(address)),
    guess: (address, attempt, isWrong) => guesses.guess(addressKey(address), attempt, isWrong),
  };
}
