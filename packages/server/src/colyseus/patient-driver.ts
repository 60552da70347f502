import type { IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { RedisLink } from '../cluster/redis';

type Changes = Parameters<RedisDriver['update']>[1];

/**
 * Colyseus' list of rooms in Redis. Nobody plays by it: whose a table is stands in the store, so that nobody has to wait
 * until the list is right, and a table can be opened, played and closed while Redis is away. `upkeep.ts` puts it right.
 */
export class PatientDriver extends RedisDriver {
  constructor(link: RedisLink) {
    super(link.client);
  }

  override update(room: IRoomCache, changes: Changes): Promise<boolean> {
    return noted(super.update(room, changes));
  }

  override persist(room: IRoomCache, isNew?: boolean): Promise<boolean> {
    return noted(super.persist(room, isNew));
  }

  override remove(roomId: string): Promise<boolean> {
    return noted(super.remove(roomId));
  }

  override async cleanup(processId: string): Promise<void> {
    await super.cleanup(processId).catch(() => undefined);
  }

  /** The connection is the link's. */
  override shutdown(): Promise<void> {
    return Promise.resolve();
  }
}

function noted(writing: Promise<unknown>): Promise<boolean> {
  writing.catch(() => undefined);
  return Promise.resolve(true);
}
