import { randomBytes } from 'node:crypto';
import type { Client } from '@colyseus/core';
import { CLOSE_CODES, type RoomMessages } from '@pampa/protocol';
import { TokenBucket } from '../limits';
import type { Watcher } from '../table/public';

/*
 * What one socket may ask for. An eager player makes three moves a second and votes, readies and talks now and then; a
 * page that comes back sends again what was under way.
 */
const REQUESTS = { burst: 40, perSecond: 10 };
const SAYINGS = { burst: 6, perSecond: 0.5 };
const EMOTES = { burst: 5, perSecond: 1 };

/** One socket: somebody's seat, or a place in the gallery. */
export class Connection {
  /** A page that is not being looked at has not seen that it is its turn. */
  isLooking = true;
  hearsGallery = false;
  /** Whom a spectator has muted; a seat's are kept with the table. */
  readonly muted = new Set<string>();
  readonly requests: TokenBucket;
  readonly sayings: TokenBucket;
  readonly emotes: TokenBucket;

  constructor(
    readonly client: Client,
    /** The person's id, or one for this visit to the gallery. */
    public id: string,
    public isSeated: boolean,
    /** How a spectator wants to be called. */
    readonly watcherName: string,
    now: () => number,
    limitFactor: number,
  ) {
    const bucketOf = ({ burst, perSecond }: typeof REQUESTS): TokenBucket =>
      new TokenBucket(burst * limitFactor, perSecond * limitFactor, now);
    this.requests = bucketOf(REQUESTS);
    this.sayings = bucketOf(SAYINGS);
    this.emotes = bucketOf(EMOTES);
  }

  send<Name extends keyof RoomMessages>(name: Name, message: RoomMessages[Name]): void {
    this.client.send(name, message);
  }

  /** The last word, and the door. */
  dismiss(code: keyof typeof CLOSE_CODES): void {
    this.send('goodbye', { code });
    this.client.leave(CLOSE_CODES[code]);
  }
}

export function newWatcherId(): string {
  return `w${randomBytes(6).toString('hex')}`;
}

/** Everybody who is connected to one table. */
export class Connections {
  private readonly bySession = new Map<string, Connection>();

  add(connection: Connection): void {
    this.bySession.set(connection.client.sessionId, connection);
  }

  /** The connection that was there, or undefined. */
  remove(sessionId: string): Connection | undefined {
    const connection = this.bySession.get(sessionId);
    this.bySession.delete(sessionId);
    return connection;
  }

  of(client: Client): Connection | undefined {
    return this.bySession.get(client.sessionId);
  }

  all(): readonly Connection[] {
    return [...this.bySession.values()];
  }

  get size(): number {
    return this.bySession.size;
  }

  person(id: string): Connection | undefined {
    return this.all().find((connection) => connection.isSeated && connection.id === id);
  }

  /** The ids of the people who are there. */
  present(): ReadonlySet<string> {
    return new Set(this.all().flatMap(({ id, isSeated }) => (isSeated ? [id] : [])));
  }

  watchers(): readonly Watcher[] {
    return this.all().flatMap(({ id, isSeated, watcherName }) =>
      isSeated ? [] : [{ id, name: watcherName }],
    );
  }

  isLooking(person: string): boolean {
    return this.all().some(({ id, isSeated, isLooking }) => isSeated && isLooking && id === person);
  }
}
