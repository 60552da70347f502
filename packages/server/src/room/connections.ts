import { randomBytes } from 'node:crypto';
import type { Client } from '@colyseus/core';
import { CLOSE_CODES, type RoomMessages, type Welcome } from '@pampa/protocol';
import { TokenBucket } from '../limits';
import type { Watcher } from '../table/public';
import type { Visitor } from '../table/visitor';
import type { Admission } from './admission';

/*
 * What one socket may ask for in all (`request-limits.ts` says more for some requests). An eager player makes three moves a second and votes, readies and talks now and then; a
 * page that comes back sends again what was under way.
 */
const REQUESTS = { burst: 40, perSecond: 10 };

/** One socket: somebody's seat, or a place in the gallery. */
export class Connection {
  /** A page that is not being looked at has not seen that it is its turn. */
  isLooking = true;
  hearsGallery = false;
  /** Shown out. Its socket may take its time to close, or be in a tunnel: it counts for nothing any more. */
  isDismissed = false;
  /** Whom a spectator has muted, oldest first; a seat's are kept with the table. */
  muted: readonly string[] = [];
  /** How a spectator wants to be called. */
  watcherName: string;
  /** Where it comes from. */
  readonly visitor: Visitor;
  /** What its page has to be told about the seat with the next welcome. */
  seatNews: Welcome['seatNews'];
  readonly address: string;
  readonly requests: TokenBucket;

  constructor(
    readonly client: Client,
    /** The person's id, or one for this visit to the gallery. */
    public id: string,
    public isSeated: boolean,
    { name, visitor, address, regainedFrom }: Admission,
    now: () => number,
    limitFactor: number,
  ) {
    this.watcherName = name;
    this.visitor = visitor;
    this.address = address;
    this.requests = new TokenBucket(REQUESTS.burst * limitFactor, REQUESTS.perSecond * limitFactor, now);
    if (regainedFrom !== null) this.seatNews = { what: 'regained', at: regainedFrom };
  }

  send<Name extends Exclude<keyof RoomMessages, 'step'>>(name: Name, message: RoomMessages[Name]): void {
    this.client.send(name, message);
  }

  /** Steps are most of what is sent: packed once for all who get the same. */
  sendStep(packed: Uint8Array): void {
    this.client.sendBytes('step', packed);
  }

  /** The last word, and the door. */
  dismiss(code: keyof typeof CLOSE_CODES): void {
    this.isDismissed = true;
    this.send('goodbye', { code });
    this.client.leave(CLOSE_CODES[code]);
  }
}

export function newWatcherId(): string {
  return `w${randomBytes(6).toString('hex')}`;
}

interface Company {
  /** The ids of the people who are there. */
  readonly present: ReadonlySet<string>;
  /** Of those, who has the page before his eyes. */
  readonly looking: ReadonlySet<string>;
  /** Where each connection comes from, by the id of its person or spectator. */
  readonly visitors: ReadonlyMap<string, Visitor>;
}

/** Everybody who is connected to one table. */
export class Connections {
  private readonly bySession = new Map<string, Connection>();
  /** Who was there when the room began to leave; null as long as it stays. */
  private last: Company | null = null;

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
    const connection = this.bySession.get(client.sessionId);
    return connection?.isDismissed === true ? undefined : connection;
  }

  all(): readonly Connection[] {
    return [...this.bySession.values()].filter(({ isDismissed }) => !isDismissed);
  }

  get size(): number {
    return this.bySession.size;
  }

  person(id: string): Connection | undefined {
    return this.all().find((connection) => connection.isSeated && connection.id === id);
  }

  present(): ReadonlySet<string> {
    return this.company().present;
  }

  company(): Company {
    if (this.last !== null) return this.last;
    const seated = this.all().filter(({ isSeated }) => isSeated);
    return {
      present: new Set(seated.map(({ id }) => id)),
      looking: new Set(seated.filter(({ isLooking }) => isLooking).map(({ id }) => id)),
      visitors: new Map(this.all().map(({ id, visitor }) => [id, visitor])),
    };
  }

  /**
   * From now on it is the room that goes, and nobody else: what is still done at the table is done in the company there was.
   * Otherwise it would seem to be agreed by an empty table, and everybody would be called back to it.
   */
  keepCompany(): void {
    this.last ??= this.company();
  }

  watchers(): readonly Pick<Watcher, 'id' | 'name'>[] {
    return this.all().flatMap(({ id, isSeated, watcherName }) =>
      isSeated ? [] : [{ id, name: watcherName }],
    );
  }

  /** How many spectators there are from an address, as `addressKey` groups addresses. */
  watchersFrom(address: string): number {
    let count = 0;
    for (const each of this.bySession.values()) {
      if (!each.isSeated && !each.isDismissed && each.address === address) count += 1;
    }
    return count;
  }

  isLooking(person: string): boolean {
    return this.company().looking.has(person);
  }
}
