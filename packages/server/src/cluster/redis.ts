import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Log } from '../log';
import { RedisProblem } from './redis-problem';

/** On a network of one's own Redis answers within a millisecond. What takes as long as this is stalled, or far away. */
const ANSWERS_WITHIN_MS = 1_000;
/** So long it may be away without our knowing. It is noticed at once where its connection breaks. */
const LOOK_EVERY_MS = 1_000;
/** A Redis that is restarted is found again within this. */
const LONGEST_RETRY_MS = 250;
/** Until then others may not have noticed yet that Redis is back: who is not heard of is not therefore dead. */
const ALL_ARE_BACK_MS = 2_000;
/** Processes of one deployment are started together: whoever comes first waits for Redis a while. */
const STARTS_WITHIN_MS = 10_000;

/** Nothing may wait for a Redis that is away: no command is kept for later, or sent a second time. */
const OPTIONS = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  commandTimeout: ANSWERS_WITHIN_MS,
  connectTimeout: ANSWERS_WITHIN_MS,
  retryStrategy: (attempt: number) => Math.min(50 * attempt, LONGEST_RETRY_MS),
};

/** A connection that knows whether anybody is at its other end. */
export class RedisLink {
  readonly client: Redis;
  private well = false;
  private backSince = -Infinity;
  private readonly backListeners = new Set<() => void>();
  private readonly others: Redis[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    url: string,
    private readonly log: Log,
  ) {
    this.client = new Redis(url, OPTIONS);
    this.watch(this.client);
  }

  /** Whether Redis has answered lately. */
  get isWell(): boolean {
    return this.well;
  }

  /** Whether everybody else has had time to find it again, since it was away. */
  get isSettled(): boolean {
    return this.well && performance.now() - this.backSince > ALL_ARE_BACK_MS;
  }

  /** Called when Redis is there again, perhaps without anything that it knew before. */
  onBack(listener: () => void): void {
    this.backListeners.add(listener);
  }

  /** A second connection, made of this one: subscribers need one of their own. */
  takeIn(connection: Redis): void {
    this.others.push(connection);
    this.watch(connection);
  }

  /** Throws `RedisProblem` if nobody answers. */
  async open(): Promise<void> {
    const all = [this.client, ...this.others];
    for (const begun = performance.now(); ;) {
      // Those that wait for their next try are connected by it.
      await Promise.allSettled(all.filter(({ status }) => status === 'wait').map((one) => one.connect()));
      if (await this.look()) break;
      if (performance.now() - begun > STARTS_WITHIN_MS) {
        throw new RedisProblem('Redis does not answer: see whether REDIS_URL is right.');
      }
      await pause(LONGEST_RETRY_MS);
    }
    this.backSince = -Infinity;
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
    this.well = false;
    for (const one of [this.client, ...this.others]) one.disconnect();
  }

  private watch(connection: Redis): void {
    connection.on('close', () => this.isAway());
    // ioredis tries again by itself; what matters is said once, by `isAway`.
    connection.on('error', () => undefined);
  }

  /** Whether it answers now. */
  async look(): Promise<boolean> {
    try {
      await Promise.all([this.client, ...this.others].map((one) => one.ping()));
      this.isBack();
      return true;
    } catch {
      this.isAway();
      return false;
    }
  }

  private isAway(): void {
    if (!this.well) return;
    this.well = false;
    this.log.error('redis is away');
  }

  private isBack(): void {
    if (this.well) return;
    this.well = true;
    this.backSince = performance.now();
    this.log.info('redis is there');
    for (const listener of this.backListeners) listener();
  }
}
