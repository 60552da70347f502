import type { Duplex } from 'node:stream';
import { addressKey, TokenBucket } from '../limits';

/**
 * What all sockets of one address may send together, in pieces (`frame-limits.ts`). Thirty people who make a move a
 * second, with the requests and pongs around it, send 150 a second.
 */
const PIECES = { burst: 2400, perSecond: 600 };

/** The open sockets of one address. */
export interface AddressSockets {
  readonly sockets: ReadonlySet<Duplex>;
  readonly pieces: TokenBucket;
}

/** Counts sockets per address from the moment they ask for an upgrade, so that many at once are not let in by one count. */
export class SocketsByAddress {
  private readonly byAddress = new Map<string, { sockets: Set<Duplex>; pieces: TokenBucket }>();
  private readonly bySocket = new WeakMap<Duplex, AddressSockets>();
  private count = 0;

  constructor(private readonly limitFactor: number) {}

  /** How many sockets are open in all. */
  get size(): number {
    return this.count;
  }

  add(socket: Duplex, address: string): void {
    const key = addressKey(address);
    const entry = this.byAddress.get(key) ?? { sockets: new Set(), pieces: this.newBucket() };
    this.byAddress.set(key, entry);
    this.bySocket.set(socket, entry);
    entry.sockets.add(socket);
    this.count += 1;
    socket.once('close', () => {
      this.count -= 1;
      entry.sockets.delete(socket);
      if (entry.sockets.size === 0) this.byAddress.delete(key);
    });
  }

  /** How many sockets an address has open. */
  countOf(address: string): number {
    return this.byAddress.get(addressKey(address))?.sockets.size ?? 0;
  }

  /** The sockets of the same address; undefined for a socket that was never added. */
  besides(socket: Duplex): AddressSockets | undefined {
    return this.bySocket.get(socket);
  }

  private newBucket(): TokenBucket {
    const { burst, perSecond } = PIECES;
    return new TokenBucket(burst * this.limitFactor, perSecond * this.limitFactor, () => performance.now());
  }
}
