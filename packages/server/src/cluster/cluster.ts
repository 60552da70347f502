import type { ServerOptions } from '@colyseus/core';
import type { SharedCounts } from '../limits';
import type { NewsWire } from '../tables/list-news';
import type { Awake } from '../tables/awake';
import type { OtherProcesses } from '../tables/owners';

/** What one process has to do with the others. */
export interface Cluster {
  /** What Colyseus has to be told. */
  readonly colyseus: Pick<ServerOptions, 'presence' | 'driver' | 'publicAddress'>;
  readonly others: OtherProcesses;
  readonly wire: NewsWire | null;
  readonly counts: SharedCounts | null;
  /** Whether this process can lose a table to another one. */
  readonly isShared: boolean;
  /** Whether the others can be reached. */
  isWell(): boolean;
  /** Hosts of sockets, besides the one that a page came from. */
  socketHosts(): readonly string[];
  /** To be called when Colyseus is up. */
  join(awake: Pick<Awake, 'keeps' | 'admit' | 'operate' | 'glance'>): Promise<void>;
  /** After everything else. */
  close(): Promise<void>;
}
