import type { Log } from '../log';
import { NO_OTHERS } from '../tables/owners';
import type * as ByRedis from './by-redis';
import type { Cluster } from './cluster';
import { hostIn } from './public-address';

interface ClusterSettings {
  readonly redisUrl: string | null;
  readonly publicAddress: string | null;
}

/** Without Redis there is nobody else. */
export async function openCluster({ redisUrl, publicAddress }: ClusterSettings, log: Log): Promise<Cluster> {
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
