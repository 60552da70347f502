import type { ServerOptions } from '@colyseus/core';
import type { SharedCounts } from '../limits';
import type { Log } from '../log';
import type { NewsWire } from '../tables/list-news';
import { NO_OTHERS, type Peers } from '../tables/peers';
import type { Reception } from '../tables/reception';
import type * as ByRedis from './by-redis';
import { hostIn } from './public-address';

/** What one process has to do with the others. */
export interface Cluster {
  /** What Colyseus has to be told. */
  readonly colyseus: Pick<
    ServerOptions,
    'presence' | 'driver' | 'publicAddress' | 'selectProcessIdToCreateRoom'
  >;
  readonly others: Peers;
  readonly wire: NewsWire | null;
  readonly counts: SharedCounts | null;
  /** Whether this process can lose a table to another one. */
  readonly isShared: boolean;
  /** Whether the others can be reached. */
  isWell(): boolean;
  /** Hosts of sockets, besides the one that a page came from. */
  socketHosts(): readonly string[];
  /** To be called when Colyseus is up. */
  join(reception: Reception): Promise<void>;
  /** After everything else. */
  close(): Promise<void>;
}

export interface ClusterSettings {
  readonly redisUrl: string | null;
  readonly publicAddress: string | null;
}

/** Without Redis there is nobody else. */
export async function openCluster(
  { redisUrl, publicAddress }: ClusterSettings,
  log: Log,
): Promise<Cluster> {
  const address = publicAddress === null ? {} : { publicAddress };
  if (redisUrl === null) return alone(address);
  // Nothing of it is loaded before; an `import()` would take another loader than the one that has read this file.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { joinByRedis } = require('./by-redis') as typeof ByRedis;
  return joinByRedis(redisUrl, address, log);
}

function alone(address: Cluster['colyseus']): Cluster {
  return {
    colyseus: address,
    others: NO_OTHERS,
    wire: null,
    counts: null,
    isShared: false,
    isWell: () => true,
    socketHosts: () => (address.publicAddress === undefined ? [] : [hostIn(address.publicAddress)]),
    join: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
