import type { HouseCode } from './codes';

/**
 * Why a server closed a connection, for a client that did not get to read the `goodbye`. 4000 to 4003 are Colyseus' own:
 * left, shutting down, error, and failed to reconnect.
 */
export const CLOSE_CODES = {
  replaced: 4010,
  kicked: 4011,
  'lease-lost': 4012,
  'gallery-closed': 4013,
  'too-fast': 4014,
} as const satisfies Partial<Record<HouseCode, number>>;
