import type { BucketSize } from '../limits';

/**
 * What one address may do at the port, whatever it asks for. Each number is for thirty people behind one address, as at a
 * club night, and is multiplied by LIMIT_FACTOR.
 */
export const PER_ADDRESS = {
  /** A first visit is some 200 requests, as the service worker keeps all files: all thirty at once, and one every five seconds. */
  requests: { burst: 6000, perSecond: 40 },
  /** A container engine asks once in 10 to 30 s, a proxy or Prometheus once in 5 to 15 s. */
  health: { burst: 60, perSecond: 5 },
  /** A browser opens 6 connections for a page and 1 for the table: thirty pages, loaded three times within a minute. */
  newConnections: { burst: 600, perSecond: 20 },
  /** Thirty browsers with 6 connections and 2 tables each, and some that are still being given up. */
  openConnections: 300,
  /** Thirty browsers with 6 requests each, and 30 streams of the list. */
  unanswered: 250,
} as const satisfies Record<string, BucketSize | number>;

/** Of all addresses together: the thousand streams of the list, and as many others. */
export const MOST_UNANSWERED = 2000;

/** Ten people at each table, each with a socket and a connection that waits for the next request. */
const CONNECTIONS_PER_TABLE = 20;
const FEWEST_CONNECTIONS = 2000;

export function mostConnections(maxTables: number): number {
  return Math.max(FEWEST_CONNECTIONS, maxTables * CONNECTIONS_PER_TABLE);
}

/**
 * Requests of one connection that are not answered yet; one is worked on, the others wait. Browsers and proxies send one and
 * wait for its answer. A connection with more is cut off: 20 of them with thousands each stopped every table for a minute.
 */
export const MOST_PER_CONNECTION = 5;

/** What a connection that was cut off costs its address in requests: twenty of those, and it has none left. */
export const CUT_OFF_COST = 300;

/** How long a refusal is held back: an address that asks without end gets one answer a second on each connection. */
export const HOLD_MS = 1000;

/** Refusals held back at once; any further one is sent without delay, so that they can't fill the memory. */
export const MOST_HELD = 500;
