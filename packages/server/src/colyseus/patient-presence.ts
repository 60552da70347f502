import { RedisPresence } from '@colyseus/redis-presence';
import type { RedisLink } from '../cluster/redis';

type Listener = (...said: unknown[]) => void;

/**
 * Colyseus' presence, for a house in which Redis may go away. Colyseus waits for none of the promises of what it merely
 * notes down or calls out, so none of them may fail: that would end the process. What is asked may.
 */
export class PatientPresence extends RedisPresence {
  constructor(link: RedisLink) {
    super(link.client);
    // One client, not a cluster of them: that is what it was given.
    link.takeIn(this.sub as typeof link.client);
  }

  /** How many processes listen to each. Unlike a list of all channels, this takes no longer the more there are. */
  async listenersOf(topics: readonly string[]): Promise<readonly number[]> {
    if (topics.length === 0) return [];
    // A name and a number for each, in turns.
    const counted = (await this.pub.call('PUBSUB', 'NUMSUB', ...topics)) as (string | number)[];
    return counted.filter((_, index) => index % 2 === 1).map(Number);
  }

  async isHeard(topic: string): Promise<boolean> {
    const [count = 0] = await this.listenersOf([topic]);
    return count > 0;
  }

  /** What can't be subscribed to now is remembered, and is when Redis is back. */
  override async subscribe(topic: string, listener: Listener): Promise<this> {
    await super.subscribe(topic, listener).catch(() => undefined);
    return this;
  }

  override async unsubscribe(topic: string, listener?: Listener): Promise<this> {
    await super.unsubscribe(topic, listener).catch(() => undefined);
    return this;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    await super.publish(topic, data).catch(() => undefined);
  }

  override hset(key: string, field: string, value: string): Promise<boolean> {
    return super.hset(key, field, value).catch(() => false);
  }

  override hdel(key: string, field: string): Promise<boolean> {
    return super.hdel(key, field).catch(() => false);
  }

  /** The connections are the link's, which closes them when everybody is done. */
  override shutdown(): void {
    this.subscriptions.removeAllListeners();
  }
}
